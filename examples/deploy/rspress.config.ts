import { defineConfig } from 'rspress/config';

export default defineConfig({
  base: '/sextant/',
  title: 'Sextant',
  route: {
    cleanUrls: true,
  },
});
