import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Watchmaker',
  description: 'How small clocks are mended',
  globalStyles: path.join(__dirname, 'styles/index.css'),
  globalUIComponents: [path.join(__dirname, 'components/FoldSidebar.tsx')],
  themeConfig: {
    editLink: {
      docRepoBaseUrl: 'https://github.com/example/watchmaker/edit/main/docs',
      text: 'Edit this page',
    },
  },
});
