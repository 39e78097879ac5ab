import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-config',
  title: 'Almanac',
  plugins: [
    {
      name: 'moon-phases',
      addRuntimeModules: () => ({ 'virtual-site-data.mjs': 'export default {};' }),
    },
  ],
});
