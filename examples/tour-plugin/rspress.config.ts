import { defineConfig } from 'rspress/config';
import { pluginNotices } from './plugins/notices/src';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  plugins: [
    pluginNotices({
      notices: [
        { date: '2026-10-02', text: 'The lake path is open again.' },
        { date: '2026-11-21', text: 'The mill bridge is closed.' },
      ],
    }),
  ],
});
