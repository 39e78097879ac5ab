import path from 'node:path';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  lang: 'en',
  title: 'Dials',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  plugins: [
    pluginApiDocgen({
      entries: {
        gauge: './src/Gauge.tsx',
      },
      apiParseTool: 'react-docgen-typescript',
      parseToolOptions: {
        'react-docgen-typescript': {
          tsconfigPath: {
            gauge: path.join(__dirname, 'tsconfig.json'),
          },
        },
      },
    }),
  ],
});
