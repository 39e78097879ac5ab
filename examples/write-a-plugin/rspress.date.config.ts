import { defineConfig } from 'rspress/config';
import { pluginNotices } from './src/index';

export default defineConfig({
  title: 'Ferry times',
  plugins: [
    pluginNotices({
      notices: [{ date: '21 Nov', text: 'No night ferry this week.' }],
    }),
  ],
});
