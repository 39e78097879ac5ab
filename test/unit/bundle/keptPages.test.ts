/** @jest-environment node */
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import keptPagesPlugin, {filesByModule, type ChunkGroup} from '../../../plugins/bundle/kept-pages';
import {KeptPages} from '../../../plugins/bundle/kept-pages/kept';
import {KeptMinifier} from '../../../plugins/bundle/kept-pages/minified';
import {configure} from '../../support/bundler';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const at = (name: string): string => path.join(folder, name);
const kept = (): string => at('kept');

describe('rendered pages', () => {
  const FILES = {'main.js': 'main en.00000001.json', 'theme.js': 'theme', 'a.js': 'page a', 'b.js': 'page b'};

  const modulesOf = (pathname: string): string[] => ['@theme/Page', `@site${pathname}.mdx`];

  /** Writes a bundle, asks for pages as a build does, and says which of them it rendered. */
  async function build(
    changes: Partial<typeof FILES> = {},
    {modules = modulesOf, html = (name: string) => `<p>${name}</p>`} = {},
  ): Promise<string[]> {
    const files: Record<string, string> = {...FILES, ...changes};
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
    const pages = new KeptPages(
      {
        main: at('main.js'),
        others: [at('theme.js'), at('a.js'), at('b.js')],
        filesOf: new Map([
          ['@theme/Page', [at('theme.js')]],
          ['@site/a.mdx', [at('a.js')]],
          ['@site/b.mdx', [at('b.js')]],
        ]),
      },
      kept(),
    );
    const rendered: string[] = [];
    for (const pathname of ['/a', '/b']) {
      const fresh = {html: html(files[`${pathname.slice(1)}.js`]!), collectedData: {modules: modules(pathname)}};
      const given = await pages.render({pathname}, () => {
        rendered.push(pathname);
        return Promise.resolve(fresh);
      });
      expect(given).toEqual(fresh);
    }
    expect(pages.asked).toBe(2);
    return rendered;
  }

  test('come from the build before, as long as nothing they are made from changes', async () => {
    expect(await build()).toEqual(['/a', '/b']);
    expect(await build()).toEqual([]);
    expect(await build({'a.js': 'other a'})).toEqual(['/a']);
    expect(await build({'a.js': 'other a', 'theme.js': 'new'}, {html: () => 'new theme'})).toEqual(['/a', '/b']);
    const main = {'main.js': 'other en.00000001.json'};
    expect(await build(main, {html: () => 'new main'})).toEqual(['/a', '/b']);
    expect(await build(main, {html: () => 'new main'})).toEqual([]);
  });

  test('stay when only the address of data is another, unless a page has it', async () => {
    await build();
    expect(await build({'main.js': 'main en.00000002.json'})).toEqual([]);
    const html = () => '<a href=/search/en.00000003.json>';
    const changes = {'main.js': 'main en.00000003.json', 'theme.js': 'with data'};
    expect(await build(changes, {html})).toEqual(['/a', '/b']);
    expect(await build(changes, {html})).toEqual(['/a', '/b']);
  });

  test('depend on all files when the router loads a module past the registry, or none', async () => {
    for (const modules of [() => ['@theme/NotFound'], () => []]) {
      expect(await build({}, {modules})).toEqual(['/a', '/b']);
      expect(await build({}, {modules})).toEqual([]);
      expect(await build({'b.js': 'changed'}, {modules})).toEqual(['/a', '/b']);
      rmSync(kept(), {recursive: true});
    }
  });

  test('are rendered anew when what is kept was cut off', async () => {
    await build();
    const [name = ''] = readdirSync(kept());
    writeFileSync(path.join(kept(), name), readFileSync(path.join(kept(), name), 'utf8').slice(0, -9));
    expect(await build()).toHaveLength(1);
    expect(await build()).toEqual([]);
  });
});

describe('minified pages', () => {
  const complaint = {code: 'as it was>', errors: ['odd']};

  /** Minifies texts as one build does; says which of them the minifier was given. */
  async function build(texts: readonly string[], {release = '1', options = {a: 1}} = {}): Promise<string[]> {
    const minifier = new KeptMinifier(kept(), release);
    const given: string[] = [];
    for (const text of texts) {
      const {code, errors} = await minifier.minify(Buffer.from(text), options, (page) => {
        given.push(String(page));
        return Promise.resolve(text.includes('odd') ? complaint : {code: `${text}>`, errors: []});
      });
      expect(code).toBe(text.includes('odd') ? complaint.code : `${text}>`);
      expect(errors ?? []).toEqual(text.includes('odd') ? complaint.errors : []);
    }
    expect(await minifier.sweep()).toBe(new Set(texts).size);
    return given;
  }

  test('come from the build before, as long as text, options and release are the same', async () => {
    expect(await build(['one', 'two'])).toEqual(['one', 'two']);
    expect(await build(['one', 'two'])).toEqual([]);
    expect(await build(['one', 'two'], {release: '2'})).toEqual(['one', 'two']);
    expect(await build(['one', 'two'], {release: '2', options: {a: 2}})).toEqual(['one', 'two']);
  });

  test('are kept no longer than they are used', async () => {
    await build(['one', 'two']);
    await build(['two', 'three']);
    expect(readdirSync(kept())).toHaveLength(2);
    expect(await build(['one', 'two'])).toEqual(['one']);
  });

  test('that the minifier complains of are shown to it each time', async () => {
    expect(await build(['odd'])).toEqual(['odd']);
    expect(await build(['odd'])).toEqual(['odd']);
  });

  test('are not taken from what a stopped build has written in part, which goes', async () => {
    await build(['one']);
    const [name = ''] = readdirSync(kept());
    rmSync(path.join(kept(), name));
    writeFileSync(path.join(kept(), `${name}.1.tmp`), 'on');
    expect(await build(['one'])).toEqual(['one']);
    expect(readdirSync(kept())).toEqual([name]);
  });
});

describe('the plugin', () => {
  const NODE_ENV = process.env.NODE_ENV;
  beforeAll(() => Object.assign(process.env, {NODE_ENV: 'production'}));
  afterAll(() => Object.assign(process.env, {NODE_ENV}));

  const context = {
    siteDir: '/site',
    generatedFilesDir: '/site/.docusaurus',
    i18n: {currentLocale: 'en'},
  } as LoadContext;
  const entry = {main: require.resolve('@docusaurus/core/lib/client/serverEntry.js')};

  test('puts its entry in front of that of Docusaurus, for the server only', () => {
    const config = {entry, output: {filename: 'server.bundle.js', chunkFilename: '[name].[contenthash:8].js'}};
    const plugin = keptPagesPlugin(context);
    expect(configure(plugin, config, true)).toMatchObject({
      entry: {main: expect.stringMatching(/kept-pages.serverEntry\.cjs$/)},
      output: {filename: 'server.bundle.js', chunkFilename: 'assets/js/[name].js'},
    });
    expect(configure(plugin, config)).toEqual(config);
  });

  test.each([
    ['another entry', {entry: {main: '/other.js'}, output: {filename: 'server.bundle.js'}}],
    ['no entry', {output: {filename: 'server.bundle.js'}}],
    ['another file', {entry, output: {filename: 'main.js'}}],
  ])('refuses %s', (_what, config) => {
    expect(() => configure(keptPagesPlugin(context), config, true)).toThrow(
      /should be server\.bundle\.js.*Adapt plugins\/bundle\/kept-pages\//s,
    );
  });

  describe('asks the bundler for the files of a module', () => {
    const group = (files: string[], ...childrenIterable: ChunkGroup[]): ChunkGroup => ({
      getFiles: () => files,
      childrenIterable,
    });
    const registry = (name: string) =>
      `export default {"x1": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a\\"b.mdx"), "…"]}`;

    test('and of all that it may load', () => {
      const first = group(['x1.js', 'shared.js'], group(['later.js']));
      // Two that load each other.
      (first.childrenIterable as ChunkGroup[])[0] = group(['later.js'], first);
      const found = filesByModule(registry('x1'), new Map([['x1', first]]));
      expect([...found]).toEqual([['@site/docs/a"b.mdx', ['x1.js', 'shared.js', 'later.js']]]);
    });

    test.each([
      [
        'which the bundle does not have',
        registry('y2'),
        /no chunk y2 for @site\/docs\/a"b\.mdx.*Adapt plugins\/bundle\/kept-/s,
      ],
      ['of a registry that loads nothing', 'export default {}', /should load modules.*Adapt plugins\/bundle\/kept-/s],
    ])('and refuses one %s', (_what, text, message) => {
      expect(() => filesByModule(text, new Map([['x1', group(['x1.js'])]]))).toThrow(message);
    });
  });

  describe('at the end of a build', () => {
    const finish = (pages: number): Promise<void> | void => {
      const routesPaths = Array.from({length: pages}, (_, index) => `/${index}`);
      return keptPagesPlugin(context).postBuild!({routesPaths} as never);
    };
    beforeEach(() => {
      globalThis.keptPages = undefined;
      globalThis.keptMinifier = undefined;
    });

    test('says when pages were not asked for', async () => {
      await expect(finish(100)).rejects.toThrow(/Each of 100 pages .*; 0 and 0 were.*Adapt plugins/s);
    });

    test('knows that threads do not ask', async () => {
      await finish(101);
      process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT = '2';
      await finish(1);
      delete process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT;
      await expect(finish(1)).rejects.toThrow();
    });

    test('says when only some were', async () => {
      globalThis.keptPages = {asked: 100} as KeptPages;
      await expect(finish(101)).rejects.toThrow(/Each of 101 pages .*; 100 and 0 were/);
    });
  });
});
