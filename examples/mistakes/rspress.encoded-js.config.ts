import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-encoded',
  title: 'Almanac',
  markdown: {
    mdxRs: false,
  },
});
