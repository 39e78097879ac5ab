import { defineConfig } from 'rspress/config';
import { pluginNotices } from './src/index';

export default defineConfig({
  title: 'Ferry times',
  plugins: [
    pluginNotices({
      notices: [
        { date: '2026-10-02', text: 'Bicycles travel free until spring.' },
        { date: '2026-11-21', text: 'No night ferry this week.' },
      ],
    }),
  ],
});
