import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Configuration} from '@rspack/core';
import {noteBundled} from './notices/shipped';

/** What is bundled. */
export interface BundleOptions {
  /** Name of the script. */
  name: string;
  /** Absolute path of its source. */
  entry: string;
  /** What it is, for the error. */
  what: string;
  /** Settings of the bundler beside these. */
  settings: Pick<Configuration, 'target' | 'experiments' | 'output' | 'optimization'>;
}

/**
 * Bundles a script that browsers run apart from the app.
 *
 * @param options - See {@link BundleOptions}.
 * @returns Its files by name.
 * @throws Error with the messages of the bundler.
 */
export async function browserBundle({
  name,
  entry,
  what,
  settings,
}: BundleOptions): Promise<ReadonlyMap<string, Buffer>> {
  const {rspack} = await import('@docusaurus/faster');
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  try {
    await new Promise<void>((resolve, reject) => {
      rspack(
        {
          mode: 'production',
          devtool: false,
          ...settings,
          entry: {[name]: entry},
          // Without the name and release of the bundler.
          experiments: {...settings.experiments, rspackFuture: {bundlerInfo: {force: false}}},
          output: {...settings.output, path: folder},
          plugins: [noteBundled],
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
          else if (messages.length > 0) reject(new Error(`${what} cannot be bundled:\n${messages.join('\n')}`));
          else resolve();
        },
      );
    });
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (file) => [file, await readFile(path.join(folder, file))] as const),
    );
    return new Map(files);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
