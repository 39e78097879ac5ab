import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Herbarium',
  themeDir: path.join(__dirname, 'own-theme'),
});
