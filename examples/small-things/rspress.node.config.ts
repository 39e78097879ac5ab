import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-node',
  title: 'Watchmaker',
});
