/** Keeps minified scripts from one build to the next: the bundler minifies all of them, whatever has changed. */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

const NAME = 'kept-scripts';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** What {@link keepScripts} has to know of the minifier. */
export interface KeptScripts {
  /** Absolute path of the folder in which scripts are kept; nothing else may be in it. */
  folder: string;
  /** What decides what the minifier makes of a script: its release and its options. */
  minifier: string;
  /** Names of scripts that are not minified. */
  exclude: RegExp;
}

/** The script that names all others. */
const RUNTIME = /(?:^|\/)runtime~/;

/** Hashes in names of other scripts, as the runtime has them: values of an object. */
const NAME_HASH = /"[0-9a-f]{8}"/g;

/** A script before it is minified. */
interface Source {
  /** The text without what differs from build to build though nothing has changed. */
  text: string;
  /** What was left out: the bundler hashes scripts anew with and without its cache, and corrects the names at the end. */
  hashes: readonly string[];
}

function sourceOf(name: string, code: string): Source {
  if (!RUNTIME.test(name)) return {text: code, hashes: []};
  const hashes = [...new Set(code.match(NAME_HASH))];
  return {
    text: withHashes(
      code,
      hashes,
      hashes.map((_hash, index) => `"#${index}"`),
    ),
    hashes,
  };
}

function withHashes(code: string, from: readonly string[], to: readonly string[]): string {
  const other = new Map(from.map((hash, index) => [hash, to[index] ?? hash]));
  return code.replace(NAME_HASH, (hash) => other.get(hash) ?? hash);
}

/** A minified script on the disk. */
interface KeptScript {
  code: string;
  hashes: readonly string[];
}

function readScript(file: string): KeptScript | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptScript;
  } catch {
    // Not there yet, or cut off when a build was stopped.
    return undefined;
  }
}

const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

/**
 * Gives the minifier only the scripts that no build before has given it, and puts the others in their place as they
 * were minified then. A script is known by its content, so a kept one is what the minifier would write today.
 *
 * @param options - See {@link KeptScripts}.
 * @returns A plugin of the bundler. What the build has no use for is removed from the folder.
 */
export function keepScripts({folder, minifier, exclude}: KeptScripts): {apply(compiler: Compiler): void} {
  return {
    apply({hooks, webpack: {Compilation, sources}}) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const scripts = new Map<string, {file: string; hashes: readonly string[]}>();
        const missing = new Set<string>();
        const before = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1};
        const after = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1};
        compilation.hooks.processAssets.tap(before, (assets) => {
          // One by one: what is in a file comes from another program.
          for (const name of Object.keys(assets)) {
            if (!name.endsWith('.js') || exclude.test(name)) continue;
            const {text, hashes} = sourceOf(name, assets[name]!.source().toString());
            const file = path.join(folder, `${hashOf(minifier, text)}.json`);
            scripts.set(name, {file, hashes});
            const kept = readScript(file);
            if (kept === undefined) {
              missing.add(name);
              continue;
            }
            const code = withHashes(kept.code, kept.hashes, hashes);
            // The minifier leaves alone what says that it is minified.
            compilation.updateAsset(name, new sources.RawSource(code), {minimized: true});
          }
        });
        compilation.hooks.processAssets.tap(after, () => {
          mkdirSync(folder, {recursive: true});
          for (const name of missing) {
            const asset = compilation.getAsset(name);
            // What it could not minify is an error of the build.
            if (asset?.info.minimized !== true) continue;
            const {file, hashes} = scripts.get(name)!;
            const code = asset.source.source().toString();
            writeFileSync(file, JSON.stringify({code, hashes} satisfies KeptScript));
          }
          const used = new Set([...scripts.values()].map(({file}) => file));
          for (const file of readdirSync(folder).map((other) => path.join(folder, other))) {
            if (!used.has(file)) rmSync(file, {force: true});
          }
        });
      });
    },
  };
}
