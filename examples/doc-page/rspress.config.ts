import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Bellows',
  themeConfig: {
    outlineTitle: 'Contents',
    prevPageText: 'Back to',
    nextPageText: 'On to',
    editLink: {
      docRepoBaseUrl: 'https://example.com/bellows/blob/main/docs',
      text: 'Improve this page',
    },
    searchPlaceholderText: 'Look something up',
    enableContentAnimation: true,
    enableAppearanceAnimation: true,
    enableScrollToTop: true,
  },
});
