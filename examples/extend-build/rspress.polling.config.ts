import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'more',
  title: 'Forge',
  builderConfig: {
    tools: {
      rspack: { watchOptions: { poll: 1000 } },
    },
  },
});
