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

/** Hashes in names of other scripts, as the script that loads these has them. */
const NAME_HASH = /\.[0-9a-f]{8}\.js"/g;

/** A script before it is minified. */
interface Source {
  /** Its text, with numbers in the place of hashes. */
  text: string;
  hashes: readonly string[];
}

/**
 * Takes out what differs from build to build though nothing has changed: the bundler hashes scripts anew with and without its
 * cache, and corrects the names at the end. The minifier names variables by how often letters are in a text, those of hashes
 * too.
 */
function sourceOf(code: string): Source {
  const hashes: string[] = [];
  const text = code.replace(NAME_HASH, (hash) => `.${String(hashes.push(hash) - 1).padStart(8, '0')}.js"`);
  return {text, hashes};
}

const withHashes = (code: string, hashes: readonly string[]): string =>
  code.replace(NAME_HASH, (number) => hashes[Number.parseInt(number.slice(1), 10)] ?? number);

/** A minified script on the disk, with numbers in the place of hashes. */
function readScript(file: string): string | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string;
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
            const {text, hashes} = sourceOf(assets[name]!.source().toString());
            const file = path.join(folder, `${hashOf(minifier, text)}.json`);
            scripts.set(name, {file, hashes});
            const kept = readScript(file);
            if (kept === undefined) missing.add(name);
            // The minifier leaves alone what says that it is minified.
            if (kept !== undefined) {
              compilation.updateAsset(name, new sources.RawSource(withHashes(kept, hashes)), {minimized: true});
            } else if (hashes.length > 0) {
              compilation.updateAsset(name, new sources.RawSource(text));
            }
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
            writeFileSync(file, JSON.stringify(code));
            if (hashes.length > 0) compilation.updateAsset(name, new sources.RawSource(withHashes(code, hashes)));
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
