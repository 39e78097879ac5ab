import path from 'node:path';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-reference',
  title: 'Tally',
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide' }],
  },
  plugins: [
    pluginTypeDoc({
      entryPoints: [path.join(__dirname, 'src/index.ts')],
      outDir: 'reference',
    }),
  ],
});
