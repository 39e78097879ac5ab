import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Weathervane',
  plugins: [
    pluginRss({
      siteUrl: 'https://weathervane.example.com',
      // @ts-expect-error The feeds of a list need `test`.
      feed: [{ id: 'blog' }],
    }),
  ],
});
