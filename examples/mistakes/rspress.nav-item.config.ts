import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-nav-item',
  title: 'Almanac',
});
