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

/** Reads a kept script; what was cut off when a build was stopped is none. */
function readScript(file: string): string | undefined {
  try {
    const [hash, ...lines] = readFileSync(file, 'utf8').split('\n');
    const code = lines.join('\n');
    return hash === hashOf(code) ? code : undefined;
  } catch {
    // Not there yet.
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
        const scripts = new Map<string, string>();
        const missing = new Set<string>();
        const before = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1};
        const after = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1};
        compilation.hooks.processAssets.tap(before, (assets) => {
          // One by one: what is in a file comes from another program.
          for (const name of Object.keys(assets)) {
            if (!name.endsWith('.js') || exclude.test(name)) continue;
            const file = path.join(folder, hashOf(minifier, assets[name]!.source().toString()));
            scripts.set(name, file);
            const kept = readScript(file);
            // The minifier leaves alone what says that it is minified.
            if (kept !== undefined) compilation.updateAsset(name, new sources.RawSource(kept), {minimized: true});
            else missing.add(name);
          }
        });
        compilation.hooks.processAssets.tap(after, () => {
          mkdirSync(folder, {recursive: true});
          for (const name of missing) {
            const asset = compilation.getAsset(name);
            // What it could not minify is an error of the build.
            if (asset?.info.minimized !== true) continue;
            const code = asset.source.source().toString();
            writeFileSync(scripts.get(name)!, `${hashOf(code)}\n${code}`);
          }
          const used = new Set(scripts.values());
          for (const file of readdirSync(folder).map((other) => path.join(folder, other))) {
            if (!used.has(file)) rmSync(file, {force: true});
          }
        });
      });
    },
  };
}
