import { pluginPreview } from '@rspress/plugin-preview';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-device',
  title: 'Puppet',
  plugins: [
    pluginPreview({
      previewMode: 'iframe',
      iframeOptions: {
        position: 'fixed-with-per-comp',
        devPort: 7891,
        builderConfig: {
          html: { title: 'Stage' },
        },
      },
      previewLanguages: ['tsx', 'json'],
      previewCodeTransform({ language, code }) {
        if (language !== 'json') return code;
        return `export default () => <pre className="cast">{${JSON.stringify(code)}}</pre>;`;
      },
    }),
  ],
});
