/**
 * Sets the toolkit's packages in `examples/package.json` to their newest 1.x release and
 * installs them. Used by the scheduled comparison; nothing is committed.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Packages that follow the releases of the toolkit. */
const FAMILY = /^(rspress$|@rspress\/)/;

const root = path.resolve(__dirname, '..');
const file = path.join(root, 'examples/package.json');

/**
 * The newest stable release of a major version.
 *
 * @param versions - Versions as the registry lists them.
 * @param major - Major version.
 * @returns The newest one, or nothing when there is none.
 */
export function newestOf(versions: readonly string[], major: number): string | undefined {
  const numbers = (version: string): number[] => version.split('.').map(Number);
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && numbers(version)[0] === major)
    .sort((a, b) => {
      const [x, y] = [numbers(a), numbers(b)];
      return (y[1] ?? 0) - (x[1] ?? 0) || (y[2] ?? 0) - (x[2] ?? 0);
    })[0];
}

function main(): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {dependencies: Record<string, string>};
  for (const name of Object.keys(manifest.dependencies).filter((dependency) => FAMILY.test(dependency))) {
    const versions = JSON.parse(
      execFileSync('npm', ['view', name, 'versions', '--json'], {encoding: 'utf8'}),
    ) as string[];
    const newest = newestOf(versions, 1);
    if (newest === undefined) throw new Error(`The registry lists no 1.x release of ${name}.`);
    if (manifest.dependencies[name] !== newest) console.log(`${name} ${manifest.dependencies[name]} → ${newest}`);
    manifest.dependencies[name] = newest;
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  execFileSync('npm', ['install'], {cwd: root, stdio: 'inherit'});
}

if (require.main === module) main();
