import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../../../content/pageCache';
import {SOURCES_CHUNK} from '../hydrate-on-demand/servedPages';
import {UnexpectedInternals} from '../unexpected';
import {keepScripts} from './kept';

const TRICK = 'compact-scripts';

/** Removed when the pages are written: minifying it would take as long as all the rest. */
const UNREAD = new RegExp(`${SOURCES_CHUNK.source.replace('^', '(?:^|/)')}`);

/** Where minified scripts are kept from one build to the next, a folder for each site and language. */
const CACHE_DIR = path.resolve(__dirname, '../../../node_modules/.cache/scripts');

/**
 * Asks V8 to compile the whole file while it loads, beside the page, and not each function when it
 * is first called, which holds up the page. Other engines see a comment.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Writes scripts with Chinese characters as they are. Docusaurus writes each as six ASCII letters;
 * pages declare UTF-8, so nothing needs that. The scripts that every page starts with are compiled
 * ahead.
 */
export default async function compactScriptsPlugin({siteDir, i18n}: LoadContext): Promise<Plugin> {
  // Loaded on need: tests read the configuration without a bundler.
  const {getSwcJsMinimizerOptions, rspack} = await import('@docusaurus/faster');
  const isScriptMinimizer = (plugin: unknown): boolean => plugin instanceof rspack.SwcJsMinimizerRspackPlugin;
  return {
    name: TRICK,
    configureWebpack({optimization}, isServer, {currentBundler}) {
      // The server's scripts and those of development are not minified.
      if (isServer || optimization?.minimize !== true) return {};
      const minimizers = optimization.minimizer ?? [];
      const {format, ...options} = getSwcJsMinimizerOptions();
      if (minimizers.filter(isScriptMinimizer).length !== 1 || format?.ascii_only !== true) {
        const names = minimizers.map((plugin) => Object(plugin).constructor.name as string);
        throw new UnexpectedInternals(
          TRICK,
          `Scripts should be minified by one SwcJsMinimizerRspackPlugin with the format "ascii_only"; the minimizers are ${names.join(', ') || 'none'}, the format is ${JSON.stringify(format)}.`,
        );
      }
      // Docusaurus types the options as those of SWC, and the configuration as that of webpack.
      const minimizerOptions: object = {minify: true, ...options, format: {...format, ascii_only: false}};
      const minimizer: object = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions, exclude: UNREAD});
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: minimizers.map((plugin) => (isScriptMinimizer(plugin) ? (minimizer as typeof plugin) : plugin)),
        },
        plugins: [
          keepScripts({
            folder: path.join(CACHE_DIR, hashOf(siteDir, i18n.currentLocale)),
            minifier: JSON.stringify([rspack.rspackVersion, minimizerOptions]),
            exclude: UNREAD,
          }),
          new BannerPlugin({
            banner: COMPILE_HINT,
            raw: true,
            entryOnly: true,
            test: /\.js$/,
            // After the minifier, which takes comments out.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
