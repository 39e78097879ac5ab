/** @jest-environment node */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import compactScriptsPlugin from '../../../plugins/bundle/compact-scripts';
import {keepScripts} from '../../../plugins/bundle/compact-scripts/kept';
import {compile, configure, project, removeProjects} from '../../support/bundler';

class CssMinimizer {
  apply(): void {}
}

const minimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: getSwcJsMinimizerOptions() as object}) as never;

const context = {siteDir: '/compact-scripts', i18n: {currentLocale: 'en'}} as LoadContext;

afterAll(removeProjects);

test('Chinese stays as it is, and entries are compiled ahead', async () => {
  const folder = project({
    'entry.js': "import('./page.js').then(({text}) => console.log(text, '你'));",
    'page.js': "export const text = '好';",
  });
  const config = {optimization: {minimize: true, minimizer: [minimizer(), new CssMinimizer()]}};
  const plugin = await compactScriptsPlugin(context);
  const {script, errors} = await compile(folder, plugin, {config});
  expect(errors).toEqual([]);
  expect(script).toContain('"你"');
  expect(script).toContain('"好"');
  expect(script.match(/\/\/# allFunctionsCalledOnLoad\n/g)).toHaveLength(1);
});

test('other minimizers stay', async () => {
  const css = new CssMinimizer();
  const {optimization} = configure(await compactScriptsPlugin(context), {
    optimization: {minimize: true, minimizer: [minimizer(), css]},
  });
  expect(optimization?.minimizer).toHaveLength(2);
  expect(optimization?.minimizer?.[1]).toBe(css);
});

test('a build that is not minified stays as it is', async () => {
  const config = {optimization: {minimize: false}};
  expect(configure(await compactScriptsPlugin(context), config)).toEqual(config);
});

test.each([
  ['none', []],
  ['another', [new CssMinimizer()]],
  ['two', [minimizer(), minimizer()]],
])('%s as minimizer of scripts is refused', async (_what, minimizers) => {
  const plugin = await compactScriptsPlugin(context);
  expect(() => configure(plugin, {optimization: {minimize: true, minimizer: minimizers}})).toThrow(
    /minimizers are (?:none|CssMinimizer|Swc.*Swc.*), .*Adapt plugins\/bundle\/compact-scripts\//,
  );
});

describe('minified scripts', () => {
  const files = {
    'entry.js': "import('./page.js').then(({text}) => console.log(text));",
    'page.js': "export const text = 'first' + 'text';",
  };

  /** Bundles and minifies a project, with what an earlier build of it has kept. */
  async function build(folder: string, minifier = 'one', more: object = {}): Promise<string> {
    const kept = keepScripts({folder: path.join(folder, 'kept'), minifier, exclude: /unread/});
    const plugin = {name: 'x', configureWebpack: () => ({plugins: [kept]})} as unknown as Plugin;
    const config = {optimization: {minimize: true, minimizer: [minimizer()]}, ...more};
    const {script, errors} = await compile(folder, plugin, {config});
    expect(errors).toEqual([]);
    return script;
  }

  const keptFiles = (folder: string): string[] =>
    readdirSync(path.join(folder, 'kept')).map((name) => path.join(folder, 'kept', name));

  test('are taken from the build before, byte by byte', async () => {
    const folder = project(files);
    const first = await build(folder);
    expect(first).toContain('"firsttext"');
    const kept = keptFiles(folder);
    expect(kept).toHaveLength(2);
    expect(await build(folder)).toBe(first);
    expect(keptFiles(folder)).toEqual(kept);
  });

  test('are minified again when they change, and the old ones go', async () => {
    const folder = project(files);
    await build(folder);
    const kept = keptFiles(folder);
    writeFileSync(path.join(folder, 'page.js'), "export const text = 'second' + 'text';");
    expect(await build(folder)).toContain('"secondtext"');
    expect(keptFiles(folder)).toHaveLength(2);
    expect(kept.every(existsSync)).toBe(false);
  });

  test('are minified again by another minifier', async () => {
    const folder = project(files);
    await build(folder);
    const kept = keptFiles(folder);
    await build(folder, 'another');
    expect(kept.some(existsSync)).toBe(false);
  });

  test('are the same but for the hashes of others, which name no variables', async () => {
    // Letters of hashes are among those that the minifier counts.
    const runtime = (hash: string) =>
      `globalThis.load = (some, other) => { const list = [some, other]; for (let each = 0, last = list.length; each < last; each += 1) open("./a.${hash}.js", "./b.12345678.js", list[each]); };`;
    const named = (folder: string) => ({output: {path: path.join(folder, 'out'), filename: 'runtime~main.js'}});
    const folder = project({'entry.js': runtime('aabbccdd')});
    const first = await build(folder, 'one', named(folder));
    expect(first).toContain('a.aabbccdd.js');
    expect(first).toContain('b.12345678.js');
    const kept = keptFiles(folder);
    const other = project({'entry.js': runtime('eeeeeeee')});
    const fresh = await build(other, 'one', named(other));
    expect(fresh).toBe(first.replace('aabbccdd', 'eeeeeeee'));
    writeFileSync(path.join(folder, 'entry.js'), runtime('eeeeeeee'));
    expect(await build(folder, 'one', named(folder))).toBe(fresh);
    expect(keptFiles(folder)).toEqual(kept);
  });

  test('that were cut off are minified again', async () => {
    const folder = project(files);
    const first = await build(folder);
    for (const file of keptFiles(folder)) writeFileSync(file, readFileSync(file, 'utf8').slice(0, -4));
    expect(await build(folder)).toBe(first);
  });
});
