import { defineConfig } from 'rspress/config';

// The host says where the site will live; without it the site lives at the root.
export default defineConfig({
  base: process.env.SITE_BASE ?? '/',
  outDir: 'dist',
  title: 'Sextant',
  builderConfig: {
    output: {
      assetPrefix: process.env.ASSET_PREFIX,
    },
  },
});
