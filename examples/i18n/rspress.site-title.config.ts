import { defineConfig } from 'rspress/config';

export default defineConfig({
  lang: 'en',
  title: 'Abacus',
  description: 'Bookkeeping for small shops',
  markdown: { checkDeadLinks: true },
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: 'Abacus',
      description: 'Bookkeeping for small shops',
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: '算盘',
      description: '小店记账工具',
    },
  ],
});
