import { defineConfig } from 'rspress/config';

// Every setting here is accepted, and none does what it seems to.
export default defineConfig({
  root: 'pages',
  title: 'Orchard %VERSION%',
  themeDir: 'look',
  i18nSourcePath: './texts/labels.json',
  replaceRules: [{ search: '%VERSION%', replace: '4.2' }],
  markdown: {
    codeHighlighter: 'shiki',
  },
  route: {
    extensions: ['.md', 'mdx'],
  },
});
