/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'typescript-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Runs a script in a process that can run TypeScript. */
function run(script: string): unknown {
  const file = path.join(folder, 'run.cjs');
  writeFileSync(file, script);
  const args = ['--disable-warning=ExperimentalWarning', '--require', path.resolve('scripts/typescript.cjs'), file];
  return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'}));
}

test('Docusaurus reads a configuration in TypeScript anew each time, and what it imports once', () => {
  writeFileSync(path.join(folder, 'part.ts'), 'export const loaded: number[] = [Math.random()];\n');
  writeFileSync(
    path.join(folder, 'config.ts'),
    `import path from 'node:path';
     import {unified} from ${JSON.stringify(require.resolve('unified'))};
     import {loaded} from './part';
     import type {Config} from '@docusaurus/types';
     export const named = typeof unified().use;
     export default {title: process.env.LANGUAGE as string, here: path.basename(__dirname), loaded} satisfies Partial<Config> & object;`,
  );
  const result = run(`
    const {loadFreshModule} = require(${JSON.stringify(require.resolve('@docusaurus/utils'))});
    (async () => {
      const read = async (language) => {
        process.env.LANGUAGE = language;
        const config = await loadFreshModule(${JSON.stringify(path.join(folder, 'config.ts'))});
        return {...config, named: config.named};
      };
      console.log(JSON.stringify([await read('en'), await read('zh')]));
    })();
  `) as {title: string; loaded: number[]}[];
  expect(result).toMatchObject([
    {title: 'en', named: 'function', here: path.basename(folder)},
    {title: 'zh', named: 'function'},
  ]);
  expect(result[0]!.loaded).toEqual(result[1]!.loaded);
});

test('a module is also found by its URL, as examples are', () => {
  writeFileSync(path.join(folder, 'example.ts'), 'export default {builds: {} as Record<string, string>};\n');
  writeFileSync(
    path.join(folder, 'load.ts'),
    `import {pathToFileURL} from 'node:url';
     export const load = async (): Promise<unknown> => await import(pathToFileURL(__dirname + '/example.ts').href);`,
  );
  const script = "require('./load.ts').load().then((value) => console.log(JSON.stringify(value.default)));";
  expect(run(script)).toEqual({builds: {}});
});
