/**
 * Sets the toolkit's packages in `examples/package.json` to their newest 1.x release and
 * installs them. Used by the scheduled comparison; nothing is committed.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {maxSatisfying} from 'semver';

/** Packages that follow the releases of the toolkit. */
const FAMILY = /^(rspress$|@rspress\/)/;

const root = path.resolve(__dirname, '..');
const file = path.join(root, 'examples/package.json');

const manifest = JSON.parse(readFileSync(file, 'utf8')) as {dependencies: Record<string, string>};
for (const name of Object.keys(manifest.dependencies).filter((dependency) => FAMILY.test(dependency))) {
  const versions = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], {encoding: 'utf8'}),
  ) as string[];
  const newest = maxSatisfying(versions, '1.x');
  if (newest === null) throw new Error(`The registry lists no 1.x release of ${name}.`);
  if (manifest.dependencies[name] !== newest) console.log(`${name} ${manifest.dependencies[name]} → ${newest}`);
  manifest.dependencies[name] = newest;
}
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
execFileSync('npm', ['install'], {cwd: root, stdio: 'inherit'});
