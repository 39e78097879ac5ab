import {browserBundle} from '../../browserBundle';

/** Name of the page script; the bundler adds a hash. */
const NAME = 'page-script';

/** A bundled script and what it loads later. */
export interface PageScript {
  /** Name of the file that pages load. */
  file: string;
  /** All files by name. */
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Bundles the page script, apart from the app: it runs on pages on which the app never does.
 *
 * @param entry - Absolute path of its source.
 * @param publicPath - Address of the folder in which its files are served, with a slash at the end.
 * @returns The files.
 * @throws Error with the messages of the bundler.
 */
export async function bundlePageScript(entry: string, publicPath: string): Promise<PageScript> {
  const files = await browserBundle({
    name: NAME,
    entry,
    what: 'The page script',
    settings: {
      target: ['web', 'es2022'],
      experiments: {outputModule: true},
      output: {
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        publicPath,
        filename: '[name].[contenthash:8].js',
        // The addresses of its parts stand in the script.
        chunkFilename: `${NAME}-[id].[contenthash:6].js`,
        // Beside the runtime of the app.
        uniqueName: NAME,
      },
      // Each part is one file: what two of them share is small, and runs once all the same.
      optimization: {splitChunks: false},
    },
  });
  return {file: [...files.keys()].find((name) => name.startsWith(`${NAME}.`))!, files};
}
