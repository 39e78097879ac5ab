import path from 'node:path';
import { pluginPlayground } from '@rspress/plugin-playground';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sandpit',
  plugins: [
    pluginPlayground({
      defaultRenderMode: 'pure',
      defaultDirection: 'vertical',
      include: ['react', ['sandpit', path.join(__dirname, 'src/sandpit.ts')]],
      babelUrl: '/vendor/babel.min.js',
      monacoLoader: {
        paths: {
          vs: '/vendor/vs',
        },
      },
      monacoOptions: {
        fontSize: 16,
      },
    }),
  ],
});
