import { pluginShiki } from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';

// The pages hold a block of Zig, and the language is not loaded.
export default defineConfig({
  title: 'Prism room',
  plugins: [pluginShiki()],
});
