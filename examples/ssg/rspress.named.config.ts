import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-module',
  title: 'Windsock',
  ssg: {
    strict: true,
  },
  builderConfig: {
    tools: {
      rspack: {
        optimization: {
          moduleIds: 'named',
          concatenateModules: false,
        },
      },
    },
  },
});
