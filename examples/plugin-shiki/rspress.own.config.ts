import { createTransformerDiff, createTransformerErrorLevel, createTransformerFocus, pluginShiki } from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';
import { prompt } from './prompt';

export default defineConfig({
  root: 'docs-own',
  title: 'Prism room',
  plugins: [
    pluginShiki({
      transformers: [
        prompt,
        createTransformerErrorLevel(),
        createTransformerFocus(),
        // For JSX, whose comments are in braces.
        createTransformerDiff({ tagRegExp: /\{\/\* *\[!code ([\w+-]+)(?::(\d+))?\] *\*\/\}/ }),
        createTransformerDiff(),
        // For languages whose comments start with a hash sign.
        createTransformerDiff({ tagRegExp: /# *\[!code ([\w+-]+)(?::(\d+))?\]/ }),
      ],
    }),
  ],
});
