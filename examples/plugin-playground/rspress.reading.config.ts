import { pluginPlayground } from '@rspress/plugin-playground';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Sandpit',
  plugins: [
    pluginPlayground({
      monacoOptions: {
        readOnly: true,
        wordWrap: 'on',
        minimap: { enabled: false },
      },
    }),
  ],
});
