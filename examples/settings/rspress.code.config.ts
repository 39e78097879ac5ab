import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'pages',
  title: 'Orchard',
  // #region code
  markdown: {
    showLineNumbers: true,
    defaultWrapCode: true,
    highlightLanguages: [['prune', 'python']],
  },
  // #endregion code
});
