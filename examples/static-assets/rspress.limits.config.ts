import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-limits',
  title: 'Orrery',
  builderConfig: {
    output: {
      dataUriLimit: 0,
      distPath: { image: 'pictures' },
    },
    tools: {
      rspack: {
        resolve: { preferRelative: true },
      },
    },
  },
});
