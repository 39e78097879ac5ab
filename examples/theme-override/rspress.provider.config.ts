import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-provider',
  title: 'Quill',
  themeDir: path.join(__dirname, 'provider-theme'),
  globalUIComponents: [path.join(__dirname, 'provider-theme/Ink.tsx')],
});
