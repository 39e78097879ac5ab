import type { PluginShikiOptions } from '@rspress/plugin-shiki';

type Transformer = NonNullable<PluginShikiOptions['transformers']>[number];

/** Gives lines that start with a prompt a class of their own, and takes the prompt out. */
export const prompt: Transformer = {
  name: 'prompt',
  preTransformer: ({ code }) => {
    const lines = code.split('\n');
    return {
      code: lines.map(line => line.replace(/^\$ /, '')).join('\n'),
      lineOptions: lines.flatMap((line, index) =>
        line.startsWith('$ ') ? [{ line: index + 1, classes: ['prompt'] }] : [],
      ),
    };
  },
};
