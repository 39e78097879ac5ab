import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-case',
  title: 'Watchmaker',
  markdown: {
    checkDeadLinks: true,
  },
});
