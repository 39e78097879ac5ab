/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const THEME = 'src/theme';

/** Overrides as files, by the name that the theme knows them under. */
function overrides(): Map<string, string> {
  const files = readdirSync(THEME, {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [
      file
        .split(path.sep)
        .join('/')
        .replace(/(\/index)?\.tsx?$/, ''),
      path.join(THEME, file),
    ]),
  );
}

/** Names in the first column of the register. */
function registered(): string[] {
  const readme = readFileSync(path.join(THEME, 'README.md'), 'utf8');
  return [...readme.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

test('the register lists exactly the overrides there are', () => {
  expect(registered().sort()).toEqual([...overrides().keys()].sort());
});

test.each([...overrides()])('%s says in its first line what it changes', (_name, file) => {
  expect(readFileSync(file, 'utf8').split('\n')[0]).toMatch(/^\/\/ Change: .{10,}/);
});

test.each([...overrides().keys()])('%s still exists in the theme under this name', (name) => {
  const original = path.join('node_modules/@docusaurus/theme-classic/lib/theme', name);
  const files = [`${original}.js`, path.join(original, 'index.js')];
  const fallback = path.join('node_modules/@docusaurus/core/lib/client/theme-fallback', name, 'index.js');
  expect([...files, fallback].some((file) => exists(file))).toBe(true);
});

function exists(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}
