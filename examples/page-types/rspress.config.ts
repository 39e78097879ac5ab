import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Greenhouse',
  description: 'Watering plans for balconies',
  themeConfig: {
    footer: {
      message: 'Grown with care',
    },
    editLink: {
      docRepoBaseUrl: 'https://example.com/greenhouse/docs',
      text: 'Edit this page',
    },
  },
});
