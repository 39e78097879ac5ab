import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-header',
  title: 'Almanac',
});
