import path from 'node:path';
import { pluginShiki } from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-theme',
  title: 'Prism room',
  globalStyles: path.join(__dirname, 'styles/dark-code.css'),
  plugins: [pluginShiki({ theme: 'github-dark' })],
});
