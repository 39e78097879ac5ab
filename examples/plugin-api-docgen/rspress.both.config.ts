import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-both',
  title: 'Dials',
  plugins: [
    pluginApiDocgen({
      entries: {
        'react-docgen-typescript': {
          gauge: './src/Gauge.tsx',
          // Exports no component.
          scaleAsComponent: './src/scale.js',
        },
        documentation: {
          scale: './src/scale.js',
        },
      },
    }),
  ],
});
