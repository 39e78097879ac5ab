import { pluginPlayground } from '@rspress/plugin-playground';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sandpit',
  plugins: [
    pluginPlayground({
      include: [['sandpit', 'C:\\src\\sandpit.ts']],
    }),
  ],
});
