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
    `import fs from 'node:fs';
import path from 'node:path';
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
if (what === 'exit in a promise') await Promise.resolve().then(() => process.exit(3));
if (what === 'exit with work' || what === 'exit too early') {
  if (what === 'exit with work') {
    fs.mkdirSync('written', {recursive: true});
    fs.writeFileSync('written/in-time', '');
  }
  setTimeout(() => {
    fs.mkdirSync('written', {recursive: true});
    fs.writeFileSync('written/too-late', '');
    console.log('too late');
    Promise.reject(new Error('Nobody sees this.'));
    throw new Error('Nor this.');
  }, 10);
  process.exit(3);
}
if (what === 'exit and hang') {
  setInterval(() => {}, 1000);
  process.exit(3);
}
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

test('a package that is installed within the toolkit is loaded once, too', async () => {
  write(
    'node_modules/@rspress/lamp/node_modules/glass/package.json',
    '{"type": "module", "exports": "./lib/index.js"}',
  );
  write(
    'node_modules/@rspress/lamp/node_modules/glass/lib/index.js',
    'let runs = 0;\nexport default () => (runs += 1);\n',
  );
  write(
    'node_modules/@rspress/lamp/within.js',
    "import count from 'glass';\nconsole.log(import.meta.url.split('/').at(-1), count());\n",
  );
  const script = write('within.mjs', "await import('./node_modules/@rspress/lamp/within.js');\n");
  const command = {script, dir: path.join(root, 'one'), args: [], limit: 60_000};
  const own = new BuildProcesses();
  expect(await own.run(command)).toEqual({exitCode: 0, printed: 'within.js 1\n'});
  expect(await own.run(command)).toEqual({exitCode: 0, printed: 'within.js 2\n'});
});

test('the module of the plugin that lacks __dirname has it, and no other module', async () => {
  const folders = ['plugin-client-redirects/dist', 'plugin-shade/dist'];
  for (const folder of folders) write(`node_modules/@rspress/${folder}/index.mjs`, 'export default __dirname;\n');
  const imports = folders.map((folder) => `import('./node_modules/@rspress/${folder}/index.mjs')`);
  const script = write(
    'dirname.mjs',
    `const results = await Promise.allSettled([${imports.join(', ')}]);
for (const {value, reason} of results) console.log(value?.default ?? reason.message.split(' in ')[0]);
`,
  );
  const {printed} = await processes.run({script, dir: path.join(root, 'one'), args: [], limit: 60_000});
  expect(printed).toBe(`${path.join(root, 'node_modules/@rspress', folders[0]!)}\n__dirname is not defined\n`);
});

test('a command that ends its process says nothing more, and leaves nothing to the next', async () => {
  const own = new BuildProcesses();
  await run('one', 'first', 60_000, own);
  for (const [what, loaded] of [
    ['exit', 2],
    ['exit in a promise', 3],
    ['exit with work', 4],
  ] as const) {
    expect(await run('one', what, 60_000, own)).toEqual({
      exitCode: 3,
      printed: printed('one', what, loaded, 'bye 3\n'),
    });
  }
  expect(await run('two', 'next', 60_000, own)).toEqual({exitCode: 0, printed: printed('two', 'next', 5)});
});

test('what a command has written is copied as it is when it ends, whatever it leaves behind', async () => {
  const output = {from: path.join(root, 'one/written'), to: path.join(root, 'kept')};
  const command = {script: path.join(root, 'command.mjs'), dir: path.join(root, 'one'), limit: 60_000, output};
  fs.rmSync(output.from, {recursive: true, force: true});
  expect(await processes.run({...command, args: ['exit with work']})).toMatchObject({exitCode: 3});
  expect(fs.readdirSync(output.from)).toEqual(['in-time', 'too-late']);
  expect(fs.readdirSync(output.to)).toEqual(['in-time']);
  fs.rmSync(output.to, {recursive: true});
  fs.rmSync(output.from, {recursive: true});
  expect(await processes.run({...command, args: ['exit too early']})).toMatchObject({exitCode: 3});
  expect(fs.readdirSync(output.from)).toEqual(['too-late']);
  expect(fs.readdirSync(output.to)).toEqual([]);
  fs.writeFileSync(path.join(output.from, 'in-time'), '');
  await processes.run({...command, args: ['first']});
  expect(fs.readdirSync(output.to)).toEqual(['in-time', 'too-late']);
});

test('a command that leaves work behind that does not end is given no other', async () => {
  const own = new BuildProcesses();
  await run('one', 'first', 60_000, own);
  expect(await run('one', 'exit and hang', 60_000, own)).toMatchObject({exitCode: 3});
  expect(await run('two', 'next', 60_000, own)).toEqual({exitCode: 0, printed: printed('two', 'next', 1)});
});

test('a command that throws takes no other with it', async () => {
  await run('one', 'first');
  const [thrown, other] = await Promise.all([run('one', 'throw'), run('two', 'second')]);
  expect(thrown.exitCode).toBe(1);
  expect(other).toEqual({exitCode: 0, printed: expect.stringContaining('two second 1 ') as string});
  expect(await run('two', 'third')).toMatchObject({exitCode: 0});
});

test('a run has variables of its own', async () => {
  const own = new BuildProcesses();
  const [script, dir] = [path.join(root, 'command.mjs'), path.join(root, 'one')];
  const {printed: text} = await own.run({script, dir, args: ['lit'], env: {LAMP: 'gas'}, limit: 60_000});
  expect(text).toMatch(/^one lit 1 1 gas 0\n/);
  expect(await run('two', 'next', 60_000, own)).toMatchObject({printed: printed('two', 'next', 2)});
});

test('an error names the modules of the command by their addresses alone', async () => {
  const {printed: text} = await run('one', 'throw');
  expect(text).toMatch(/at .*command\.mjs:\d+:\d+/);
  expect(text).not.toContain('?run=');
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
