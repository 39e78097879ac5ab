import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  globalStyles: path.join(__dirname, 'styles/index.css'),
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**', 'fragments/**'],
  },
});
