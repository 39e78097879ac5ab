import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-buttons',
  title: 'Tent',
});
