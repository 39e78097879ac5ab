/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unusedModules} from '../../scripts/unusedModules';
import {putFiles} from '../support/files';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'load-on-use-'));
  putFiles(folder, {
    'calls.js': 'console.log("loaded"); module.exports = (a, b) => a + b; module.exports.named = 3;',
    'makes.js': 'console.log("loaded"); module.exports = class { constructor(value) { this.value = value; } };',
    'compiled.js': 'console.log("loaded"); exports.__esModule = true; exports.default = 4;',
    'other.js': 'module.exports = require("./calls.js");',
  });
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Runs a script in a process, where `load` finds the modules above, and gives what it prints. */
function run(script: string): string[] {
  const file = path.join(folder, 'run.cjs');
  const start = `
    const {loadOnUse} = require(${JSON.stringify(path.resolve('scripts/loadOnUse.ts'))});
    const put = (request, isCompiled) => loadOnUse({request, from: __filename, isCompiled});
  `;
  putFiles(folder, {'run.cjs': start + script});
  const args = ['--disable-warning=ExperimentalWarning', '--require', path.resolve('scripts/typescript.cjs'), file];
  return execFileSync(process.execPath, args, {encoding: 'utf8'}).trim().split('\n');
}

test('a module is loaded when it is called, made, or a property of it is read, and once', () => {
  const use = (request: string, code: string): string[] =>
    run(`put('${request}'); const it = require('${request}'); console.log('asked'); ${code}; ${code};`);
  expect(use('./calls.js', 'console.log(it(1, 1))')).toEqual(['asked', 'loaded', '2', '2']);
  expect(use('./calls.js', 'console.log(it.named)')).toEqual(['asked', 'loaded', '3', '3']);
  expect(use('./calls.js', "console.log('named' in it)")).toEqual(['asked', 'loaded', 'true', 'true']);
  expect(use('./makes.js', 'console.log(new it(5).value)')).toEqual(['asked', 'loaded', '5', '5']);
});

test('the question whether it was compiled from an ES module loads none', () => {
  const ask = (request: string, isCompiled: boolean): string[] =>
    run(`put('${request}', ${isCompiled}); const it = require('${request}');
         console.log(it.__esModule === true, 'asked'); it.default; console.log(it.__esModule === true);`);
  expect(ask('./compiled.js', true)).toEqual(['true asked', 'loaded', 'true']);
  expect(ask('./calls.js', false)).toEqual(['false asked', 'loaded', 'false']);
});

test('once it is loaded, others get the module itself', () => {
  const script = `put('./calls.js'); const it = require('./calls.js'); it(1, 1); console.log(require('./other.js') === it, require('./other.js')(2, 2));`;
  expect(run(script)).toEqual(['loaded', 'false 4']);
});

test('what Docusaurus loads and does not use is what it is said to be', () => {
  const script = `
    const {createRequire} = require('node:module');
    const of = ${JSON.stringify(unusedModules())};
    console.log(JSON.stringify(of.map(({request, from}) => createRequire(from)(request).__esModule === true)));
  `;
  expect(JSON.parse(run(script).at(-1)!)).toEqual(unusedModules().map(({isCompiled = false}) => isCompiled));
});
