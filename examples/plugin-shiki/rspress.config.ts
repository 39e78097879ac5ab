import {
  createTransformerDiff,
  createTransformerErrorLevel,
  createTransformerFocus,
  createTransformerHighlight,
  createTransformerLineNumber,
  pluginShiki,
} from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Prism room',
  plugins: [
    pluginShiki({
      langs: ['zig'],
      transformers: [
        createTransformerLineNumber(),
        createTransformerDiff(),
        createTransformerFocus(),
        createTransformerHighlight(),
        createTransformerErrorLevel(),
      ],
    }),
  ],
});
