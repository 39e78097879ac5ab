import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-mistakes',
  title: 'Loom',
});
