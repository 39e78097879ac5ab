import { pluginShiki } from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-theme',
  title: 'Prism room',
  markdown: {
    showLineNumbers: true,
  },
  plugins: [
    pluginShiki({
      theme: 'github-light',
    }),
  ],
});
