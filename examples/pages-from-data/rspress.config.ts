import path from 'node:path';
import { defineConfig } from 'rspress/config';
import { pluginPermalinks } from './plugins/permalinks';
import { pluginWalks } from './plugins/walks';

export default defineConfig({
  title: 'Trail notes',
  markdown: { checkDeadLinks: true },
  plugins: [pluginWalks(), pluginPermalinks()],
  builderConfig: {
    resolve: {
      alias: { '@facts': path.join(__dirname, 'components/Facts.tsx') },
    },
  },
});
