import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-languages',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: {
    footer: {
      message: 'Pack light.',
    },
    locales: [
      { lang: 'en', label: 'English', title: 'Tent' },
      { lang: 'zh', label: '简体中文', title: '帐篷' },
    ],
  },
});
