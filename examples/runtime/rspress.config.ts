import { defineConfig } from 'rspress/config';

export default defineConfig({
  base: '/beacon/',
  title: 'Beacon',
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://a.example/tree', text: 'Edit' },
    sidebar: {
      '/calls': [{ sectionHeaderText: 'Reference' }, { text: 'Calls', link: '/calls' }, { text: 'Light', link: '/light' }],
    },
  },
});
