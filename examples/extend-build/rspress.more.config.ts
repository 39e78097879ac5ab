import { loadEnv } from '@rsbuild/core';
import { defineConfig } from 'rspress/config';

const { publicVars } = loadEnv();

export default defineConfig({
  root: 'more',
  title: 'Forge',
  builderConfig: {
    source: {
      define: publicVars,
    },
    // #region tools
    tools: {
      rspack: (config, { appendPlugins, rspack, target }) => {
        appendPlugins(new rspack.ProvidePlugin({ RECIPES: ['@recipes/steps', 'steps'] }));
        if (target === 'web') {
          config.devtool = 'source-map';
        }
      },
    },
    // #endregion tools
  },
});
