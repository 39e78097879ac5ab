/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {browserBundle} from '../../plugins/browserBundle';
import {packageFolder, readPackage} from '../../plugins/notices/packages';
import {shippedFolders} from '../../plugins/notices/shipped';
import {noticeText} from '../../plugins/notices/text';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test.each([
  ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
  ['/site/node_modules/@popperjs/core/lib/index.js', '/site/node_modules/@popperjs/core'],
  ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
  ['/site/src/pages/index.tsx', undefined],
])('%s belongs to %s', (file, expected) => expect(packageFolder(file)).toBe(expected));

test('packages that are left in a bundle are noted, and no others', async () => {
  const own = (name: string, code: string): string => {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(place, {recursive: true});
    writeFileSync(path.join(place, 'package.json'), JSON.stringify({name, main: 'index.js', sideEffects: false}));
    writeFileSync(path.join(place, 'index.js'), code);
    return place;
  };
  const used = own('used', "import {deep} from 'deep';\nexport const used = () => document.title + deep;");
  const deep = own('deep', 'export const deep = document.URL;');
  own('unused', 'export const unused = 1;');
  const later = own('later', "console.log('later');");
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(
    entry,
    "import {used} from 'used';\nimport {unused} from 'unused';\nif (used() === '') void import('later');\nexport const kept = () => unused;",
  );
  await browserBundle({name: 'entry', entry, what: 'The test', settings: {target: ['web', 'es2022']}});
  expect([...shippedFolders()].sort()).toEqual([deep, later, used]);
});

/** Writes a package and reads it. */
function read(manifest: object, files: Readonly<Record<string, string>> = {}) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'sails', version: '1.2.3', ...manifest}));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return readPackage(folder);
}

test('licence and notice of a package are handed on', () => {
  expect(
    read({license: 'Apache-2.0'}, {'LICENSE.md': 'Permitted.\r\n', NOTICE: 'Ada made it.', 'README.md': 'Sail'}),
  ).toEqual({
    name: 'sails',
    version: '1.2.3',
    licence: 'Apache-2.0',
    text: 'Permitted.\n\nAda made it.',
  });
});

test('a package that has its licence in its README hands on that part', () => {
  expect(read({license: 'MIT'}, {'Readme.md': '# Sails\n\n## License\n\nPermitted.\n\n## Thanks\n\nAda'}).text).toBe(
    'Permitted.',
  );
  expect(read({license: 'MIT'}, {'Readme.md': '# Sails\n\n## Licence\n\n(MIT)\n\nPermitted.\n'}).text).toBe(
    '(MIT)\n\nPermitted.',
  );
});

test('a package without a licence, or without its text, cannot be shipped', () => {
  expect(() => read({license: 'MIT'})).toThrow(
    /ships code of sails 1\.2\.3, which has the text of its licence neither in a file.*TEXT_OF/,
  );
  expect(() => read({}, {LICENSE: 'Permitted.'})).toThrow(/sails 1\.2\.3, which names no licence in its package\.json/);
});

test('packages with the same text stand together, by name and release, each once', () => {
  const of = (name: string, version: string, text: string) => ({name, version, licence: 'MIT', text});
  const parts = noticeText([of('b', '2.0.0', 'X'), of('c', '1.0.0', 'Y'), of('a', '1.0.0', 'X'), of('b', '2.0.0', 'X')])
    .trim()
    .split(/\n\n-{80}\n\n/)
    .slice(1);
  expect(parts).toEqual(['a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nX', 'c 1.0.0 (MIT)\n\nY']);
});

test('what one copy of the code notes, another knows, as the plugins of a build that Docusaurus loads by their paths', () => {
  const at = path.join(folder, 'node_modules/of-another-copy/index.js');
  jest.isolateModules(() => {
    const {noteShipped} = jest.requireActual<typeof import('../../plugins/notices/shipped')>(
      '../../plugins/notices/shipped',
    );
    noteShipped(at);
  });
  expect(shippedFolders()).toContain(path.dirname(at));
});
