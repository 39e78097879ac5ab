/** @jest-environment node */
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sideBySide} from '../../scripts/sideBySide';

/** Where the programs of a test leave files, by which they know of each other. */
let folder: string;
/** What was printed of the others, and whether the first program had ended by then. */
let printed: {text: string; ended: boolean}[];

const file = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'side-by-side-'));
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push({text: String(text), ended: existsSync(file('ended'))});
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true, force: true});
});

/** A program with the words `leave` (a file), `wait` (for one) and `isGone` (whoever has left it) before its code. */
const program = (code: string) => ({
  args: [
    '-e',
    `const {existsSync, readFileSync, writeFileSync} = require('node:fs');
     const path = (name) => require('node:path').join(${JSON.stringify(folder)}, name);
     const leave = (name) => writeFileSync(path(name), String(process.pid));
     const isGone = (name) => {
       try {
         return !process.kill(Number(readFileSync(path(name))), 0);
       } catch {
         return true;
       }
     };
     const wait = (name) => new Promise((resolve) => {
       const timer = setInterval(() => existsSync(path(name)) && resolve(clearInterval(timer)), 5);
     });
     (async () => { ${code} })();`,
  ],
});

const run = (first: string, ...others: string[]): Promise<number> =>
  sideBySide(program(first), others.map(program), folder);

test('programs run at the same time, and the output of the others comes whole, after the first has ended', async () => {
  const code = await run(
    `leave('first'); await wait('second'); leave('ended');`,
    `console.log('begin'); console.error('middle'); await wait('first'); leave('second'); console.log('end');`,
  );
  expect([code, printed]).toEqual([0, [{text: 'begin\nmiddle\nend\n', ended: true}]]);
});

test('a failure of the first stops the others, which have nothing to say then', async () => {
  const code = await run(
    `await wait('second'); process.exit(3);`,
    `console.log('follows'); leave('second'); setInterval(() => {}, 1000);`,
  );
  expect([code, printed]).toEqual([3, []]);
});

test('a failure of another one is shown, and fails the whole', async () => {
  const code = await run(`leave('ended');`, `console.error('docs/a.mdx:3: wrong'); process.exit(4);`);
  expect([code, printed]).toEqual([4, [{text: 'docs/a.mdx:3: wrong\n', ended: true}]]);
});

test('what has failed before the first one did is shown too', async () => {
  const code = await run(
    `await wait('second'); setInterval(() => isGone('second') && process.exit(3), 5);`,
    `console.error('mine'); leave('second'); process.exit(4);`,
  );
  expect([code, printed.map(({text}) => text)]).toEqual([3, ['mine\n']]);
});

test('what is independent of the first goes on when that fails', async () => {
  const first = program(`leave('first'); process.exit(3);`);
  const other = program(`await wait('first'); while (!isGone('first')); console.log('mine');`);
  expect(await sideBySide(first, [other], folder, {independent: true})).toBe(3);
  expect(printed.map(({text}) => text)).toEqual(['mine\n']);
});

test('variables of a program are its own', async () => {
  writeFileSync(file('ended'), '');
  const other = {...program(`console.log(process.env.OWN);`), env: {OWN: 'seen'}};
  expect(await sideBySide(program(`process.exit(process.env.OWN === undefined ? 0 : 5);`), [other], folder)).toBe(0);
  expect(printed.map(({text}) => text)).toEqual(['seen\n']);
});
