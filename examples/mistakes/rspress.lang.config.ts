import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-empty',
  lang: 'en',
  title: 'Almanac',
  languageParity: {
    enabled: true,
  },
  markdown: {
    highlightLanguages: ['zig'],
  },
});
