import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Oven notes',
  description: 'Baking in a wood oven',
  cleanUrls: true,
  srcExclude: ['parts/**', 'drafts/**'],
  head: [['link', { rel: 'icon', href: '/oven.svg' }]],
  markdown: {
    lineNumbers: true,
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    zh: {
      label: '简体中文',
      lang: 'zh',
      title: '烤炉笔记',
      description: '用柴火烤炉烘焙',
      themeConfig: {
        nav: [{ text: '指南', link: '/zh/guide/firing', activeMatch: '/zh/guide/' }],
        sidebar: {
          '/zh/guide/': [{ text: '生火', items: [{ text: '生火的步骤', link: '/zh/guide/firing' }] }],
        },
        outline: { label: '本页目录' },
      },
    },
  },
  themeConfig: {
    logo: '/oven.svg',
    nav: [{ text: 'Guide', link: '/guide/firing', activeMatch: '/guide/' }],
    sidebar: {
      '/guide/': [
        {
          text: 'The fire',
          collapsed: false,
          items: [
            { text: 'Firing', link: '/guide/firing' },
            { text: 'Ash', link: '/guide/ash' },
          ],
        },
        { text: 'Dough', link: '/guide/dough' },
      ],
    },
    outline: { level: [2, 3], label: 'On this page' },
    editLink: {
      pattern: 'https://example.com/oven-notes/edit/main/docs/:path',
      text: 'Improve this page',
    },
    footer: {
      copyright: 'Baked by the village',
    },
    socialLinks: [{ icon: 'github', link: 'https://example.com/oven-notes' }],
    search: {
      provider: 'local',
    },
  },
});
