import { pluginClientRedirects } from '@rspress/plugin-client-redirects';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ledge',
  base: '/ledge/',
  plugins: [
    pluginClientRedirects({
      redirects: [
        {
          from: '^/ledge/old-guide/',
          to: '/ledge/guide/',
        },
        {
          from: '^/ledge/topos(\\.html)?$',
          to: '/ledge/guide/routes.html',
        },
      ],
    }),
  ],
});
