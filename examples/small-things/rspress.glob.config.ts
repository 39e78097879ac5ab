import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-glob',
  title: 'Watchmaker',
});
