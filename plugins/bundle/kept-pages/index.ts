import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../../../content/pageCache';
import {UnexpectedInternals} from '../unexpected';
import {KeptPages} from './kept';
import {KeptMinifier, type Minify} from './minified';

const TRICK = 'kept-pages';

/** Where pages are kept, a folder for each site and language. */
const CACHE_DIR = path.resolve(__dirname, '../../../node_modules/.cache');

/** Asks for a kept page before the app renders it. */
const ENTRY = path.join(__dirname, 'serverEntry.cjs');

/** The entry of Docusaurus, which {@link ENTRY} calls. */
const SERVER_ENTRY = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]serverEntry\.js$/;

/** File that the server bundle begins with, in its folder. */
const MAIN = 'server.bundle.js';

/** A chunk of the registry that Docusaurus generates, with the module that it is made for. */
const LOADED = /import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)+")\)/g;

/**
 * What is kept, of the language that is built: the server bundle is evaluated with these variables, and whoever has loaded the
 * minifier for the first language goes on with it.
 */
declare global {
  var keptPages: KeptPages | undefined;
  var keptMinifier: KeptMinifier | undefined;
}

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** Chunks that are loaded together: what webpack and Rspack both have. */
export interface ChunkGroup {
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
 * Names of files of the server bundle, by the request of the module that the router loads them for.
 *
 * @param registry - Text of the registry that Docusaurus generates.
 * @param groups - Chunk groups by name.
 * @throws UnexpectedInternals when the registry loads nothing, or what the bundle does not have.
 */
export function filesByModule(
  registry: string,
  groups: {get(name: string): ChunkGroup | null | undefined},
): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [, name = '', text = ''] of registry.matchAll(LOADED)) {
    const request = JSON.parse(text) as string;
    const group = groups.get(name);
    if (!group) throw new UnexpectedInternals(TRICK, `The server bundle has no chunk ${name} for ${request}.`);
    files.set(request, filesIn(group));
  }
  if (files.size === 0)
    throw new UnexpectedInternals(TRICK, `The generated registry should load modules by ${LOADED}.`);
  return files;
}

/** Learns from the bundler what the server bundle consists of. */
const readBundle = (registry: string, folder: string) => ({
  apply({hooks}: Compiler) {
    hooks.afterEmit.tap(TRICK, ({namedChunkGroups, assets, outputOptions}) => {
      const at = (file: string): string => path.join(outputOptions.path!, file);
      const byModule = filesByModule(readFileSync(registry, 'utf8'), namedChunkGroups as Map<string, ChunkGroup>);
      const others = Object.keys(assets).filter((file) => file.endsWith('.js') && file !== MAIN);
      globalThis.keptPages = new KeptPages(
        {
          main: at(MAIN),
          others: others.map(at),
          filesOf: new Map([...byModule].map(([request, files]) => [request, files.map(at)])),
        },
        folder,
      );
    });
  },
});

const IS_KEPT = Symbol.for('kept-pages');

/**
 * Has the minifier that Docusaurus loads later ask for a kept page first.
 *
 * @returns Its release.
 * @throws UnexpectedInternals when there is no such minifier.
 */
function keepMinified(): string {
  const load = createRequire(require.resolve('@docusaurus/faster'));
  const html = load('@swc/html') as {minify?: Minify & {[IS_KEPT]?: true}};
  const {minify} = html;
  if (typeof minify !== 'function') throw new UnexpectedInternals(TRICK, '@swc/html should export "minify".');
  if (minify[IS_KEPT] === undefined) {
    const kept: Minify = (page, options) =>
      globalThis.keptMinifier?.minify(page, options, minify) ?? minify(page, options);
    html.minify = Object.assign(kept, {[IS_KEPT]: true as const});
  }
  return (load('@swc/html/package.json') as {version: string}).version;
}

/** Pages that Docusaurus gives one thread; more are rendered in threads, which do not have the variables of this process. */
const OF_ONE_THREAD = 100;

const mayRenderInThreads = (pages: number): boolean =>
  pages > OF_ONE_THREAD || process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT !== undefined;

/**
 * Takes the pages that a build before has rendered from the same code and content from the disk, and minified pages, too.
 */
export default function keptPagesPlugin({siteDir, i18n, generatedFilesDir}: LoadContext): Plugin {
  // In development, pages are rendered by the browser.
  if (process.env.NODE_ENV !== 'production') return {name: TRICK};
  const place = hashOf(siteDir, i18n.currentLocale);
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
      globalThis.keptPages = undefined;
      globalThis.keptMinifier = new KeptMinifier(path.join(CACHE_DIR, 'minified', place), keepMinified());
      return {
        entry: {main: ENTRY},
        // Without hashes, by which the main file would differ whenever one of the others does.
        output: {chunkFilename: 'assets/js/[name].js'},
        plugins: [readBundle(path.join(generatedFilesDir, 'registry.js'), path.join(CACHE_DIR, 'rendered', place))],
      };
    },
    async postBuild({routesPaths}) {
      const rendered = globalThis.keptPages?.asked ?? 0;
      const minified = (await globalThis.keptMinifier?.sweep()) ?? 0;
      if (mayRenderInThreads(routesPaths.length) && rendered === 0) return;
      const isMinified = process.env.SKIP_HTML_MINIFICATION !== 'true';
      if (rendered !== routesPaths.length || (isMinified && minified === 0)) {
        throw new UnexpectedInternals(
          TRICK,
          `Each of ${routesPaths.length} pages should be asked for before it is rendered, and minified by @swc/html; ${rendered} and ${minified} were.`,
        );
      }
    },
  };
}
