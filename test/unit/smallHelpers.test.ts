/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as helpers from '../../plugins/bundle/small-helpers/importDefault';

test('the package in the bundle asks for no other helper', () => {
  const dir = path.dirname(require.resolve('@docusaurus/utils-common'));
  const used = readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(dir, file), 'utf8').matchAll(/\btslib_\d+\.(\w+)/g)])
    .map((match) => match[1] ?? '');
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(helpers)).toEqual(expect.arrayContaining([...new Set(used)]));
});

test('the helper takes modules of both kinds', () => {
  expect(helpers.__importDefault({__esModule: true, default: 1})).toMatchObject({default: 1});
  const plain = {value: 2} as object;
  expect(helpers.__importDefault(plain).default).toBe(plain);
});
