import path from 'node:path';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Tally',
  plugins: [
    pluginTypeDoc({
      entryPoints: [
        path.join(__dirname, 'packages/core/src/index.ts'),
        path.join(__dirname, 'packages/cli/src/index.ts'),
      ],
    }),
  ],
});
