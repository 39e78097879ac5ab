import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-windows',
  title: 'Watchmaker',
});
