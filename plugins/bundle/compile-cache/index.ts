import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LANGS} from '../../../config/languages';
import {LABEL_FILES, textsFolder} from '../../../config/texts';
import {UnexpectedInternals} from '../unexpected';
import {reads} from './reads';

const TRICK = 'compile-cache';

/**
 * What any page can be made from and no code imports, files and folders. Rspack itself follows the
 * imports of `docusaurus.config.ts`, which lead to the settings and all transformers.
 */
const OF_EVERY_PAGE = ['content/claims', 'content/facts', 'package-lock.json', 'package.json', 'static'];

/** Texts that settings and transformers read, of which a translation may lack some. */
const TEXTS = LANGS.flatMap((lang) => [
  textsFolder(lang),
  ...Object.values(LABEL_FILES).map((file) => `i18n/${lang}/${file}`),
]);

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
      const inSite = (file: string): string => path.join(siteDir, file);
      const buildDependencies = [...OF_EVERY_PAGE.map(inSite), ...TEXTS.map(inSite).filter(existsSync)];
      const experiments: object = {
        cache: {buildDependencies},
      };
      return {...noted, experiments};
    },
  };
}
