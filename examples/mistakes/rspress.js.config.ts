import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-js',
  title: 'Almanac',
  markdown: {
    mdxRs: false,
    checkDeadLinks: true,
  },
});
