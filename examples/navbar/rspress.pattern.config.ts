import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Mill',
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/grind', activeMatch: '*guide' }],
  },
});
