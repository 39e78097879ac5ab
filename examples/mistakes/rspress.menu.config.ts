import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-menu',
  title: 'Almanac',
});
