import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-browsers',
  title: 'Windsock',
  builderConfig: {
    output: {
      overrideBrowserslist: ['chrome >= 70', 'safari >= 12'],
    },
    source: {
      include: [/[\\/]@rspress[\\/]/],
    },
  },
});
