import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-config',
  title: 'Almanac',
  // @ts-expect-error A value has to be a text, a number or a boolean.
  head: [['script', { src: ['/counter.js'] }]],
});
