import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  search: {
    searchHooks: path.join(__dirname, 'search-hooks.tsx'),
  },
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
});
