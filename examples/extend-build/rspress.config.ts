import { type RsbuildPlugin, logger } from '@rsbuild/core';
import { defineConfig } from 'rspress/config';
import { rehypeWideTables } from './plugins/rehype-wide-tables';
import { remarkUnits } from './plugins/remark-units';

// #region builder-plugin
const buildReport: RsbuildPlugin = {
  name: 'forge:build-report',
  setup(api) {
    api.onAfterBuild(({ isFirstCompile }) => {
      logger.info(`forge: first compile: ${isFirstCompile}`);
    });
  },
};
// #endregion builder-plugin

export default defineConfig({
  title: 'Forge',
  // #region builder-config
  builderConfig: {
    source: {
      define: {
        'process.env.FORGE_RELEASE': JSON.stringify('3.1'),
      },
    },
    resolve: {
      alias: {
        '@recipes': './recipes',
      },
    },
    html: {
      tags: [{ tag: 'meta', attrs: { name: 'theme-color', content: '#b91c1c' } }],
    },
    output: {
      distPath: {
        image: 'static/pictures',
      },
    },
    tools: {
      rspack: {
        module: {
          rules: [{ resourceQuery: /text/, type: 'asset/source' }],
        },
      },
    },
  },
  // #endregion builder-config
  builderPlugins: [buildReport],
  // #region markdown
  markdown: {
    // Plugins are run by the JavaScript compiler only.
    mdxRs: false,
    remarkPlugins: [[remarkUnits, { unit: '°C' }]],
    rehypePlugins: [rehypeWideTables],
  },
  // #endregion markdown
});
