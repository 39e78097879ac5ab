import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Herbarium',
  themeDir: path.join(__dirname, 'docsearch-theme'),
  // #region search
  search: false,
  themeConfig: {
    search: false,
  },
  // #endregion search
});
