import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Weathervane',
  description: 'Notes of a village observatory',
  plugins: [
    pluginRss({
      siteUrl: 'https://weathervane.example.com',
    }),
  ],
});
