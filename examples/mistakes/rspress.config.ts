import { defineConfig } from 'rspress/config';

// Builds with exit code 0 although three pages have nothing to show.
export default defineConfig({
  root: 'docs-empty',
  title: 'Almanac',
});
