import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-written',
  title: 'Logbook',
  themeDir: path.join(__dirname, 'theme'),
  themeConfig: {
    lastUpdated: true,
  },
});
