import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-bundler',
  title: 'Almanac',
});
