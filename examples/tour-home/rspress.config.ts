import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
  themeConfig: {
    footer: {
      message: 'Written on foot. <a href="https://example.com/licence">Licence</a>',
    },
  },
});
