import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from '../moduleGraph';
import {UnexpectedInternals} from '../unexpected';

const TRICK = 'page-scripts';

/** Where the registry is read to find the modules of a route. */
const ISSUER = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports$/;

/** The tree of `routesChunkNames.json`: names of chunks, in objects as deep as the props of a route. */
type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

const namesIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : (Object.values(names) as ChunkNames[]).flatMap(namesIn);

/**
 * Checks that the scripts of every route can be looked up by the names of its chunks.
 *
 * @param chunkNames - Chunks of each route, as Docusaurus generates them.
 * @param manifest - Ids of chunks by name, as the build of the client writes them.
 * @throws UnexpectedInternals when the manifest does not know a chunk, or there is none.
 */
export function checkChunks(chunkNames: ChunkNames, manifest: {origins?: Readonly<Record<string, unknown>>}): void {
  const names = namesIn(chunkNames);
  const unknown = names.find((name) => manifest.origins?.[name] === undefined);
  if (names.length === 0 || unknown !== undefined) {
    throw new UnexpectedInternals(
      TRICK,
      `client-manifest.json should list the chunks of all routes under "origins"; it lacks ${unknown ?? 'routes'}.`,
    );
  }
}

/**
 * Writes all scripts of a page into its HTML, so that a browser loads them together, and does not
 * learn from the first ones what else it has to load. Goes with the template beside it.
 */
export default function pageScriptsPlugin({generatedFilesDir}: LoadContext): Plugin {
  const readGenerated = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));
  return {
    name: TRICK,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^@generated\/registry$/,
            (resource: {context: string; request: string}) => {
              if (ISSUER.test(resource.context)) resource.request = path.join(__dirname, 'namedRegistry.ts');
            },
          ),
          expectModules(TRICK, {present: /[\\/]page-scripts[\\/]namedRegistry\.ts$/}),
        ],
      };
    },
    async postBuild() {
      checkChunks(
        (await readGenerated('routesChunkNames.json')) as ChunkNames,
        (await readGenerated('client-manifest.json')) as {origins?: Record<string, unknown>},
      );
    },
  };
}
