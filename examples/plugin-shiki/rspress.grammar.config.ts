import path from 'node:path';
import { pluginShiki } from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';

const signal = {
  id: 'signal',
  scopeName: 'source.signal',
  path: path.join(__dirname, 'grammars/signal.tmLanguage.json'),
};

export default defineConfig({
  root: 'docs-grammar',
  title: 'Prism room',
  plugins: [pluginShiki({ langs: [signal as never] })],
});
