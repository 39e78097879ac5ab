import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  icon: '/icon.svg',
  logo: {
    light: '/icon.svg',
    dark: '/icon-dark.svg',
  },
  logoText: 'Trail notes',
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**', 'fragments/**'],
  },
});
