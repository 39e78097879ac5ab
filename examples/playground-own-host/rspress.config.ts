import { pluginPlayground } from '@rspress/plugin-playground';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sandpit',
  plugins: [
    pluginPlayground({
      babelUrl: '/vendor/babel.min.js',
      monacoLoader: {
        paths: {
          vs: '/vendor/vs',
        },
      },
    }),
  ],
});
