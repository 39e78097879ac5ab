import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  themeConfig: {
    editLink: {
      docRepoBaseUrl: 'https://example.com/trail-notes/docs',
      text: 'Edit this page',
    },
  },
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
});
