import { pluginClientRedirects } from '@rspress/plugin-client-redirects';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ledge',
  plugins: [
    pluginClientRedirects({
      redirects: [
        {
          from: '^/old-guide/',
          to: '/guide/',
        },
        {
          from: ['^/routes', '^/topos'],
          to: '/guide/routes',
        },
        {
          from: '^/forum',
          to: 'https://example.com/forum',
        },
      ],
    }),
  ],
});
