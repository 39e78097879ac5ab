import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-widths',
  title: 'Tent',
});
