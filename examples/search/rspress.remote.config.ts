import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Herbarium',
  search: {
    mode: 'remote',
    apiUrl: 'https://search.example.com/query',
    indexName: 'herbarium',
    searchIndexes: [
      { value: 'herbarium', label: 'Herbarium' },
      { value: 'herbarium-blog', label: 'Blog' },
    ],
    searchLoading: true,
  },
});
