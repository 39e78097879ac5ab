import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Herbarium',
  search: {
    searchHooks: path.join(__dirname, 'order-hooks.ts'),
  },
  plugins: [
    {
      name: 'keep-out-of-search',
      modifySearchIndexData(pages) {
        for (const page of pages) {
          if (page.frontmatter.search === false) {
            page.title = '';
            page.content = '';
            page.toc = [];
          }
        }
      },
    },
  ],
});
