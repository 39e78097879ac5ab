/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack, type Rspack} from '@rsbuild/core';
import {putFile} from '../../support/files';

const {MinifiedOnce} = jest.requireActual<{MinifiedOnce: new () => Rspack.RspackPluginInstance}>(
  '../../../content/examples/spared/minifiedOnce.cjs',
);

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'minified-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

/** Stands for a minifier: leaves files alone that are said to be minified, as that of Rspack does. */
class Minifier {
  readonly files: string[] = [];

  constructor(readonly suffix: string) {}

  apply(compiler: Rspack.Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap('minifier', (compilation) => {
      compilation.hooks.processAssets.tap({name: 'minifier', stage}, () => {
        for (const {name, info} of compilation.getAssets()) {
          if (info.minimized === true || !name.endsWith('.js')) continue;
          this.files.push(name.split('.')[0] ?? '');
          compilation.updateAsset(name, new sources.RawSource(`small(${name})${this.suffix}`), {minimized: true});
          compilation.emitAsset(`${name}.LICENSE.txt`, new sources.RawSource(`license of ${name}`));
        }
      });
    });
  }
}

/** Builds entries, and gives the files that were minified and what is in the output. */
async function build(
  texts: Record<string, string>,
  to: string,
  {minimize = true, suffix = ''} = {},
): Promise<{minified: string[]; output: string[][]}> {
  for (const [name, text] of Object.entries(texts)) putFile(root, `${name}.js`, text);
  const minifier = new Minifier(suffix);
  const output = path.join(root, to);
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: Object.fromEntries(Object.keys(texts).map((name) => [name, `./${name}.js`])),
    output: {path: output, filename: '[name].[contenthash:8].js'},
    optimization: {minimize, minimizer: [minifier], realContentHash: false},
    plugins: [new MinifiedOnce()],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const files = fs.readdirSync(output).sort();
  return {
    minified: minifier.files.sort(),
    output: files.map((file) => [file, fs.readFileSync(path.join(output, file), 'utf8')]),
  };
}

test('a file that many sites share is minified once, and has its licenses in all of them', async () => {
  const first = await build({'lib-lamp': 'console.log("lamp")', index: 'console.log("one")'}, 'first');
  expect(first.minified).toEqual(['index', 'lib-lamp']);
  expect(first.output).toHaveLength(4);
  const next = await build({'lib-lamp': 'console.log("lamp")', index: 'console.log("two")'}, 'next');
  expect(next.minified).toEqual(['index']);
  const shared = (files: string[][]) => files.filter(([name]) => name?.startsWith('lib-lamp'));
  expect(shared(next.output)).toEqual(shared(first.output));
  expect(shared(next.output)).toHaveLength(2);
});

test('a file that has changed is minified anew', async () => {
  await build({'lib-oil': 'console.log("whale")'}, 'first');
  const next = await build({'lib-oil': 'console.log("rape")'}, 'next');
  expect(next.minified).toEqual(['lib-oil']);
});

test('a build that minifies nothing, or otherwise, gives and takes nothing', async () => {
  const texts = {'lib-wick': 'console.log("wick")'};
  const plain = await build(texts, 'plain', {minimize: false});
  expect(plain.output).toEqual([[expect.anything(), expect.stringContaining('console.log("wick")')]]);
  const first = await build(texts, 'first');
  expect([first.minified, first.output[0]?.[1]]).toEqual([['lib-wick'], expect.stringMatching(/^small\(.*\)$/)]);
  const other = await build(texts, 'other', {suffix: '!'});
  expect([other.minified, other.output[0]?.[1]]).toEqual([['lib-wick'], expect.stringMatching(/^small\(.*\)!$/)]);
  expect((await build(texts, 'again', {minimize: false})).output).toEqual(plain.output);
});
