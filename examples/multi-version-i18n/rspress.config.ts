import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sundial',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  multiVersion: {
    default: 'v2',
    versions: ['v1', 'v2'],
  },
});
