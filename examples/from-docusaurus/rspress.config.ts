import { defineConfig } from 'rspress/config';
import { pluginMovedPages } from './plugins/moved-pages';

export default defineConfig({
  title: 'Orchard handbook',
  description: 'Thirty trees and how to keep them',
  icon: '/img/apple.svg',
  logo: '/img/apple.svg',
  multiVersion: {
    default: '2.0',
    versions: ['1.0', '2.0'],
  },
  route: {
    cleanUrls: true,
    exclude: ['parts/**'],
  },
  search: {
    versioned: true,
  },
  markdown: {
    checkDeadLinks: true,
  },
  plugins: [
    pluginMovedPages({
      '/cutting': '/handbook/care/prune',
      '/handbook/1.0/trees': '/1.0/handbook/trees',
      '/handbook/1.0/care/prune': '/1.0/handbook/care/prune',
    }),
  ],
  themeConfig: {
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/orchard' }],
    editLink: {
      docRepoBaseUrl: 'https://example.com/orchard/edit/main/docs',
      text: 'Edit this page',
    },
    footer: {
      message: 'Kept by the village',
    },
  },
});
