import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter of the classic theme out of the browser. The theme registers a client
 * module that loads Prism on every page; code here is highlighted at build, so nothing needs it.
 *
 * @returns A Docusaurus plugin.
 */
export default function buildTimeHighlighting(): Plugin {
  const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'build-time-highlighting',
    configureWebpack() {
      return {resolve: {alias: {[clientModule]: false, [clientModule.replace(/\.js$/, '')]: false}}};
    },
  };
}
