import type {Plugin} from '@docusaurus/types';

/** The part of Rspack's minifier that is set here: what it was made with, which its types hide. */
interface Minimizer {
  _args?: [{minimizerOptions?: {compress?: object; format?: object}}?];
}

/** Syntax that every browser of the browserslist knows. */
const ECMA = 2020;

/**
 * Asks V8 to compile the whole file while it loads, beside the page, and not each function when it
 * is first called, which holds up the page. Other engines see a comment.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Writes scripts for the browsers of this site. Docusaurus writes them for older ones, with each
 * Chinese character as six ASCII letters; pages declare UTF-8, so nothing needs that. The scripts
 * that every page starts with are compiled ahead.
 */
export default function compactScriptsPlugin(): Plugin {
  return {
    name: 'compact-scripts',
    configureWebpack(config, isServer, {currentBundler}) {
      for (const plugin of (config.optimization?.minimizer ?? []) as Minimizer[]) {
        const options = plugin._args?.[0]?.minimizerOptions;
        if (options?.format === undefined) continue;
        options.format = {...options.format, ecma: ECMA, ascii_only: false};
        options.compress = {...options.compress, ecma: ECMA};
      }
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        plugins: [
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
