import { type RsbuildPlugin, loadEnv, logger } from '@rsbuild/core';
import { defineConfig } from 'rspress/config';
import { remarkUnits } from './plugins/remark-units';

const { publicVars } = loadEnv();

const buildReport: RsbuildPlugin = {
  name: 'trail-notes:build-report',
  setup(api) {
    api.onAfterBuild(({ isFirstCompile }) => {
      logger.info(`trail notes: first compile: ${isFirstCompile}`);
    });
  },
};

export default defineConfig({
  builderPlugins: [buildReport],
  builderConfig: {
    source: {
      define: {
        ...publicVars,
        'process.env.SEASON': JSON.stringify('2026'),
      },
    },
    resolve: {
      alias: {
        '@components': './components',
      },
    },
  },
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  markdown: {
    checkDeadLinks: true,
    mdxRs: false,
    remarkPlugins: [[remarkUnits, { unit: 'km' }]],
  },
  route: {
    exclude: ['drafts/**', 'fragments/**'],
  },
});
