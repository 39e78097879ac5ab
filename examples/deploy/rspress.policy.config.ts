import { defineConfig } from 'rspress/config';

// What a Content-Security-Policy meets in a page.
export default defineConfig({
  title: 'Sextant',
  builderConfig: {
    security: {
      nonce: 'per-request',
    },
  },
});
