/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {BuildProcesses} from '../../../content/examples/processes';
import {putFile} from '../../support/files';

let root: string;
const processes = new BuildProcesses();

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'processes-')));
  const counter = 'let runs = 0;\nexport const count = () => (runs += 1);\n';
  write('node_modules/@rspress/lamp/package.json', '{"type": "module", "exports": "./index.js"}');
  write('node_modules/@rspress/lamp/index.js', counter);
  write('node_modules/shade/package.json', '{"type": "module", "exports": "./index.js"}');
  write('node_modules/shade/index.js', `${counter}export const first = process.argv;\n`);
  write('one/here.txt', '');
  write('two/here.txt', '');
  // Stands for the command line of the toolkit.
  write(
    'command.mjs',
    `import path from 'node:path';
import {count} from '@rspress/lamp';
import {count as other, first} from 'shade';
const [what] = process.argv.slice(2);
const listeners = process.listenerCount('exit');
console.log(path.basename(process.cwd()), first.slice(2).join(' '), count(), other(), process.env.LAMP, listeners);
console.error('to the other stream');
process.env.LAMP = 'lit';
process.on('exit', (code) => console.log('bye', code));
if (what === 'code') process.exitCode = 2;
if (what === 'exit') process.exit(3);
if (what === 'throw') throw new Error('No bulb.');
if (what === 'hang') setInterval(() => {}, 1000);
setTimeout(() => console.log('later'), 20);
`,
  );
});

afterAll(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

const write = (name: string, text: string): string => putFile(root, name, text);

const run = (dir: string, what: string, limit = 60_000, by = processes) =>
  by.run({script: path.join(root, 'command.mjs'), dir: path.join(root, dir), args: [what], limit});

/** What the command prints when its modules are new, but for those that are loaded once. */
const printed = (dir: string, what: string, loaded: number, rest = 'later\nbye 0\n') =>
  `${dir} ${what} 1 ${loaded} undefined 0\nto the other stream\n${rest}`;

test('a process runs a command again as a new one would, and loads only the packages under it once', async () => {
  expect(await run('one', 'first')).toEqual({exitCode: 0, printed: printed('one', 'first', 1)});
  expect(await run('two', 'second')).toEqual({exitCode: 0, printed: printed('two', 'second', 2)});
  expect(await run('one', 'code')).toEqual({exitCode: 2, printed: printed('one', 'code', 3, 'later\nbye 2\n')});
  expect(await run('one', 'third')).toEqual({exitCode: 0, printed: printed('one', 'third', 4)});
});

test('a command that ends its process takes no other with it', async () => {
  await run('one', 'first');
  const [ended, other] = await Promise.all([run('one', 'exit'), run('two', 'second')]);
  expect(ended.exitCode).toBe(3);
  expect(ended.printed).toMatch(/bye 3\n$/);
  expect(other).toEqual({exitCode: 0, printed: expect.stringContaining('two second 1 ') as string});
  expect(await run('two', 'third')).toMatchObject({exitCode: 0});
});

test('a command that throws prints its error and has an exit code', async () => {
  const {exitCode, printed: text} = await run('one', 'throw');
  expect(exitCode).toBe(1);
  expect(text).toContain('Error: No bulb.');
});

test('a command that does not end is stopped, and has no exit code', async () => {
  const {exitCode, printed: text} = await run('one', 'hang', 4_000);
  expect(exitCode).toBeNull();
  expect(text).toMatch(/later\n$/);
});

test('a process that ends for want of work is given none', async () => {
  const short = new BuildProcesses(1);
  for (let time = 0; time < 6; time += 1) {
    expect(await run('one', 'first', 60_000, short)).toMatchObject({exitCode: 0});
    // Its time is over, but it may not have ended.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
});
