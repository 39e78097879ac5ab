import { defineConfig } from 'rspress/config';
import { pluginJournal } from './plugins/journal';

export default defineConfig({
  title: 'Quarry',
  plugins: [
    pluginJournal({ name: 'first' }),
    pluginJournal({ name: 'second', removes: 'auto-nav-sidebar' }),
  ],
});
