import type {Plugin} from '@docusaurus/types';
import {expectModules} from '../moduleGraph';
import {UnexpectedInternals} from '../unexpected';

const TRICK = 'build-time-highlighting';

/** The client module by which the classic theme loads Prism on every page. */
const CLIENT_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Finds the client module.
 *
 * @param request - Its name, without extension.
 * @returns Absolute path.
 * @throws UnexpectedInternals when the theme has none of this name.
 */
export function resolveClientModule(request = CLIENT_MODULE): string {
  try {
    return require.resolve(`${request}.js`);
  } catch {
    throw new UnexpectedInternals(TRICK, `The theme should load Prism by ${request}.js; there is no such file.`);
  }
}

/**
 * Keeps the highlighter of the classic theme out of the browser. Code of this site is highlighted
 * at build, so nothing needs it.
 *
 * @returns A Docusaurus plugin.
 * @throws UnexpectedInternals when the theme does not load it as expected.
 */
export default function buildTimeHighlighting(): Plugin {
  const clientModule = resolveClientModule();
  return {
    name: TRICK,
    configureWebpack(_config, isServer) {
      return {
        resolve: {alias: {[clientModule]: false, [clientModule.replace(/\.js$/, '')]: false}},
        plugins: isServer
          ? []
          : [
              expectModules(TRICK, {
                present: /^ignored\|.*prism-include-languages/,
                absent: /[\\/]node_modules[\\/]prism-react-renderer[\\/]/,
              }),
            ],
      };
    },
  };
}
