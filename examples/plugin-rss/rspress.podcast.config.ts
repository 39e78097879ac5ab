import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

const siteUrl = 'https://weathervane.example.com';

export default defineConfig({
  root: 'docs-podcast',
  title: 'Weathervane',
  plugins: [
    pluginRss({
      siteUrl,
      feed: {
        test: page =>
          page.routePath.startsWith('/blog/') && page.frontmatter.draft !== true,
        item: (item, { frontmatter: { cover, audio, bytes } }) => ({
          ...item,
          link: item.link.endsWith('/') ? item.link : `${item.link}.html`,
          ...(typeof cover === 'string' && { image: siteUrl + cover }),
          ...(typeof audio === 'string' && {
            audio: {
              url: siteUrl + audio,
              type: 'audio/mpeg',
              length: Number(bytes),
            },
          }),
        }),
        output: { type: 'rss' },
      },
    }),
  ],
});
