import type { RsbuildPlugin } from '@rsbuild/core';
import { defineConfig } from 'rspress/config';

const loud: RsbuildPlugin = {
  name: 'forge:loud',
  setup() {
    throw new Error('The setup function ran.');
  },
};

export default defineConfig({
  root: 'more',
  // A Rsbuild plugin where a Rspress plugin belongs.
  plugins: [loud],
});
