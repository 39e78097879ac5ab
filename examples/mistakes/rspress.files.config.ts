import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-files',
  title: 'Almanac',
  markdown: {
    checkDeadLinks: true,
  },
});
