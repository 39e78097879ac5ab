import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  head: [
    '<meta property="og:site_name" content="Trail notes">',
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    (route) => ['meta', { property: 'og:url', content: `https://example.com${route.routePath}` }],
  ],
  globalStyles: path.join(__dirname, 'styles/global.css'),
  globalUIComponents: [
    [path.join(__dirname, 'components/Notice.tsx'), { text: 'The bridge at the boathouse is closed.' }],
  ],
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
});
