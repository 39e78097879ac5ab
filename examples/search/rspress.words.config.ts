import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-words',
  title: 'Herbarium',
  plugins: [
    {
      name: 'other-words',
      modifySearchIndexData(pages) {
        for (const page of pages) {
          const words = page.frontmatter.keywords;
          if (Array.isArray(words)) {
            page.content += `\n\n${words.join(', ')}\n\n`;
          }
        }
      },
    },
  ],
});
