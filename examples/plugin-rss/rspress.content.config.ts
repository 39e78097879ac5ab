import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-content',
  title: 'Weathervane',
  base: '/notes/',
  plugins: [
    pluginRss({
      siteUrl: 'https://weathervane.example.com/notes/',
      feed: [
        { id: 'blog', test: '/blog/', output: { type: 'rss' } },
        // No page fits: no file is written.
        { id: 'news', test: '/news/' },
      ],
    }),
  ],
});
