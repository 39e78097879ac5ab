/**
 * Builds the site with every setting flipped and looks for the effect of each in the files.
 */
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {load, type CheerioAPI} from 'cheerio';
import {site, theme} from '../../config/site';
import type {CustomFields} from '../../config/types';
import {createPageReader} from '../../content/reader';
import {assemble} from '../../plugins/assemble';
import {readSections} from '../../plugins/search-index';
import {flippedSite, flippedTheme} from '../fixtures/flipped-settings/settings';

let out: string;
let generated: string;

const read = (file: string): Promise<string> => readFile(path.join(out, file), 'utf8');
const page = async (file: string): Promise<CheerioAPI> => load(await read(file));

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'flipped-'));
  generated = `.docusaurus-flipped-${process.pid}`;
  await promisify(execFile)(
    process.execPath,
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--config',
      'test/fixtures/flipped-settings/docusaurus.config.ts',
      '--out-dir',
      out,
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Away from the files and the cache of the real build.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
      maxBuffer: 2 ** 24,
    },
  );
}, 300_000);

afterAll(async () => {
  await rm(out, {recursive: true, force: true});
  await rm(generated, {recursive: true, force: true});
});

test('lang: the flipped default language has no prefix, the other one has', async () => {
  expect((await page('guide/start/introduction/index.html'))('html').attr('lang')).toBe('zh-CN');
  expect((await page('en/guide/start/introduction/index.html'))('html').attr('lang')).toBe('en');
  const index = JSON.parse(await read('page-index.json')) as {routePath: string; lang: string}[];
  expect(index.map(({lang}) => lang)).not.toContain('en');
  expect(index.map(({routePath}) => routePath)).toContain('/guide/start/introduction');
});

test('base: every address of the site starts with it', async () => {
  const $ = await page('en/guide/start/introduction/index.html');
  const own = $('a[href^="/"], script[src^="/"], link[href^="/"]')
    .map((_, node) => $(node).attr('href') ?? $(node).attr('src'))
    .get();
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((address) => !address.startsWith('/flipped/'))).toEqual([]);
});

test('route.cleanUrls: pages are folders, addresses end with a slash', async () => {
  expect(existsSync(path.join(out, 'en/guide/start/introduction.html'))).toBe(false);
  const $ = await page('en/guide/start/introduction/index.html');
  expect($('nav a[href$="/guide/start/introduction/"]').length).toBeGreaterThan(0);
});

test('title, description, icon, logo, logoText', async () => {
  const $ = await page('guide/start/introduction/index.html');
  expect($('title').text()).toContain('Flipped title');
  expect($('link[rel="icon"][href="/flipped/img/logo.svg"]')).toHaveLength(1);
  expect($('.navbar__logo img').first().attr('src')).toBe('/flipped/img/favicon.svg');
  expect($('.navbar__title').first().text()).toBe('Flipped logo text');
  const home = await page('en/index.html');
  expect(home('title').text()).toContain('Rspress');
  expect(assemble(flippedSite, flippedTheme, process.cwd()).tagline).toBe('A flipped description of the whole site');
});

test('markdown: no highlighting, line numbers on every block, long lines wrapped', async () => {
  const flipped = await page('en/guide/start/getting-started/index.html');
  const normal = load(await readFile('build/guide/start/getting-started.html', 'utf8'));
  const blocks = (document: CheerioAPI, what: string): number => document(`.theme-code-block${what}`).length;
  const all = blocks(normal, '');
  expect(all).toBeGreaterThan(5);
  expect(normal('.theme-code-block code span.f').length).toBeGreaterThan(20);
  expect(flipped('.theme-code-block code span.f')).toHaveLength(0);
  // Class names of CSS modules keep their own name in front of a hash.
  expect([blocks(normal, '[class*="numbered"]'), blocks(flipped, '[class*="numbered"]')]).toEqual([0, all]);
  expect([blocks(normal, '[class*="wrapped"]'), blocks(flipped, '[class*="wrapped"]')]).toEqual([0, all]);
});

test('outline: only the chosen depths are listed', async () => {
  const $ = await page('en/guide/basic/auto-nav-sidebar/index.html');
  const ids = $('.table-of-contents a')
    .map((_, node) => $(node).attr('href')?.slice(1))
    .get();
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => $(`h3[id="${id}"]`).length === 0)).toEqual([]);
});

test('search.codeBlocks: identifiers of samples leave the index', async () => {
  const identifiers = async (settings: typeof site): Promise<number> =>
    (await readSections(createPageReader(process.cwd(), settings), 'en')).filter((section) => section.code !== '')
      .length;
  expect(await identifiers(site)).toBeGreaterThan(10);
  expect(await identifiers(flippedSite)).toBe(0);
});

test('footer, hideNavbar, socialLinks, primaryColor', async () => {
  const $ = await page('en/guide/start/introduction/index.html');
  expect($('footer').text()).toContain('Flipped footer');
  expect((await page('guide/start/introduction/index.html'))('footer').text()).toContain('另一条页脚');
  const before = load(await readFile('build/guide/start/introduction.html', 'utf8'));
  const hideable = (document: CheerioAPI) => /navbarHideable/.test(document('nav.navbar').attr('class') ?? '');
  expect([hideable(before), hideable($)]).toEqual([true, false]);
  expect($('nav a[href="https://flipped.example/x"]').length).toBeGreaterThan(0);
  expect($('nav a[href*="discord"]')).toHaveLength(0);
  const style = $('link[rel="stylesheet"]').attr('href') ?? '';
  expect(await read(style.replace('/flipped/', ''))).toContain('#0b7350');
});

test('settings that act in the browser reach it', () => {
  const {theme: seen} = assemble(flippedSite, flippedTheme, process.cwd()).customFields as CustomFields;
  expect(seen.popover).toEqual({delay: 0.7, trigger: ['click']});
  expect(seen.tooltip.maxWidth).toBe(333);
  expect(seen.enableAppearanceAnimation).toBe(true);
});

test('hideNavbar: always takes the bar away', () => {
  const tags = assemble(site, {...theme, hideNavbar: 'always'}, process.cwd()).headTags ?? [];
  const styles = tags.filter((tag) => 'innerHTML' in tag && /\.navbar\{display:none/.test(String(tag.innerHTML)));
  expect(styles).toHaveLength(1);
});

test('route.exclude: without it, shared partials become pages', async () => {
  const pages = (exclude: string[]) =>
    createPageReader(process.cwd(), {...site, route: {...site.route, exclude}}).pages('en');
  const all = await pages([]);
  expect(all.some((entry) => entry.routePath.startsWith('/fragments/'))).toBe(true);
  const own = await pages(site.route.exclude);
  expect(own.some((entry) => entry.routePath.startsWith('/fragments/'))).toBe(false);
});

test('multiVersion: names the version served without a prefix and the ones to build', () => {
  const versioned = assemble({...site, multiVersion: {default: '1.0', versions: ['1.0']}}, theme, process.cwd());
  const [[, options] = ['', {}]] = (versioned.presets ?? []) as [string, {docs?: Record<string, unknown>}][];
  expect(options.docs).toMatchObject({lastVersion: '1.0', onlyIncludeVersions: ['1.0']});
});
