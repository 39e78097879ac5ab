import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-none',
  title: 'Watchmaker',
});
