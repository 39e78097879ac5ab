/** A folder of its own for each build, so that builds can run side by side and leave the examples as they are. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {examplesRoot, repositoryRoot, type Example} from './list';

/** A copy of an example in which one build runs. */
export interface Workspace {
  /** Absolute path of the copy, without symbolic links. */
  readonly dir: string;
  /** Absolute path of the folder around it, which stands for the root of the repository. */
  readonly root: string;
  /** Removes the copy and everything written into it. */
  readonly remove: () => void;
}

/**
 * Copies an example into a temporary folder. Packages are found as in the repository, through two
 * links, but `node_modules/.rspress`, where the toolkit keeps what it is working on, belongs to the
 * copy alone.
 *
 * @param example - the example
 * @returns the folder; the caller removes it
 */
export function createWorkspace(example: Example): Workspace {
  // The toolkit compares paths of modules, which bundlers report without symbolic links.
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rspress-example-')));
  const dir = path.join(root, 'examples', example.name);
  for (const file of example.files) {
    const target = path.join(dir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(path.join(example.dir, file), target);
  }
  link(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  link(path.join(examplesRoot, 'node_modules'), path.join(root, 'examples/node_modules'));
  return {dir, root, remove: () => fs.rmSync(root, {recursive: true, force: true})};
}

function link(target: string, place: string): void {
  // npm makes no folder when every package of the examples is in the root.
  if (fs.existsSync(target)) fs.symlinkSync(target, place, 'junction');
}
