import { defineConfig } from 'rspress/config';

export default defineConfig({
  icon: '/oven.svg',
  logo: '/oven.svg',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: {
    cleanUrls: true,
    exclude: ['**/parts/**', 'drafts/**'],
  },
  markdown: {
    showLineNumbers: true,
    checkDeadLinks: true,
  },
  themeConfig: {
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/oven-notes' }],
    footer: {
      message: 'Baked by the village',
    },
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Oven notes',
        description: 'Baking in a wood oven',
        nav: [{ text: 'Guide', link: '/guide/firing', activeMatch: '/guide/' }],
        sidebar: {
          '/guide/': [
            {
              text: 'The fire',
              collapsible: true,
              collapsed: false,
              items: [
                { text: 'Firing', link: '/guide/firing' },
                { text: 'Ash', link: '/guide/ash' },
              ],
            },
            { text: 'Dough', link: '/guide/dough' },
          ],
        },
        outlineTitle: 'On this page',
        editLink: {
          docRepoBaseUrl: 'https://example.com/oven-notes/edit/main/docs',
          text: 'Improve this page',
        },
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: '烤炉笔记',
        description: '用柴火烤炉烘焙',
        nav: [{ text: '指南', link: '/guide/firing', activeMatch: '/guide/' }],
        sidebar: {
          '/zh/guide/': [{ text: '生火', items: [{ text: '生火的步骤', link: '/zh/guide/firing' }] }],
        },
        outlineTitle: '本页目录',
      },
    ],
  },
});
