import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs/en',
  title: 'Logbook',
  themeConfig: {
    lastUpdated: true,
    lastUpdatedText: 'Changed',
  },
});
