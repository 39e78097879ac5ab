import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'sucrase';
import {noteShipped} from '../notices/shipped';
import {frameDocument} from './document';

/**
 * Builds the document in which live demos run: React 18, as on sites of Rspress 1.x, and the
 * runner, in one file. The pages load it through `frameUrl.ts` when a demo comes into view.
 */
export default function liveFramePlugin({siteDir}: LoadContext): Plugin {
  /** Script of a package of the example projects, which use the React of Rspress 1.x. */
  const umd = (name: string) => {
    const manifest = require.resolve(`${name}/package.json`, {paths: [path.join(siteDir, 'examples')]});
    noteShipped(manifest);
    return readFile(path.join(path.dirname(manifest), `umd/${name}.production.min.js`), 'utf8');
  };
  return {
    name: 'live-frame',
    getPathsToWatch: () => [path.join(siteDir, 'src/components/LiveDemo/runner.ts')],
    async contentLoaded({actions}) {
      const runner = await readFile(path.join(siteDir, 'src/components/LiveDemo/runner.ts'), 'utf8');
      const {code} = transform(runner, {transforms: ['typescript', 'imports'], disableESTransforms: true});
      await actions.createData(
        'frame.html',
        frameDocument({react: await umd('react'), reactDom: await umd('react-dom'), runner: code}),
      );
    },
    configureWebpack(_, isServer) {
      return {
        module: {
          rules: [
            {
              test: /live-frame[\\/]default[\\/]frame\.html$/,
              type: 'asset/resource',
              generator: {filename: 'assets/live/frame.[contenthash:8].html', emit: !isServer},
            },
          ],
        },
      };
    },
  };
}
