/**
 * Builds a site of a few pages with every setting flipped and looks for the effect of each in the files.
 */
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {chromium} from 'playwright-core';
import {site, theme} from '../../config/site';
import type {CustomFields} from '../../config/types';
import {createPageReader} from '../../content/reader';
import {assemble} from '../../plugins/assemble';
import {readSections} from '../../plugins/search-index';
import {browserPath} from '../../verify/browser/browserPath';
import {serveFolder} from '../../verify/browser/serve';
import {flippedSite, flippedTheme} from '../fixtures/mini-site/settings';
import {buildSite, startSite} from './docusaurus';
import {html} from './support';

const MINI_SITE = path.resolve('test/fixtures/mini-site');

/** Where the built sites are. */
let out: string;

const read = (file: string): Promise<string> => readFile(path.join(out, 'flipped', file), 'utf8');
const page = async (file: string): Promise<CheerioAPI> => load(await read(file));

/** Builds the site of a few pages with one of its configurations, away from the files and the cache of the real build. */
async function build(name: string, ...options: string[]): Promise<void> {
  const generated = `.docusaurus-${name}-${process.pid}`;
  await buildSite(
    path.resolve(),
    [MINI_SITE, '--config', `${name}.config.ts`, '--out-dir', path.join(out, name), ...options],
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  );
  await rm(path.join(MINI_SITE, generated), {recursive: true});
}

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'mini-site-'));
  await Promise.all([build('flipped'), build('no-ssg', '--locale', 'en')]);
}, 300_000);

afterAll(() => rm(out, {recursive: true, force: true}));

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

test('base: the pages below it are stored on the device of a reader, also of one who installs the site', async () => {
  const {url, close} = await serveFolder(path.join(out, 'flipped'), '/flipped');
  const browser = await chromium.launch({...(await browserPath()), headless: true});
  try {
    const install = await browser.newContext({serviceWorkers: 'allow'});
    const tab = await install.newPage();
    await tab.goto(`${url}/flipped/en/guide/start/introduction/`);
    const manifest = new URL((await tab.locator('link[rel="manifest"]').getAttribute('href'))!, url);
    const {start_url: start, scope = '.'} = (await (await tab.request.get(manifest.href)).json()) as Record<
      string,
      string
    >;
    const addresses = [start!, scope].map((address) => new URL(address, manifest).pathname);
    expect(addresses).toEqual(['/flipped/en/', '/flipped/']);
    await tab.mouse.move(400, 300);
    // What a browser says when the reader has installed the site; again until the script is there that listens.
    await tab.waitForFunction(
      () => {
        window.dispatchEvent(new Event('appinstalled'));
        return document.querySelector('footer [role="status"]')!.textContent !== '';
      },
      undefined,
      {polling: 250},
    );
    await tab.locator('footer [role="status"]').getByText('work without a network').waitFor();
    await close();
    for (const address of [
      '/flipped/en/',
      '/flipped/en/guide/about/checked/',
      '/flipped/en/guide/about/checked.html',
    ]) {
      const answer = await tab.goto(url + address);
      expect([address, answer?.status()]).toEqual([address, 200]);
    }
    expect((await tab.goto(`${url}/flipped/en/guide/nowhere/`))?.status()).toBe(404);
    expect((await tab.goto(`${url}/flipped/guide/about/checked/`))?.status()).toBe(503);
    const scopes = await tab.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map((each) => each.scope),
    );
    expect(scopes).toEqual([`${url}/flipped/`]);
  } finally {
    await browser.close();
  }
}, 60_000);

test('base: an address that leads nowhere is answered in its language, with addresses below the base', async () => {
  const {url, close} = await serveFolder(path.join(out, 'flipped'), '/flipped');
  const browser = await chromium.launch({...(await browserPath()), headless: true});
  try {
    const tab = await browser.newPage();
    const answers: unknown[] = [];
    for (const prefix of ['/flipped/en', '/flipped']) {
      await tab.goto(`${url}${prefix}/guide/start/introductoin`);
      const suggestion = tab.locator('main section a').first();
      await suggestion.waitFor();
      answers.push([await tab.locator('html').getAttribute('lang'), await suggestion.getAttribute('href')]);
      const answer = await tab.request.get(url + (await suggestion.getAttribute('href')));
      expect(answer.status()).toBe(200);
    }
    expect(answers).toEqual([
      ['en', '/flipped/en/guide/start/introduction/'],
      ['zh-CN', '/flipped/guide/start/introduction/'],
    ]);
  } finally {
    await browser.close();
    await close();
  }
}, 60_000);

test('route.cleanUrls: pages are folders, addresses end with a slash', async () => {
  expect(existsSync(path.join(out, 'flipped/en/guide/start/introduction.html'))).toBe(false);
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
  expect(home('title').text()).toContain('Mini site');
  expect(assemble(flippedSite, flippedTheme, process.cwd()).tagline).toBe('A flipped description of the whole site');
});

test('ssg: the browser fills the page, which holds nothing but its head', async () => {
  const root = path.join(out, 'no-ssg');
  const shell = load(await readFile(path.join(root, 'guide/start/introduction.html'), 'utf8'));
  expect(shell('#__docusaurus').html()).toBe('');
  expect(shell('title').text()).toBe('Introduction | Rspress');
  const {url, close} = await serveFolder(root);
  const browser = await chromium.launch({...(await browserPath()), headless: true});
  try {
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on('pageerror', ({message}) => problems.push(message));
    tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await tab.goto(`${url}/guide/start/introduction`);
    await tab.getByRole('heading', {level: 1, name: 'Introduction'}).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await close();
  }
}, 60_000);

test('markdown: no highlighting, line numbers on every block, long lines wrapped', async () => {
  const flipped = await page('en/guide/start/introduction/index.html');
  const normal = html('guide/start/getting-started.html');
  const blocks = (document: CheerioAPI, what: string): number => document(`.theme-code-block${what}`).length;
  expect(normal('.theme-code-block code span.f').length).toBeGreaterThan(20);
  expect(flipped('.theme-code-block code span.f')).toHaveLength(0);
  expect(blocks(flipped, '')).toBe(3);
  // Class names of CSS modules keep their own name in front of a hash.
  for (const look of ['[class*="numbered"]', '[data-wrapped]']) {
    expect([blocks(normal, look), blocks(flipped, look)]).toEqual([0, 3]);
  }
});

test('outline: only the chosen depths are listed', async () => {
  const $ = await page('en/guide/start/introduction/index.html');
  const listed = $('.theme-doc-toc-desktop a')
    .map((_, node) => $(node).attr('href'))
    .get();
  expect(listed).toEqual(['#with-options']);
});

test('search.codeBlocks: identifiers of samples leave the index', async () => {
  const identifiers = async (settings: typeof site): Promise<string[]> =>
    (await readSections(createPageReader(MINI_SITE, settings), 'en'))
      .map(({code}) => code)
      .filter((code) => code !== '');
  expect((await identifiers(site)).join(' ')).toContain('compute');
  expect(await identifiers(flippedSite)).toEqual([]);
});

test('footer, hideNavbar, socialLinks, primaryColor', async () => {
  const $ = await page('en/guide/start/introduction/index.html');
  expect($('footer').text()).toContain('Flipped footer');
  expect((await page('guide/start/introduction/index.html'))('footer').text()).toContain('另一条页脚');
  const before = html('guide/start/introduction.html');
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
  const routes = async (exclude: string[]): Promise<string[]> => {
    const reader = createPageReader(MINI_SITE, {...site, route: {...site.route, exclude}});
    return (await reader.pages('en')).map(({routePath}) => routePath);
  };
  expect(await routes([])).toContain('/fragments/note');
  expect(await routes(site.route.exclude)).not.toContain('/fragments/note');
});

test('multiVersion: names the version served without a prefix and the ones to build', () => {
  const versioned = assemble({...site, multiVersion: {default: '1.0', versions: ['1.0']}}, theme, process.cwd());
  const [[, options] = ['', {}]] = (versioned.presets ?? []) as [string, {docs?: Record<string, unknown>}][];
  expect(options.docs).toMatchObject({lastVersion: '1.0', onlyIncludeVersions: ['1.0']});
});

test('the development server starts for the default language when none is named, and draws a page', async () => {
  const generated = `.docusaurus-start-${process.pid}`;
  const {url, close} = await startSite([MINI_SITE, '--config', 'no-ssg.config.ts'], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  const browser = await chromium.launch({...(await browserPath()), headless: true});
  try {
    const tab = await browser.newPage();
    await tab.goto(`${url}/guide/start/introduction`);
    await tab.locator('article h1').waitFor();
    expect(await tab.locator('html').getAttribute('lang')).toBe('en');
  } finally {
    await browser.close();
    await close();
    await rm(path.join(MINI_SITE, generated), {recursive: true, force: true});
  }
}, 180_000);
