import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-links',
  title: 'Almanac',
  icon: '/no-such-icon.svg',
});
