import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**', 'fragments/**'],
  },
  themeConfig: {
    outlineTitle: 'In this note',
    prevPageText: 'Before this',
    nextPageText: 'After this',
    editLink: {
      docRepoBaseUrl: 'https://github.com/example/trail-notes/edit/main/docs',
      text: 'Edit this page on GitHub',
    },
    enableScrollToTop: true,
  },
});
