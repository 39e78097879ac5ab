import path from 'node:path';
import { pluginPlayground } from '@rspress/plugin-playground';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sandpit',
  plugins: [
    pluginPlayground({
      include: [
        ['shovel', path.join(__dirname, 'src/shovel.ts')],
        ['bucket.css', path.join(__dirname, 'src/bucket.css')],
      ],
    }),
  ],
});
