/** Decides whether an example must be built again, and keeps finished builds. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {examplesCache, examplesRoot, repositoryRoot, type Example} from './list';

/** What is known about a finished example. */
export interface Manifest {
  readonly hash: string;
  /** Names of the builds, in the order they ran, with the number of claims that hold. */
  readonly builds: Readonly<Record<string, number>>;
}

const runnerFiles = ['define.ts', 'list.ts', 'check.ts', 'build.ts', 'cache.ts', 'run.ts', 'core.ts'];

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
 * Hash of everything an example's result depends on: its files, the versions of
 * the packages it can import, Node's major version, this runner, and the
 * tsconfig all examples share.
 *
 * @param example - the example
 * @param versions - from {@link installedVersions}
 * @returns hexadecimal digest
 */
export function exampleHash(example: Example, versions: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (label: string, content: Buffer | string): void => {
    hash.update(`${label}\0${Buffer.byteLength(content)}\0`);
    hash.update(content);
  };
  add('node', process.versions.node.split('.')[0] ?? '');
  add('packages', versions.join('\n'));
  for (const file of runnerFiles) {
    add(`runner/${file}`, fs.readFileSync(path.join(__dirname, file)));
  }
  for (const file of example.files) {
    add(file, fs.readFileSync(path.join(example.dir, file)));
  }
  return hash.digest('hex');
}

const manifestName = 'manifest.json';

/**
 * Reads the manifest of a finished example.
 *
 * @param name - the example
 * @param cacheRoot - folder of finished examples
 * @returns the manifest, or nothing when the example has not been finished
 */
export function readManifest(name: string, cacheRoot: string = examplesCache): Manifest | undefined {
  const file = path.join(cacheRoot, name, manifestName);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/**
 * Puts finished builds in their place. The folder appears complete or not at all.
 *
 * @param name - the example
 * @param staging - folder holding one folder and one `.log` file per build
 * @param manifest - written into the folder before it is moved
 * @param cacheRoot - folder of finished examples
 */
export function store(name: string, staging: string, manifest: Manifest, cacheRoot: string = examplesCache): void {
  const target = path.join(cacheRoot, name);
  fs.writeFileSync(path.join(staging, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  fs.rmSync(target, {recursive: true, force: true});
  fs.renameSync(staging, target);
}
