import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-module',
  title: 'Windsock',
  ssg: {
    strict: true,
  },
});
