/**
 * Asks the npm registry about the community plugins that the pages list, and writes
 * `content/facts/community-plugins.json`.
 *
 *   npx tsx scripts/community/refresh.ts                      those that are listed
 *   npx tsx scripts/community/refresh.ts rspress-plugin-x     those, and one more
 *
 * A plugin stays listed while one of its versions has a peer range that admits the documented
 * release. Otherwise the script ends with exit code 1 and names it; take it out of the file by hand.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadCommunity, type CommunityPlugin, type CommunityPlugins} from '../../content/facts/community';
import {loadFacts} from '../../content/facts/load';
import {admittingPeer, newestFirst, type Manifest} from './select';

const FILE = path.resolve(__dirname, '../../content/facts/community-plugins.json');

/**
 * A release whose day is known. A registry that tells another day has times of its own, such as
 * those at which it copied a release; its days say nothing about the age of a plugin.
 */
const KNOWN = {name: 'react', version: '18.2.0', day: '2022-06-14'};

const npm = (...args: string[]): string =>
  execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

function view<T>(spec: string, ...fields: string[]): T {
  try {
    return JSON.parse(npm('view', spec, ...fields, '--json')) as T;
  } catch {
    throw new Error(`The registry does not answer for ${spec}. Check the name, and the connection.`);
  }
}

const dayOf = (name: string, version: string): string | undefined =>
  view<Record<string, string>>(name, 'time')[version]?.slice(0, 10);

function describe(name: string, release: string, withDates: boolean): CommunityPlugin {
  // With a single version, npm prints a string in place of a list.
  const versions = newestFirst([view<string | string[]>(name, 'versions')].flat());
  for (const version of versions) {
    const manifest = view<Manifest>(`${name}@${version}`, 'version', 'license', 'peerDependencies', 'deprecated');
    const peer = admittingPeer(manifest, release);
    if (peer === undefined || manifest.deprecated !== undefined) continue;
    if (manifest.license === undefined) throw new Error(`${name}@${version} names no licence, so it cannot be listed.`);
    const released = withDates ? dayOf(name, version) : undefined;
    return {
      name,
      version,
      newest: versions[0] ?? version,
      license: manifest.license,
      peer,
      ...(released === undefined ? {} : {released}),
    };
  }
  throw new Error(`No version of ${name} has a peer range that admits ${release}.`);
}

function main(added: readonly string[]): void {
  const release = loadFacts().packages.rspress?.version;
  if (release === undefined) throw new Error('content/facts/facts.json does not name the release of rspress.');
  const withDates = dayOf(KNOWN.name, KNOWN.version) === KNOWN.day;
  if (!withDates) console.log('Days of releases are left out: this registry keeps times of its own.');
  const listed = existsSync(FILE) ? loadCommunity(FILE).plugins.map(({name}) => name) : [];
  const names = [...new Set([...listed, ...added])].sort();
  const plugins = names.map((name) => {
    const plugin = describe(name, release, withDates);
    console.log(`${name} ${plugin.version}: ${plugin.peer.name} ${plugin.peer.range}`);
    return plugin;
  });
  const result: CommunityPlugins = {checked: new Date().toISOString().slice(0, 10), release, plugins};
  writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
