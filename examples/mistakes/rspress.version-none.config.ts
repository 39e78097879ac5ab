import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-versions',
  title: 'Almanac',
  multiVersion: { versions: ['v1'] },
});
