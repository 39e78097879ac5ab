import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Bellows',
  themeConfig: {
    outline: false,
    fallbackHeadingTitle: false,
    editLink: {
      docRepoBaseUrl: 'https://example.com/bellows/blob/main/docs',
    },
  },
});
