import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Quill',
  themeDir: path.join(__dirname, 'no-theme-here'),
});
