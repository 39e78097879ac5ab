import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UnexpectedInternals} from '../unexpected';
import {reads} from './reads';

const TRICK = 'compile-cache';

/**
 * What any page can be made from and no code imports, files and folders. Rspack itself follows the
 * imports of `docusaurus.config.ts`, which lead to the settings and all transformers.
 */
const OF_EVERY_PAGE = ['content/claims', 'content/facts', 'package-lock.json', 'package.json', 'static'];

/** The options of Rspack's cache that are read here; the types of webpack do not know them. */
interface Experiments {
  cache?: {type?: string; buildDependencies?: unknown};
}

/**
 * Lets the bundler's persistent cache know what a page is made from besides its own file and the
 * code. Without it a cached build would go on showing old facts, samples and sizes of pictures.
 */
export default function compileCachePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: TRICK,
    configureWebpack(config) {
      const noted = {
        module: {
          rules: [
            {
              // Not `test`, by which Docusaurus knows the rules that load MDX.
              resource: /\.mdx?$/,
              enforce: 'post' as const,
              use: [{loader: path.join(__dirname, 'loader.cjs'), options: {reads}}],
            },
          ],
        },
      };
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return noted;
      const {cache} = (config.experiments ?? {}) as Experiments;
      if (cache?.type !== 'persistent' || !Array.isArray(cache.buildDependencies)) {
        throw new UnexpectedInternals(
          TRICK,
          `"experiments.cache" of Rspack should be persistent with a list of buildDependencies; it is ${JSON.stringify(cache)}.`,
        );
      }
      const experiments: object = {cache: {buildDependencies: OF_EVERY_PAGE.map((file) => path.join(siteDir, file))}};
      return {...noted, experiments};
    },
  };
}
