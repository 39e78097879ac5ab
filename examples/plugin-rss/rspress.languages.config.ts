import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-languages',
  title: 'Weathervane',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  plugins: [
    pluginRss({
      siteUrl: 'https://weathervane.example.com',
      feed: [
        { id: 'blog', test: '/blog/', language: 'en' },
        { id: 'blog-zh', test: '/zh/blog/', language: 'zh', title: '风向标' },
      ],
    }),
  ],
});
