import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-await',
  title: 'Windsock',
  ssg: {
    strict: true,
  },
});
