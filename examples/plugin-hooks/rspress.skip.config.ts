import { defineConfig } from 'rspress/config';
import { pluginJournal } from './plugins/journal';

export default defineConfig({
  title: 'Quarry',
  plugins: [
    pluginJournal({ name: 'first', removes: '@rspress/plugin-medium-zoom' }),
    pluginJournal({ name: 'second' }),
  ],
});
