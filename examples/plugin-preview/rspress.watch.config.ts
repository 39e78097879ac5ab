import { pluginPreview } from '@rspress/plugin-preview';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Puppet',
  plugins: [
    pluginPreview({
      previewMode: 'iframe',
      iframeOptions: {
        builderConfig: {
          tools: { rspack: { watchOptions: { ignored: /\.git/ } } },
        },
      },
    }),
  ],
});
