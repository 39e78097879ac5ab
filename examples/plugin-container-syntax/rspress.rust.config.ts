import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Signal',
  globalStyles: path.join(__dirname, 'styles/containers.css'),
  replaceRules: [{ search: /^:::important/gm, replace: ':::warning' }],
});
