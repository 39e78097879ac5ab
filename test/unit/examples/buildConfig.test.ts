/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {rspressScript, runBuild} from '../../../content/examples/build';
import {writeBuildConfig, type BuildChanges} from '../../../content/examples/buildConfig';
import {listExamples} from '../../../content/examples/list';
import {toolkitEnvironment} from '../../../content/examples/processes';
import {createWorkspace} from '../../../content/examples/workspace';
import {putFile} from '../../support/files';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

/** The configuration that stands for one that begins with the given text. */
async function written(own: string, changes: BuildChanges): Promise<unknown> {
  putFile(root, 'rspress.config.ts', own);
  const name = writeBuildConfig(root, undefined, changes);
  const {default: config} = (await import(path.join(root, name ?? ''))) as {default: Promise<unknown>};
  return await config;
}

const plugins = [{name: 'own'}, expect.objectContaining({name: 'spared-modules'})];

test.each(['{0}', 'Promise.resolve({0})'])('a configuration %s without minification keeps the rest', async (form) => {
  const own = "{title: 'Lamp', builderConfig: {output: {polyfill: 'off'}, plugins: [{name: 'own'}]}}";
  expect(await written(`export default ${form.replace('{0}', own)};`, {minify: false})).toEqual({
    title: 'Lamp',
    builderConfig: {output: {polyfill: 'off', minify: false}, plugins},
  });
});

test('a live build gets the base it is served under, and is minified as its configuration says', async () => {
  const own = "export default {base: '/', builderConfig: {plugins: [{name: 'own'}]}};";
  expect(await written(own, {base: '/live/lamp/'})).toEqual({base: '/live/lamp/', builderConfig: {plugins}});
});

test('a live build whose configuration has a base has to say so', async () => {
  await expect(written("export default {base: '/shop/'};", {base: '/live/lamp/'})).rejects.toThrow(
    'rspress.config.ts has the base /shop/. Write it into the build in expect.ts, too.',
  );
});

test('a live build needs a configuration, of any kind', () => {
  expect(() => writeBuildConfig(root, undefined, {base: '/live/lamp/'})).toThrow(/Add rspress\.config\.ts/);
  putFile(root, 'rspress.config.mts', '');
  const name = writeBuildConfig(root, undefined, {base: '/live/lamp/'});
  expect(fs.readFileSync(path.join(root, name ?? ''), 'utf8')).toContain("import own from './rspress.config.mts';");
});

test('other configurations stay as they are where they are missing or no TypeScript', () => {
  expect(writeBuildConfig(root, undefined, {minify: false})).toBeUndefined();
  expect(writeBuildConfig(root, 'other.mjs', {})).toBe('other.mjs');
});

/**
 * What a build wrote. The first script holds the hash of the compilation, which the path of the folder is in and which
 * the minifier chooses names by: of it there is the length.
 */
function filesIn(output: string): (string | number)[][] {
  const name = (text: string): string => text.replace(/\bindex\.[\da-f]{8}\.js/g, 'index.js');
  return globSync('**/*', {cwd: output, dot: true})
    .sort()
    .map((file) => {
      const text = name(fs.readFileSync(path.join(output, file), 'latin1'));
      return [name(file), name(file).endsWith('js/index.js') ? text.length : text];
    });
}

test('a build writes what one with the configuration of the example writes, byte by byte, and so does the next', async () => {
  const example = listExamples().find(({name}) => name === 'tour-mdx')!;
  const own = createWorkspace(example);
  const outputs = [path.join(root, 'first'), path.join(root, 'next')];
  try {
    for (const output of outputs) await runBuild(example, {}, output);
    spawnSync(process.execPath, [rspressScript(), 'build'], {cwd: own.dir, env: toolkitEnvironment()});
    const plain = filesIn(path.join(own.dir, 'doc_build'));
    expect(plain.length).toBeGreaterThan(10);
    for (const spared of outputs.map(filesIn)) {
      expect(spared.map(([file]) => file)).toEqual(plain.map(([file]) => file));
      expect(spared.filter(([, text], index) => text !== plain[index]?.[1])).toEqual([]);
    }
  } finally {
    own.remove();
  }
}, 120_000);
