import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-brackets',
  title: 'Trail notes',
});
