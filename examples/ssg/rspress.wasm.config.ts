import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-wasm',
  title: 'Windsock',
  ssg: {
    strict: true,
  },
});
