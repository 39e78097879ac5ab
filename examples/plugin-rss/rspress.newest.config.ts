import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pluginRss } from '@rspress/plugin-rss';
import { defineConfig } from 'rspress/config';

const LIMIT = 2;
const root = path.join(__dirname, 'docs-newest');

const newest = readdirSync(path.join(root, 'blog'))
  .map(file => ({
    routePath: `/blog/${path.parse(file).name}`,
    date: /^date: *(.+)$/m.exec(
      readFileSync(path.join(root, 'blog', file), 'utf8'),
    )?.[1],
  }))
  .filter(({ date }) => date !== undefined)
  .sort((left, right) => Date.parse(right.date!) - Date.parse(left.date!))
  .slice(0, LIMIT)
  .map(({ routePath }) => routePath);

export default defineConfig({
  root,
  title: 'Weathervane',
  plugins: [
    pluginRss({
      siteUrl: 'https://weathervane.example.com',
      feed: [
        { id: 'blog', test: page => newest.includes(page.routePath) },
        {
          id: 'autumn',
          test: page =>
            page.routePath.startsWith('/blog/') &&
            new Date(String(page.frontmatter.date)) >= new Date('2025-09-01'),
        },
      ],
    }),
  ],
});
