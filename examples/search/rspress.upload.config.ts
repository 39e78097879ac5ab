import { defineConfig } from 'rspress/config';

// Nothing listens at this address, so that the example sends nothing.
export default defineConfig({
  title: 'Herbarium',
  search: {
    mode: 'remote',
    apiUrl: 'http://127.0.0.1:9/query',
    indexName: 'herbarium',
    domain: 'https://herbarium.example.com',
  },
});
