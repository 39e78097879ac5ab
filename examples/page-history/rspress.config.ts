import { defineConfig } from 'rspress/config';
import { pluginHistory } from './plugins/history';

export default defineConfig({
  title: 'Logbook',
  lang: 'en',
  plugins: [pluginHistory()],
});
