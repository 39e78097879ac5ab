import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'pages',
  title: 'Almanac',
  themeConfig: { nav: [] },
});
