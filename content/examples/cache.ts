/** Decides what must be built or checked again, and keeps what is finished. */
import {createHash, type Hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {examplesRoot, repositoryRoot, type Example} from './list';
import type {BuildOptions} from './types';

/** What is known about a finished build. */
export interface BuildRecord {
  readonly hash: string;
  readonly exitCode: number | null;
}

/** What is known about an example whose claims all hold. */
export interface Manifest {
  readonly hash: string;
  /** Number of claims that hold, by build. */
  readonly builds: Readonly<Record<string, number>>;
}

/** Files of the runner that decide what a build gives. */
const BUILD_FILES = [
  'base.ts',
  'build.ts',
  'buildConfig.ts',
  'processes/hooks.mjs',
  'processes/index.ts',
  'processes/process.mjs',
  'spared/lodash.mjs',
  'spared/minifiedOnce.cjs',
  'spared/plugin.cjs',
  'workspace.ts',
];

/**
 * Versions of everything the examples can import.
 *
 * @returns `name@version` of each dependency in `examples/package.json`
 * @throws Error naming the package that is not installed
 */
export function installedVersions(): string[] {
  const manifest = JSON.parse(fs.readFileSync(path.join(examplesRoot, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return Object.keys({...manifest.dependencies, ...manifest.devDependencies})
    .sort()
    .map((name) => {
      const installed = [examplesRoot, repositoryRoot]
        .map((root) => path.join(root, 'node_modules', name, 'package.json'))
        .find((file) => fs.existsSync(file));
      if (installed === undefined) {
        throw new Error(`The package ${name} of examples/package.json is not installed. Run \`npm ci\`.`);
      }
      const {version} = JSON.parse(fs.readFileSync(installed, 'utf8')) as {version: string};
      return `${name}@${version}`;
    });
}

/**
 * Adds something to a hash, in a way that what follows cannot be taken for a part of it.
 *
 * @param hash - the hash
 * @param label - what it is
 * @param content - the content
 */
export function addToHash(hash: Hash, label: string, content: Buffer | string): void {
  hash.update(`${label}\0${Buffer.byteLength(content)}\0`);
  hash.update(content);
}

/**
 * Hash of everything a build depends on: the files of the example, the versions of the packages it
 * can import, Node's major version, how it is run.
 *
 * @param example - the example
 * @param spec - the build
 * @param versions - from {@link installedVersions}
 * @returns hexadecimal digest
 */
export function buildHash(example: Example, spec: BuildOptions, versions: readonly string[]): string {
  const hash = createHash('sha256');
  addToHash(hash, 'node', process.versions.node.split('.')[0] ?? '');
  addToHash(hash, 'packages', versions.join('\n'));
  // Claims are no part of a build.
  addToHash(hash, 'spec', JSON.stringify({...spec, claims: undefined}));
  for (const file of BUILD_FILES) addToHash(hash, `runner/${file}`, fs.readFileSync(path.join(__dirname, file)));
  for (const file of example.files) addToHash(hash, file, fs.readFileSync(path.join(example.dir, file)));
  return hash.digest('hex');
}

function readJson(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Where one example is kept: a folder, a log and a record for each build, and the manifest. */
export class ExampleCache {
  /** Absolute path of its folder. */
  readonly dir: string;

  /**
   * @param cacheRoot - folder of finished examples
   * @param name - the example
   */
  constructor(cacheRoot: string, name: string) {
    this.dir = path.join(cacheRoot, name);
  }

  private file(name: string): string {
    return path.join(this.dir, name);
  }

  /** Absolute path of what a build wrote. */
  output(build: string): string {
    return this.file(build);
  }

  /** What a build printed. */
  log(build: string): string {
    return fs.readFileSync(this.file(`${build}.log`), 'utf8');
  }

  /** The record of a build, or nothing when it has not been finished. */
  record(build: string): BuildRecord | undefined {
    return readJson(this.file(`${build}.json`)) as BuildRecord | undefined;
  }

  /** The manifest, or nothing when not all claims are known to hold. */
  manifest(): Manifest | undefined {
    return readJson(this.file('manifest.json')) as Manifest | undefined;
  }

  /** Keeps the manifest, or with nothing, removes what is there. */
  keepManifest(manifest: Manifest | undefined): void {
    if (manifest === undefined) fs.rmSync(this.file('manifest.json'), {force: true});
    else fs.writeFileSync(this.file('manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  /**
   * Puts a build in its place. The record is written last, so that whoever finds it finds the rest.
   *
   * @param build - its name
   * @param staging - folder with what it wrote
   * @param log - what it printed
   * @param record - what is known about it
   */
  keepBuild(build: string, staging: string, log: string, record: BuildRecord): void {
    fs.rmSync(this.file(`${build}.json`), {force: true});
    fs.rmSync(this.file(build), {recursive: true, force: true});
    fs.mkdirSync(this.dir, {recursive: true});
    fs.renameSync(staging, this.file(build));
    fs.writeFileSync(this.file(`${build}.log`), log);
    fs.writeFileSync(this.file(`${build}.json`), `${JSON.stringify(record, null, 2)}\n`);
  }

  /**
   * Removes what belongs to none of the builds.
   *
   * @param builds - names of the builds the example has
   */
  prune(builds: readonly string[]): void {
    if (!fs.existsSync(this.dir)) return;
    const known = new Set(['manifest.json', ...builds.flatMap((build) => [build, `${build}.log`, `${build}.json`])]);
    for (const entry of fs.readdirSync(this.dir)) {
      if (!known.has(entry)) fs.rmSync(this.file(entry), {recursive: true, force: true});
    }
  }
}
