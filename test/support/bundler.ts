import {mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {applyConfigureWebpack} from '@docusaurus/core/lib/webpack/configure';
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import {putFiles} from './files';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const projects: string[] = [];

/** Removes what {@link project} made; for `afterAll`. */
export function removeProjects(): void {
  for (const folder of projects.splice(0)) rmSync(folder, {recursive: true, force: true});
}

/**
 * Writes a small project into a folder of its own.
 *
 * @param files - Texts by path.
 * @returns Absolute path of the folder.
 */
export function project(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  projects.push(folder);
  putFiles(folder, files);
  return folder;
}

/**
 * A configuration as Docusaurus makes it from one plugin.
 *
 * @param plugin - The plugin.
 * @param config - Configuration that the plugin is given.
 * @param isServer - For the static generator, not for browsers.
 */
export function configure(plugin: Plugin, config: Configuration, isServer = false): Configuration {
  return applyConfigureWebpack({
    configureWebpack: plugin.configureWebpack!.bind(plugin),
    config,
    isServer,
    configureWebpackUtils: {
      currentBundler: {name: 'rspack', instance: rspack as never},
      getStyleLoaders: () => [],
      getJSLoader: () => ({}),
    },
    content: undefined,
  });
}

/**
 * Bundles `entry.js` of a project with the bundler of the site and one plugin.
 *
 * @param folder - A project of {@link project}; `generated/` in it is what Docusaurus generates.
 * @param plugin - The plugin.
 * @param options - `config` is added to the configuration that the plugin is given.
 * @returns Text of all scripts, none when there are errors; the messages of the errors.
 */
export async function compile(
  folder: string,
  plugin: Plugin,
  {config = {}, isServer = false}: {config?: Configuration; isServer?: boolean} = {},
): Promise<{script: string; errors: string[]}> {
  const configuration = configure(
    plugin,
    {
      context: folder,
      mode: 'production',
      entry: './entry.js',
      output: {path: path.join(folder, 'out')},
      resolve: {alias: {'@generated': path.join(folder, 'generated')}, extensions: ['.mjs', '.js', '.ts', '.json']},
      optimization: {minimize: false, concatenateModules: false},
      module: {
        rules: [{test: /\.ts$/, loader: 'builtin:swc-loader', options: {jsc: {parser: {syntax: 'typescript'}}}}],
      },
      ...config,
    },
    isServer,
  );
  const errors = await new Promise<string[]>((resolve, reject) => {
    rspack(configuration as Parameters<typeof rspack>[0], (fault, stats) => {
      if (fault) reject(fault);
      else resolve((stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message));
    });
  });
  if (errors.length > 0) return {script: '', errors};
  const out = path.join(folder, 'out');
  const script = readdirSync(out)
    .map((file) => readFileSync(path.join(out, file), 'utf8'))
    .join('\n');
  return {script, errors};
}
