import { defineConfig } from 'rspress/config';

export default defineConfig({
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
        title: 'Abacus',
        description: 'Bookkeeping for small shops',
        outlineTitle: 'On this page',
        lastUpdatedText: 'Changed on',
        prevPageText: 'Before',
        nextPageText: 'After',
        searchPlaceholderText: 'Search Abacus',
        searchNoResultsText: 'Nothing found for',
        searchSuggestedQueryText: 'Try another word than',
        editLink: {
          docRepoBaseUrl: 'https://example.com/abacus/docs',
          text: 'Edit this page',
        },
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: '算盘',
        description: '小店记账工具',
        outlineTitle: '本页目录',
        lastUpdatedText: '更新于',
        prevPageText: '上一篇',
        nextPageText: '下一篇',
        searchPlaceholderText: '搜索',
        searchNoResultsText: '没有找到',
        searchSuggestedQueryText: '换个词试试',
        editLink: {
          docRepoBaseUrl: 'https://example.com/abacus/docs',
          text: '编辑本页',
        },
      },
    ],
  },
});
