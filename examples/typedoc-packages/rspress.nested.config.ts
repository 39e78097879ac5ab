import path from 'node:path';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Tally',
  plugins: [
    pluginTypeDoc({
      entryPoints: [
        path.join(__dirname, 'packages/core'),
        path.join(__dirname, 'packages/cli'),
      ],
    }),
  ],
});
