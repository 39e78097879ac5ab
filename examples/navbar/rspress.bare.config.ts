import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Mill',
  logoText: 'Mill & Co',
  search: false,
  themeConfig: {
    darkMode: false,
    search: false,
  },
});
