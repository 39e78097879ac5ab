import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-frontmatter',
  title: 'Almanac',
});
