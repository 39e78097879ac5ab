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
    overview: {
      filterNameText: 'Find',
      filterPlaceholderText: 'A place or a season',
      filterNoResultText: 'Nobody has walked this yet',
    },
  },
});
