import { defineConfig } from 'rspress/config';

export default defineConfig({
  languageParity: {
    enabled: true,
  },
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: {
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Trail notes',
        description: 'Walks of one day, written down',
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: '徒步笔记',
        description: '一日徒步路线',
        outlineTitle: '本页目录',
        prevPageText: '上一篇',
        nextPageText: '下一篇',
        searchPlaceholderText: '搜索',
      },
    ],
  },
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
});
