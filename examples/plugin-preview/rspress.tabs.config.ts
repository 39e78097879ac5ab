import { pluginPreview } from '@rspress/plugin-preview';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-files',
  title: 'Puppet',
  plugins: [
    pluginPreview({
      previewMode: 'iframe',
      iframeOptions: {
        position: 'fixed-with-per-comp',
      },
    }),
  ],
});
