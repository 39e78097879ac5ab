import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FAMILY, type Packages} from './packages';

/** Files below a directory, sorted; nested `node_modules` are left out. */
function filesBelow(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const full = path.join(dir, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    })
    .sort();
}

/**
 * A value that changes whenever the extraction could give something else: with
 * the code of the extraction, the corrections, the generated file, the lockfile
 * (for packages that types are imported from) and every file of the documented
 * packages.
 *
 * @param root - Repository.
 * @param packages - Installed packages.
 */
export function fingerprint(root: string, packages: Packages): string {
  const hash = createHash('sha256');
  const sources = ['verify/extraction', 'verify/schemas', 'content/facts', 'static/data']
    .map((folder) => path.join(root, folder))
    .flatMap(filesBelow);
  const lockfile = path.join(root, 'package-lock.json');
  for (const file of [...sources, ...(existsSync(lockfile) ? [lockfile] : [])]) {
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  for (const name of FAMILY) {
    const dir = packages.dir(name);
    hash.update(`${name}@${packages.info(name).version}\0`);
    for (const file of filesBelow(dir)) {
      const {size, mtimeMs} = statSync(file);
      hash.update(`${path.relative(dir, file)}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

const cacheFile = (root: string): string => path.join(root, 'node_modules/.cache/toolkit-facts/checked');

/** Whether the last successful check saw the same. */
export function wasChecked(root: string, value: string): boolean {
  const file = cacheFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** Remembers a successful check. */
export function rememberChecked(root: string, value: string): void {
  const file = cacheFile(root);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, value);
}
