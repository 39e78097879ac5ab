import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Signal',
  markdown: {
    // The plugin is a remark plugin: it runs with the JavaScript compiler.
    mdxRs: false,
  },
});
