import path from 'node:path';
import { pluginPreview } from '@rspress/plugin-preview';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Puppet',
  plugins: [
    pluginPreview({
      previewMode: 'iframe',
      iframeOptions: {
        builderConfig: {
          source: { preEntry: [path.join(__dirname, 'styles/demos.css')] },
        },
      },
    }),
  ],
});
