import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Logbook',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: {
    lastUpdated: true,
    locales: [
      { lang: 'en', label: 'English', lastUpdatedText: 'Last entry' },
      { lang: 'zh', label: '简体中文', lastUpdatedText: '最近更新' },
    ],
  },
});
