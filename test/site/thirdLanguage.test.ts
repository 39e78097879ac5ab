/**
 * Adds Japanese to a small copy of the site, an entry and a folder with a few texts and pages, and builds
 * it in Japanese. What the copy says of its languages comes from its own modules.
 */
import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {copySite} from '../../scripts/bench/siteCopy';
import {createEngine} from '../../search/engine';
import {unpack, type PackedHead} from '../../search/pack';
import {buildSite} from './docusaurus';

const OPEN = 99;

let site: string;

const read = (file: string): Promise<string> => readFile(path.join(site, 'build/ja', file), 'utf8');
// Without JavaScript, so that what stands in its place is read too.
const page = async (file: string): Promise<CheerioAPI> => load(await read(file), {scriptingEnabled: false});
const links = ($: CheerioAPI, where: string): (string | undefined)[] =>
  $(where)
    .toArray()
    .map((link) => $(link).attr('href'));

/** A module of the copy, which knows Japanese. */
const own = <Module extends object>(file: string): Module => jest.requireActual<Module>(path.join(site, file));

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'third-language-'));
  await copySite(path.resolve(), site);
  for (const fixture of ['cached-site', 'japanese']) await cp(`test/fixtures/${fixture}`, site, {recursive: true});
  await cp('docs/api/index.mdx', path.join(site, 'docs/api/index.mdx'));
  for (const part of ['parity', 'samples', 'translations']) {
    await cp(`verify/${part}`, path.join(site, 'verify', part), {recursive: true});
  }
  // The real home page without what it says below its hero, which quotes examples that the copy lacks.
  const [, frontmatter = ''] = (await readFile('src/pages/index.mdx', 'utf8')).split(/^---$/m);
  await writeFile(path.join(site, 'src/pages/index.mdx'), `---${frontmatter}---\n\nBelow the hero.\n`);
  const languages = path.join(site, 'config/languages.ts');
  const source = await readFile(languages, 'utf8');
  await writeFile(languages, source.replace("{lang: 'zh', open: 0},", `$&\n  {lang: 'ja', open: ${OPEN}},`));
  await buildSite(site, ['--locale', 'ja'], {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
}, 300_000);

afterAll(() => rm(site, {recursive: true, force: true}));

test('a translated page is Japanese, and what the language lacks is English', async () => {
  const $ = await page('inputs/page.html');
  expect($('html').attr('lang')).toBe('ja');
  expect($('main').text()).toContain('検索エンジンを使う');
  expect($('nav.navbar').text()).toContain('ガイド');
  expect($('nav.navbar').text()).toContain('Plugin');
  expect($('nav.navbar').text()).not.toMatch(/插件|指南/);
  expect($('nav.navbar [lang=ja]').text()).toContain('日本語');
  expect($('footer').text()).toContain('フッターの文');
  expect($('main .theme-admonition')).toHaveLength(0);
  expect($('main [lang=en]')).toHaveLength(0);
  expect($('link[rel=alternate][hreflang=ja]').attr('href')).toMatch(/\/ja\/inputs\/page$/);
});

test('the related tools are named in Japanese', async () => {
  const $ = await page('inputs/page.html');
  expect($('nav.navbar noscript summary').text()).toBe('関連ツール');
  expect($('nav.navbar button[aria-controls]').attr('aria-label')).toBe('関連ツール');
  expect($('nav.navbar noscript a[href="https://rsbuild.rs"]').text()).toBe('Rsbuild すぐに使えるビルドツール');
  // Not the Chinese address: nobody gave a Japanese one.
  expect($('nav.navbar noscript a[href^="https://rspack.rs"]').attr('href')).toBe('https://rspack.rs');
});

test.each([
  ['inputs/linking.html', 'See the page'],
  ['index.html', 'Below the hero.'],
])('%s is not translated, says so, and that its text is English', async (file, text) => {
  const $ = await page(file);
  expect($('html').attr('lang')).toBe('ja');
  expect($('main .theme-admonition').text()).toContain('このページはまだ翻訳されていません。');
  expect($('main [lang=en]').text()).toContain(text);
  expect($('[lang=en]').text()).not.toContain('翻訳');
  expect($('footer').text()).toContain('フッターの文');
});

test('the home page lists the tools in Japanese', async () => {
  const $ = await page('index.html');
  expect($('main section').text()).toContain('すぐに使えるビルドツール');
});

test('a page that lags behind leads to the English sections', async () => {
  const $ = await page('api/commands.html');
  expect($('main .theme-admonition').text()).toContain('翻訳のあとで英語版が変わりました。');
  expect(links($, 'main .theme-admonition a[lang=en]')).toEqual(['/api/commands', '/api/commands#build']);
});

test('an address that leads nowhere is answered in Japanese', async () => {
  const $ = await page('404.html');
  expect($('h1').text()).toBe('ページがありません');
  expect($('main').text()).toContain('アドレスが間違っているかもしれません。');
  const script = $('head script[data-language-base]');
  expect(script.attr('data-language-base')).toBe('/ja/');
  expect(script.attr('data-languages')?.split(' ')).toEqual(['/', '/zh/', '/ja/']);
});

test('links between translated pages and others work both ways', async () => {
  expect(links(await page('inputs/page.html'), 'main a')).toContain('/ja/inputs/picture');
  expect(links(await page('inputs/linking.html'), 'main a')).toContain('/ja/inputs/page');
});

test('the overview of the API lists translated pages and others', async () => {
  const $ = await page('api/index.html');
  expect($('label[for=overview-filter]').text()).toBe('絞り込み');
  expect($('#overview-filter').attr('placeholder')).toBe('Type a name, such as themeConfig.nav');
  const groups = $('main section')
    .toArray()
    .map((group) => [$(group).find('h2').contents().first().text(), $(group).find('h3').text()]);
  expect(groups).toEqual([
    ['設定', 'Basic configuration'],
    ['Command line', 'コマンド'],
  ]);
  expect(links($, 'main section a:not([class*=hash])')).toEqual([
    '/ja/api/config/config-basic',
    '/ja/api/config/config-basic#outdir',
    '/ja/api/commands',
    '/ja/api/commands#build',
  ]);
});

test('the index of pages has both', async () => {
  const index = JSON.parse(await read('page-index.json')) as {routePath: string; title: string; lang: string}[];
  const titles = new Map(index.map(({routePath, title}) => [routePath, title]));
  expect(titles.get('/ja/inputs/page')).toBe('ページ');
  expect(titles.get('/ja/inputs/linking')).toBe('Linking');
  expect(new Set(index.map(({lang}) => lang))).toEqual(new Set(['ja']));
});

test('the search finds kana and kanji, whole and in part, and English beside them', async () => {
  const $ = await page('inputs/page.html');
  expect($('nav.navbar').html()).toContain('サイト内検索');
  const [name = ''] = (await readdir(path.join(site, 'build/ja/search'))).filter((file) => /^ja\./.test(file));
  const head = JSON.parse(await read(`search/${name}`)) as PackedHead;
  const engine = createEngine(unpack(head), head.stop);
  const first = (query: string): string | undefined => engine.search(query).pages[0]?.route;
  for (const query of ['検索', 'エンジン', '検索エンジン', 'サーバー', 'ｻｰﾊﾞｰ', 'サー', '使う', 'engine ページ']) {
    expect([query, first(query)]).toEqual([query, '/ja/inputs/page']);
  }
  expect(first('コマンド')).toBe('/ja/api/commands');
  expect(first('Linking')).toBe('/ja/inputs/linking');
  expect(engine.search('ガソリン').pages).toEqual([]);
});

test('the status names what is missing, and verify counts it against what is allowed', async () => {
  const {createPageReader} = own<typeof import('../../content/reader')>('content/reader');
  const {countOpen, languageStatus} =
    own<typeof import('../../content/translations/status')>('content/translations/status');
  const {findGaps} = own<typeof import('../../verify/translations/gaps')>('verify/translations/gaps');
  const reader = createPageReader(site);
  const lang = 'ja' as 'zh';
  const items = await languageStatus(reader, lang);
  const openOf = (name: string): string[] =>
    items.find((item) => item.name === name)!.open.map(({id, state, file, line}) => `${state} ${file}:${line} ${id}`);
  expect(openOf('inputs/linking')).toEqual(['missing docs/inputs/linking.mdx:0 ']);
  expect(openOf('docusaurus-theme-classic/navbar.json')).toContain(
    'missing i18n/en/docusaurus-theme-classic/navbar.json:7 item.label.Plugin',
  );
  const counts = countOpen(items);
  const open = counts.missing + counts.stale + counts.unrecorded + counts.orphan;
  expect(open).toBeGreaterThan(OPEN);
  const {texts, passes} = await findGaps(reader, lang);
  expect(texts[1]).toMatch(/^ja: 2 of 11 pages, 0 differences; /);
  expect(texts[1]).toContain(`${counts.missing} missing, ${counts.stale} stale`);
  expect(texts[1]).toContain(`(${open} open, ${OPEN} allowed by config/languages.ts)`);
  expect(passes).toBe(false);
});
