import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Herbarium',
  search: {
    codeBlocks: true,
    searchHooks: path.join(__dirname, 'search-hooks.tsx'),
  },
});
