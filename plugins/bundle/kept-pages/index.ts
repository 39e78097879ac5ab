import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../../../content/pageCache';
import {UnexpectedInternals} from '../unexpected';
import {KeptPages, type ServerBundle} from './kept';

const TRICK = 'kept-pages';

/** Where rendered pages are kept, a folder for each site and language. */
const CACHE_DIR = path.resolve(__dirname, '../../../node_modules/.cache/rendered');

/** Asks for a kept page before the app renders it. */
const ENTRY = path.join(__dirname, 'serverEntry.cjs');

/** The entry of Docusaurus, which {@link ENTRY} calls. */
const SERVER_ENTRY = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]serverEntry\.js$/;

/** File that the server bundle begins with, in its folder. */
const MAIN = 'server.bundle.js';

/** A chunk of the registry that Docusaurus generates, with the module that it is made for. */
const LOADED = /import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)+")\)/g;

declare global {
  /** For {@link ENTRY}, which is evaluated with the global variables of this process. */
  var keptPages: KeptPages | undefined;
}

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** Chunks that are loaded together; the types of webpack and Rspack differ in all but this. */
interface ChunkGroup {
  getFiles(): readonly string[];
  childrenIterable: Iterable<ChunkGroup>;
}

/** Files of chunks and of all that these may load. */
function filesIn(group: ChunkGroup, seen = new Set<ChunkGroup>()): string[] {
  if (seen.has(group)) return [];
  seen.add(group);
  return [...group.getFiles(), ...[...group.childrenIterable].flatMap((child) => filesIn(child, seen))];
}

/**
 * Names of chunks by the request of the module that each is made for.
 *
 * @param registry - Text of the registry that Docusaurus generates.
 * @throws UnexpectedInternals when it loads no page.
 */
export function chunksOf(registry: string): Map<string, string> {
  const chunks = [...registry.matchAll(LOADED)].map(
    ([, name = '', request = '']) => [JSON.parse(request) as string, name] as const,
  );
  if (chunks.length === 0) {
    throw new UnexpectedInternals(TRICK, `The generated registry should load modules by ${LOADED}.`);
  }
  return new Map(chunks);
}

/** Says of a build what the server bundle consists of. */
const readBundle = (registry: string, folder: string) => ({
  apply({hooks}: Compiler) {
    hooks.afterEmit.tap(TRICK, ({namedChunkGroups, assets, outputOptions}) => {
      const at = (file: string): string => path.join(outputOptions.path!, file);
      const chunks = [...chunksOf(readFileSync(registry, 'utf8'))];
      const filesOf = new Map<string, string[]>();
      for (const [request, name] of chunks) {
        const group = namedChunkGroups.get(name) as ChunkGroup | undefined;
        if (group === undefined) throw new UnexpectedInternals(TRICK, `The server bundle has no chunk for ${request}.`);
        filesOf.set(request, filesIn(group).map(at));
      }
      const others = Object.keys(assets).filter((file) => file.endsWith('.js') && file !== MAIN).map(at);
      globalThis.keptPages = new KeptPages({main: at(MAIN), others, filesOf} satisfies ServerBundle, folder);
    });
  },
});

/** Renders the pages that a build before has not rendered from the same code and content, and takes the others from it. */
export default function keptPagesPlugin({siteDir, i18n, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(CACHE_DIR, hashOf(siteDir, i18n.currentLocale));
  return {
    name: TRICK,
    configureWebpack({entry, output}, isServer) {
      if (!isServer) return {};
      const main: unknown = Object(entry).main;
      if (typeof main !== 'string' || !SERVER_ENTRY.test(main) || output?.filename !== MAIN) {
        throw new UnexpectedInternals(
          TRICK,
          `The server bundle should be ${MAIN} and begin with ${SERVER_ENTRY}; it is ${String(output?.filename)} and begins with ${String(main)}.`,
        );
      }
      return {
        entry: {main: ENTRY},
        // Without hashes, by which the main file would differ whenever one of the others does.
        output: {chunkFilename: 'assets/js/[name].js'},
        plugins: [readBundle(path.join(generatedFilesDir, 'registry.js'), folder)],
      };
    },
  };
}
