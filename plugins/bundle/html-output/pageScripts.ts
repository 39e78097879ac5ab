/** Scripts that a page needs, written into its HTML. */
import {runInNewContext} from 'node:vm';

/** The part of `client-manifest.json` that is read here. */
export interface ClientManifest {
  /** Names of the chunks that every page starts with. */
  entrypoints: readonly string[];
  /** Ids of the chunks that a named chunk consists of. */
  origins: Readonly<Record<string, readonly string[]>>;
  /** Files by id of the chunk. */
  assets: Readonly<Record<string, {js?: readonly {publicPath: string}[]}>>;
}

/** The tree of `routesChunkNames.json`: names of chunks, in objects as deep as the props of a route. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/** The file to adapt when Docusaurus changes what it generates. */
const READER = 'plugins/bundle/html-output/pageScripts.ts';

/** A route as the generated module declares it, with its key into the chunk names as component. */
export interface DeclaredRoute {
  path: string;
  component: string;
  routes?: readonly DeclaredRoute[];
}

/**
 * Reads the routes of the generated module that Docusaurus bundles.
 *
 * @param source - Text of `routes.js`.
 * @returns The tree of routes.
 * @throws Error when the module is not of the form this release of Docusaurus generates.
 */
export function readRoutes(source: string): DeclaredRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace(/export default /, 'routes = ');
  const scope: {routes: DeclaredRoute[]; ComponentCreator: (path: string, hash: string) => string} = {
    routes: [],
    ComponentCreator: (path, hash) => `${path}-${hash}`,
  };
  try {
    runInNewContext(body, scope);
  } catch (cause) {
    throw new Error(`The routes that Docusaurus generated cannot be read: ${String(cause)}. Adapt ${READER}.`, {cause});
  }
  return scope.routes;
}

function flatten(names: ChunkNames | undefined): string[] {
  if (names === undefined) return [];
  if (typeof names === 'string') return [names];
  return (Object.values(names) as ChunkNames[]).flatMap(flatten);
}

/**
 * Finds the scripts of each page: those of its own route and of the routes it lies in.
 *
 * @param routes - Tree of routes.
 * @param chunkNames - Chunks by key of the route.
 * @param manifest - Files of the chunks.
 * @returns Addresses of scripts by path of the page, in the order of the tree; those of every page are left out.
 */
export function scriptsByPath(
  routes: readonly DeclaredRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  manifest: ClientManifest,
): Map<string, string[]> {
  const filesOf = (names: readonly string[]): string[] =>
    names
      .flatMap((name) => manifest.origins[name] ?? [])
      .flatMap((id) => manifest.assets[id]?.js ?? [])
      .map(({publicPath}) => publicPath);
  const everywhere = new Set(filesOf(manifest.entrypoints));
  const result = new Map<string, string[]>();
  const walk = (list: readonly DeclaredRoute[], outer: readonly string[]): void => {
    for (const {path, component, routes: inner} of list) {
      const names = [...outer, ...flatten(chunkNames[component])];
      if (inner === undefined) {
        result.set(
          path,
          [...new Set(filesOf(names))].filter((file) => !everywhere.has(file)),
        );
      } else {
        walk(inner, names);
      }
    }
  };
  walk(routes, []);
  return result;
}

/** The first script of a page, which Docusaurus writes into the head. */
const FIRST_SCRIPT = /<script src="?[^" >]*\/runtime~main\./;

/**
 * Puts scripts in front of those that every page starts with. A browser then loads all of them
 * together, and does not learn from the first ones what else it has to load. Each is a task of its
 * own, whenever it arrives: the bundler's runtime waits for those it needs.
 *
 * @param html - The page.
 * @param scripts - Addresses.
 * @param file - File of the page, for messages.
 * @returns The page with the scripts.
 * @throws Error when the page does not start any script.
 */
export function addScripts(html: string, scripts: readonly string[], file: string): string {
  const at = html.search(FIRST_SCRIPT);
  if (at < 0) throw new Error(`${file} has no script of its own to put others in front of. Adapt ${READER}.`);
  const tags = scripts.map((address) => `<script src="${address}" async></script>`).join('');
  return html.slice(0, at) + tags + html.slice(at);
}
