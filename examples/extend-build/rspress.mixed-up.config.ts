import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { defineConfig } from 'rspress/config';

const banner: unknown = new rspack.BannerPlugin({ banner: 'Forge' });

export default defineConfig({
  root: 'more',
  // A Rspack plugin where a Rsbuild plugin belongs.
  builderPlugins: [banner as RsbuildPlugin],
});
