import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {PackageInfo} from '../../content/facts/types';
import {ToolkitError} from './errors';

/** Packages of the toolkit the facts are read from. */
export const TOOLKIT_PACKAGES = [
  'rspress',
  '@rspress/core',
  '@rspress/plugin-auto-nav-sidebar',
  '@rspress/runtime',
  '@rspress/shared',
  '@rspress/theme-default',
] as const;

/** The official plugins that are documented, in alphabetical order. */
export const OFFICIAL_PLUGINS = [
  '@rspress/plugin-api-docgen',
  '@rspress/plugin-client-redirects',
  '@rspress/plugin-container-syntax',
  '@rspress/plugin-last-updated',
  '@rspress/plugin-medium-zoom',
  '@rspress/plugin-playground',
  '@rspress/plugin-preview',
  '@rspress/plugin-rss',
  '@rspress/plugin-shiki',
  '@rspress/plugin-typedoc',
] as const;

/**
 * Packages documented as another release than the installed one. The source of
 * the named release was compared: it has the same options and behaviour.
 */
const DOCUMENTED_AS: Readonly<Record<string, string>> = {
  // The installed release cannot be loaded as an ES module; the named one can.
  '@rspress/plugin-client-redirects': '1.47.2',
};

const PLUGINS: ReadonlySet<string> = new Set(OFFICIAL_PLUGINS);

/** Every package whose declarations count as part of Rspress. */
export const FAMILY: readonly string[] = [...TOOLKIT_PACKAGES, ...OFFICIAL_PLUGINS];

/** Whether a package is part of Rspress, of the documented release or of the next one. */
export const isFamily = (name: string): boolean => name === 'rspress' || name.startsWith('@rspress/');

/** Finds the installed packages of the examples workspace. */
export class Packages {
  readonly #require: NodeJS.Require;
  readonly #dirs = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  /**
   * @param workspace - Directory holding the `package.json` that depends on the
   *   documented packages; types resolve from here.
   */
  constructor(readonly workspace: string) {
    this.#require = createRequire(path.join(workspace, 'package.json'));
  }

  /**
   * Directory of an installed package.
   *
   * @throws {@link ToolkitError} when it is not installed.
   */
  dir(name: string): string {
    const known = this.#dirs.get(name);
    if (known) return known;
    for (const base of this.#require.resolve.paths(name) ?? []) {
      const dir = path.join(base, name);
      if (existsSync(path.join(dir, 'package.json'))) {
        this.#dirs.set(name, dir);
        return dir;
      }
    }
    throw new ToolkitError(
      `The package ${name} is not installed.`,
      `Run "npm ci". If it is no longer a dependency of examples/package.json, add it there or remove it from verify/extraction/packages.ts.`,
    );
  }

  /** Parsed `package.json` of an installed package. */
  manifest(name: string): Record<string, unknown> {
    return JSON.parse(this.read(name, 'package.json')) as Record<string, unknown>;
  }

  /** Released version and the major that install commands pin. */
  info(name: string): PackageInfo {
    const {version} = this.manifest(name);
    if (typeof version !== 'string') {
      throw new ToolkitError(`${name}/package.json has no version.`, 'Reinstall with "npm ci".');
    }
    const documented = DOCUMENTED_AS[name];
    if (documented === version) {
      throw new ToolkitError(
        `${name} ${version} is installed and need not be documented as another release.`,
        'Remove it from DOCUMENTED_AS in verify/extraction/packages.ts.',
      );
    }
    return {
      version,
      ...(documented === undefined ? {} : {documented}),
      major: (documented ?? version).split('.')[0] ?? version,
      ...(PLUGINS.has(name) ? this.#pluginInfo(name) : {}),
    };
  }

  /** Whether a plugin is there without being asked for, and whether it changes the compiler. */
  #pluginInfo(name: string): Pick<PackageInfo, 'builtIn' | 'jsCompiler'> {
    const {dependencies} = this.manifest('@rspress/core');
    const code = globSync('dist/**/*.{js,mjs,cjs}', {cwd: this.dir(name)});
    return {
      ...(typeof dependencies === 'object' && dependencies !== null && name in dependencies ? {builtIn: true} : {}),
      ...(code.some((file) => /\bmdxRs = false\b/.test(this.read(name, file))) ? {jsCompiler: true} : {}),
    };
  }

  /**
   * Text of a file of an installed package.
   *
   * @param name - Package name.
   * @param file - Path inside the package, with forward slashes.
   * @throws {@link ToolkitError} when the release has no such file.
   */
  read(name: string, file: string): string {
    const key = `${name}/${file}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const full = path.join(this.dir(name), file);
    if (!existsSync(full)) {
      throw new ToolkitError(
        `${name} has no file ${file}.`,
        'The release is built differently now: find where the code moved and change the path in verify/extraction or verify/extraction/corrections.data.ts.',
      );
    }
    const text = readFileSync(full, 'utf8');
    this.#texts.set(key, text);
    return text;
  }
}

/**
 * The package a file belongs to, from its path.
 *
 * @returns The package name, or `undefined` for files outside `node_modules`.
 */
export function packageOfFile(fileName: string): string | undefined {
  const match = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName.replaceAll('\\', '/'));
  return match?.[1];
}
