import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expectModules} from '../moduleGraph';

const TRICK = 'small-helpers';

/** Where the helpers are asked for in a way that takes all of them along. */
const ISSUER = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

/**
 * Gives the one compiled package of Docusaurus that runs in browsers the one helper it uses
 * instead of the whole of `tslib`.
 */
export default function smallHelpersPlugin(): Plugin {
  return {
    name: TRICK,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^tslib$/, (resource: {context: string; request: string}) => {
            if (ISSUER.test(resource.context + path.sep)) {
              resource.request = path.join(__dirname, 'importDefault.ts');
            }
          }),
          expectModules(TRICK, {
            present: /[\\/]small-helpers[\\/]importDefault\.ts$/,
            absent: /[\\/]node_modules[\\/]tslib[\\/]/,
          }),
        ],
      };
    },
  };
}
