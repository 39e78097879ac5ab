/** @jest-environment node */
/** What gets onto the machine of who builds the site: nothing runs when it is installed, and all of it may be used. */
import {readFileSync} from 'node:fs';
import {ignoreDependencies} from '../../knip.json';
import lock from '../../package-lock.json';

interface Package {
  version?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
}

const packages = Object.entries(lock.packages as unknown as Record<string, Package>).filter(
  ([place, {link}]) => place.includes('node_modules/') && link !== true,
);
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Packages that would run something when they are installed, and why they work without it. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles only where its prebuilt package is missing',
  '@swc/core': 'looks for its prebuilt package, which it finds again when it is loaded',
  'core-js': 'asks for donations',
  esbuild: 'looks for its prebuilt package, which it finds again when it is started',
  'unrs-resolver': 'looks for its prebuilt package, which it finds again when it is loaded',
};

test('no package runs anything when it is installed, and each that would is known to work without', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const would = packages.filter(([, {hasInstallScript}]) => hasInstallScript === true).map(([place]) => nameOf(place));
  expect([...new Set(would)].sort()).toEqual(Object.keys(SCRIPTS).sort());
});

/** Licences under which a package may be used and handed on with the site. */
const LICENCES = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  // Of files that are used as they are.
  ...['MPL-2.0', 'Python-2.0', 'CC-BY-3.0', 'CC-BY-4.0'],
];

/** Packages that name their licence in another place than their manifest. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  eval: 'MIT, in its file LICENSE',
  format: 'MIT, in its README',
  'require-like': 'MIT, in its file License',
};

/** Whether one of the licences to choose from, with all that belong to it, may be used. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one)));

test('every package has a licence that allows its use', () => {
  const refused = packages
    .filter(([, {license = ''}]) => !isAllowed(license))
    .map(([place, {license}]) => `${nameOf(place)}: ${license}`);
  expect([...new Set(refused)].sort()).toEqual(Object.keys(ELSEWHERE).map((name) => `${name}: undefined`));
});

test.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0', false],
  ['MIT AND GPL-3.0', false],
  ['', false],
])('the licence %j is allowed: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));

test('every package is held to its content', () => {
  expect(packages.filter(([, {integrity}]) => integrity === undefined).map(([place]) => place)).toEqual([]);
});

/** Nothing here imports these: listed, they stand at the root, where all that need their version share one copy. */
test.each(ignoreDependencies)('a build loads %s once', (name) => {
  const copies = packages.filter(([place]) => nameOf(place) === name);
  const [, root] = copies.find(([place]) => place === `node_modules/${name}`) ?? [];
  expect(copies.filter(([, {version}]) => version === root?.version)).toHaveLength(1);
});
