import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-bare-import',
  title: 'Almanac',
});
