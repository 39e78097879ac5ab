import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

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
  const {rspack} = await import('@docusaurus/faster');
  const folder = await mkdtemp(path.join(tmpdir(), `${NAME}-`));
  try {
    await new Promise<void>((resolve, reject) => {
      rspack(
        {
          mode: 'production',
          devtool: false,
          target: ['web', 'es2022'],
          entry: {[NAME]: entry},
          // Without the name and release of the bundler.
          experiments: {outputModule: true, rspackFuture: {bundlerInfo: {force: false}}},
          output: {
            module: true,
            chunkFormat: 'module',
            chunkLoading: 'import',
            path: folder,
            publicPath,
            filename: '[name].[contenthash:8].js',
            // The addresses of its parts stand in the script.
            chunkFilename: `${NAME}-[id].[contenthash:6].js`,
            // Beside the runtime of the app.
            uniqueName: NAME,
          },
          // Each part is one file: what two of them share is small, and runs once all the same.
          optimization: {splitChunks: false},
          resolve: {extensions: ['.ts', '.mjs', '.js']},
          module: {
            rules: [
              {
                test: /\.ts$/,
                loader: 'builtin:swc-loader',
                options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
              },
            ],
          },
        },
        (fault, stats) => {
          const messages = stats?.toJson({all: false, errors: true}).errors?.map(({message}) => message) ?? [];
          if (fault) reject(fault);
          else if (messages.length > 0) reject(new Error(`The page script cannot be bundled:\n${messages.join('\n')}`));
          else resolve();
        },
      );
    });
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
    );
    return {file: names.find((name) => name.startsWith(`${NAME}.`))!, files: new Map(files)};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
