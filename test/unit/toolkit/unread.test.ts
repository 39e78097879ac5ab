/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const PACKAGES = path.resolve(__dirname, '../../../node_modules/@rspress');
const read = (pattern: string): string[] =>
  globSync(pattern, {cwd: PACKAGES, absolute: true}).map((file) => fs.readFileSync(file, 'utf8'));

const NAME = /--rp-[\w-]+/g;

test('twenty variables of the theme are declared and read by nothing', () => {
  const [sheet = ''] = read('theme-default/dist/bundle.css');
  const values = new Map<string, string[]>();
  const rest = sheet.replace(/(--rp-[\w-]+)\s*:([^;}]*)/g, (_, name: string, value: string) => {
    values.set(name, [...(values.get(name) ?? []), ...(value.match(NAME) ?? [])]);
    return '';
  });
  const others = read('{theme-default/dist/bundle.js,core/dist/**/*.js,plugin-*/*.css,plugin-*/static/**/*}');
  expect(others.length).toBeGreaterThan(5);
  // A variable that only others read is read when one of those is.
  const reached = [rest, ...others].flatMap((text) => text.match(NAME) ?? []);
  const seen = new Set<string>();
  for (let name = reached.pop(); name !== undefined; name = reached.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    reached.push(...(values.get(name) ?? []));
  }
  const unread = [...values.keys()].filter((name) => !seen.has(name));
  expect(values.size).toBeGreaterThan(50);
  expect(unread).toHaveLength(20);
  expect(unread).toEqual(
    expect.arrayContaining([
      '--rp-font-family-mono',
      '--rp-c-bg-alt',
      '--rp-c-brand-lighter',
      '--rp-c-brand-darker',
      '--rp-home-bg',
      '--rp-home-hero-image-filter',
      '--rp-code-line-number-color',
    ]),
  );
});

test('the theme reads four fields of `uiSwitch`, none of them a size', () => {
  const [theme = ''] = read('theme-default/dist/bundle.js');
  const reads = new Set(theme.match(/\buiSwitch\??\.\w+/g)?.map((use) => use.split('.')[1]));
  expect([...reads].sort()).toEqual(['showAside', 'showDocFooter', 'showNavbar', 'showSidebar']);
});
