import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Weathervane',
  description: 'Notes of a village observatory',
  plugins: [
    pluginRss({
      siteUrl: 'https://weathervane.example.com',
      output: {
        dir: 'feeds',
        type: 'rss',
      },
      feed: [
        {
          id: 'blog',
          test: '/blog/',
          title: 'Weathervane, all notes',
          language: 'en',
        },
        {
          id: 'storms',
          test: [/^\/blog\/.*storm/],
          output: {
            type: 'json',
            filename: 'storms.json',
          },
          item: (item, page) => ({
            ...item,
            title: `Storm: ${item.title}`,
            description: `Read ${page.routePath}`,
          }),
        },
        {
          id: 'data',
          test: page => page.frontmatter.measured === true,
          output: {
            type: 'atom',
          },
        },
      ],
    }),
  ],
});
