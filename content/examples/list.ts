/**
 * Which examples exist and which files belong to them. Used by the runner, by
 * the remark plugin that quotes files, and by whatever shows an example's tree.
 */
import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

/** Root of the repository. */
export const repositoryRoot = path.resolve(__dirname, '../..');

/** Folder that holds one folder per example. */
export const examplesRoot = path.join(repositoryRoot, 'examples');

/** Where built examples, their logs and manifests are kept. */
export const examplesCache = path.join(repositoryRoot, 'node_modules/.cache/examples');

/** File of an example that says how it is built and what the output must show; no part of the project. */
export const SPEC_FILE = 'expect.ts';

/** An example project on disk. */
export interface Example {
  /** Name of its folder. */
  readonly name: string;
  /** Absolute path of its folder. */
  readonly dir: string;
  /** Files of the project, as sorted POSIX paths relative to `dir`; nothing generated. */
  readonly files: readonly string[];
}

/** What is no part of the project: what a build in the example's own folder leaves there, and its claims. */
const IGNORED = ['**/node_modules/**', 'doc_build/**', '**/.DS_Store', SPEC_FILE];

/**
 * Lists the examples, a folder with an `expect.ts` each, sorted by name.
 *
 * @param root - the folder holding them
 * @returns every example with its source files
 * @throws Error when a folder with a Rspress configuration has no `expect.ts`
 */
export function listExamples(root: string = examplesRoot): Example[] {
  const names = fs
    .readdirSync(root, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => {
    const dir = path.join(root, name);
    if (!fs.existsSync(path.join(dir, SPEC_FILE))) {
      throw new Error(
        `examples/${name} has no expect.ts, so nothing proves what it shows. Add one ` +
          '(see verify/examples/define.ts) or remove the folder.',
      );
    }
    return {name, dir, files: exampleFiles(dir)};
  });
}

/**
 * The source files of one example.
 *
 * @param dir - absolute path of the example
 * @returns sorted POSIX paths relative to `dir`
 */
export function exampleFiles(dir: string): string[] {
  return globSync('**/*', {cwd: dir, dot: true, onlyFiles: true, ignore: IGNORED}).sort();
}
