import { defineConfig } from 'rspress/config';
import { pluginMovedPages } from './plugins/moved-pages';

export default defineConfig({
  title: 'Ledge',
  plugins: [
    pluginMovedPages({
      '/topos': '/guide/routes.html',
    }),
  ],
});
