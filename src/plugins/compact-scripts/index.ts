import type {Plugin} from '@docusaurus/types';

/** The part of Rspack's minifier that is set here: what it was made with, which its types hide. */
interface Minimizer {
  _args?: [{minimizerOptions?: {compress?: object; format?: object}}?];
}

/** Syntax that every browser of the browserslist knows. */
const ECMA = 2020;

/**
 * Writes scripts for the browsers of this site. Docusaurus writes them for older ones, with each
 * Chinese character as six ASCII letters; pages declare UTF-8, so nothing needs that.
 */
export default function compactScriptsPlugin(): Plugin {
  return {
    name: 'compact-scripts',
    configureWebpack(config) {
      for (const plugin of (config.optimization?.minimizer ?? []) as Minimizer[]) {
        const options = plugin._args?.[0]?.minimizerOptions;
        if (options?.format === undefined) continue;
        options.format = {...options.format, ecma: ECMA, ascii_only: false};
        options.compress = {...options.compress, ecma: ECMA};
      }
      return {};
    },
  };
}
