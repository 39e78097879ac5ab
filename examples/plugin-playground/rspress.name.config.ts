import path from 'node:path';
import { pluginPlayground } from '@rspress/plugin-playground';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sandpit',
  plugins: [
    pluginPlayground({
      render: path.join(__dirname, 'components/Sandbox.tsx'),
    }),
  ],
});
