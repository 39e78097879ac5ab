import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-languages',
  title: 'Loom',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: {
    overview: {
      filterNameText: 'Not read',
    },
    locales: [
      { lang: 'en', label: 'English' },
      {
        lang: 'zh',
        label: '简体中文',
        overview: {
          filterNameText: '查找',
          filterPlaceholderText: '输入名称',
          filterNoResultText: '没有找到',
        },
      },
    ],
  },
});
