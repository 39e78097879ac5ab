import path from 'node:path';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';
import { defineConfig } from 'rspress/config';

const apiOf = (name: string) =>
  pluginTypeDoc({
    entryPoints: [path.join(__dirname, `packages/${name}/src/index.ts`)],
    outDir: `api/${name}`,
  });

export default defineConfig({
  title: 'Tally',
  plugins: [apiOf('core'), apiOf('cli')],
});
