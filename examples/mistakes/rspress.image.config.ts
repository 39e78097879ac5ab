import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-image',
  title: 'Almanac',
});
