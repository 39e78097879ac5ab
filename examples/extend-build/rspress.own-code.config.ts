import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'browsers',
  title: 'Forge',
  builderConfig: {
    output: {
      overrideBrowserslist: ['chrome >= 61', 'firefox >= 60', 'safari >= 11'],
    },
  },
});
