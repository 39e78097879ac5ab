/** Notes while the site is built whose code gets into what readers load. */
import {packageFolder} from './packages';

declare global {
  /**
   * Folders of packages, from all bundles of this process: where Docusaurus reads the configuration itself, a plugin that is
   * named by its path gets modules of its own.
   */
  var foldersOfShippedPackages: Set<string> | undefined;
}

const folders = (globalThis.foldersOfShippedPackages ??= new Set<string>());

/**
 * Notes the package of a file whose content is shipped.
 *
 * @param file - Absolute path. A file of this site has no package.
 */
export function noteShipped(file: string): void {
  const folder = packageFolder(file);
  if (folder !== undefined) folders.add(folder);
}

/** Absolute paths of the packages that were noted so far. */
export const shippedFolders = (): readonly string[] => [...folders];

const NAME = 'notices';

/** What is used here of a bundle; that of webpack and that of Rspack. */
interface Bundle {
  readonly chunks: Iterable<never>;
  readonly chunkGraph: {getChunkModules(chunk: never): readonly object[]};
  readonly hooks: {readonly processAssets: {tap(at: {name: string; stage: number}, run: () => void): void}};
}

/** What is used here of a bundler. */
interface Bundler {
  readonly hooks: {readonly thisCompilation: {tap(name: string, run: (bundle: Bundle) => void): void}};
  readonly webpack: {readonly Compilation: {readonly PROCESS_ASSETS_STAGE_REPORT: number}};
}

/** Files of a module: one, or those that were joined. */
function filesOf(module: object): string[] {
  if ('modules' in module) return (module.modules as object[]).flatMap(filesOf);
  return 'resource' in module && typeof module.resource === 'string' ? [module.resource] : [];
}

/** A plugin of the bundler: notes the package of every module that is left in a bundle when it is written. */
export const noteBundled = {
  apply({hooks, webpack}: Bundler): void {
    hooks.thisCompilation.tap(NAME, ({chunks, chunkGraph, hooks: {processAssets}}) => {
      processAssets.tap({name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT}, () => {
        for (const chunk of chunks)
          for (const module of chunkGraph.getChunkModules(chunk)) filesOf(module).forEach(noteShipped);
      });
    });
  },
};
