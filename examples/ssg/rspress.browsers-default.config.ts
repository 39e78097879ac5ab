import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-browsers',
  title: 'Windsock',
});
