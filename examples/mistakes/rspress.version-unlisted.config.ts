import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-versions',
  title: 'Almanac',
  multiVersion: { default: 'v2', versions: ['v1'] },
});
