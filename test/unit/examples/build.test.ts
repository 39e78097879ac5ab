/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runBuild} from '../../../content/examples/build';
import {putFile} from '../../support/files';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepared-'));
});

afterEach(() => fs.rmSync(root, {recursive: true, force: true}));

/** A build of an example that is prepared by a script, which never comes to the build itself. */
async function prepared(name: string, script: string): Promise<unknown> {
  const dir = path.join(root, name);
  putFile(dir, 'prepare.mjs', script);
  return await runBuild({name, dir, files: ['prepare.mjs']}, {prepare: 'prepare.mjs'}, path.join(root, 'output', name));
}

test.each([
  ['what it has printed', "console.log('half'); console.error('no folder'); process.exit(3);", 'half\nno folder'],
  ['the command, where it printed nothing', 'process.exit(3);', 'Command failed: '],
])('a script that fails is named with %s', async (_, script, shown) => {
  await expect(prepared('a', script)).rejects.toThrow(`prepare.mjs failed:\n${shown}`);
});

test('scripts of two builds run beside each other', async () => {
  // Each waits for the other one, and gives up after a while.
  const waiting = (own: string, other: string): string => `
    import fs from 'node:fs';
    fs.writeFileSync(${JSON.stringify(path.join(root, own))}, '');
    const end = Date.now() + 10_000;
    while (!fs.existsSync(${JSON.stringify(path.join(root, other))})) if (Date.now() > end) throw new Error('alone');
    console.error('together');
    process.exit(1);`;
  const ends = await Promise.allSettled([
    prepared('a', waiting('a.txt', 'b.txt')),
    prepared('b', waiting('b.txt', 'a.txt')),
  ]);
  expect(ends).toEqual(
    Array(2).fill({status: 'rejected', reason: expect.objectContaining({message: 'prepare.mjs failed:\ntogether'})}),
  );
});
