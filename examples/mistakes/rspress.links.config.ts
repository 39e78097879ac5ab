import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-links',
  title: 'Almanac',
  markdown: {
    checkDeadLinks: true,
  },
});
