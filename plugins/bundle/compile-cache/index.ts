import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {LANGS} from '../../../config/languages';
import {LABEL_FILES, textsFolder} from '../../../config/texts';
import {UnexpectedInternals} from '../unexpected';
import {ClientPages} from './clientPages';
import {reads} from './reads';

const TRICK = 'compile-cache';

/** Pages; as `resource` of a rule and not as `test`, by which Docusaurus knows the rules that load MDX. */
const MDX = /\.mdx?$/;

const OWN_PAGE = path.join(__dirname, 'ownPage.cjs');

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
 * code. Without it a cached build would go on showing old facts, samples and sizes of pictures. And lets a build end whose
 * cache holds the pages of the client and not those of the server, as after one that was stopped in between.
 */
export default function compileCachePlugin({siteDir}: LoadContext): Plugin {
  const pages = new ClientPages();
  const closing = {
    apply({hooks}: Compiler): void {
      hooks.finishMake.tap(TRICK, () => pages.close());
      hooks.failed.tap(TRICK, () => pages.close());
    },
  };
  return {
    name: TRICK,
    configureWebpack(config, isServer) {
      const noted = {
        plugins: isServer ? [] : [closing],
        module: {
          rules: [
            ...(isServer
              ? [{resource: MDX, enforce: 'pre' as const, use: [{loader: OWN_PAGE, options: {pages}}]}]
              : []),
            {
              resource: MDX,
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
