import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'pages',
  outDir: 'site',
  title: 'Orchard',
  description: 'Pruning and grafting, tree by tree',
  icon: './brand/apple.svg',
  logo: {
    light: '/wordmark-light.svg',
    dark: '/wordmark-dark.svg',
  },
  logoText: 'Orchard',
  themeDir: './look',
  i18nSourcePath: path.join(__dirname, 'texts/labels.json'),
  // #region replace
  replaceRules: [
    { search: /%VERSION%/g, replace: '4.2' },
    { search: /issue-(\d+)/g, replace: '[#$1](https://example.com/issues/$1)' },
  ],
  // #endregion replace
});
