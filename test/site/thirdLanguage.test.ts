/**
 * Adds Japanese to a small copy of the site, an entry and a folder with a few texts and one page, and
 * builds it in Japanese.
 */
import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {load, type CheerioAPI} from 'cheerio';
import {copySite} from '../../scripts/bench/siteCopy';

let site: string;

const JA: Readonly<Record<string, string>> = {
  'texts/site.json': JSON.stringify({label: '日本語', htmlLang: 'ja', footer: 'フッターの文'}),
  'texts/tools.json': JSON.stringify({tools: {Rsbuild: {desc: 'すぐに使えるビルドツール', url: 'https://rsbuild.rs'}}}),
  'docusaurus-theme-classic/navbar.json': JSON.stringify({'item.label.Guide': {message: 'ガイド'}}),
  'code.json': JSON.stringify({'site.translation.missing': {message: 'このページはまだ翻訳されていません。'}}),
  'docusaurus-plugin-content-docs/current/inputs/page.mdx':
    '---\ntitle: ページ\ndescription: 翻訳されたページ\n---\n\n検索エンジンの説明。[図](./picture.mdx)を見る。\n',
};

const page = async (file: string): Promise<CheerioAPI> =>
  load(await readFile(path.join(site, 'build/ja', file), 'utf8'));

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'third-language-'));
  await copySite(path.resolve(), site);
  await cp('test/fixtures/cached-site', site, {recursive: true});
  // The real home page without what it says below its hero, which quotes examples that the copy lacks.
  const [, frontmatter = ''] = (await readFile('src/pages/index.mdx', 'utf8')).split(/^---$/m);
  await writeFile(path.join(site, 'src/pages/index.mdx'), `---${frontmatter}---\n\nBelow the hero.\n`);
  const languages = path.join(site, 'config/languages.ts');
  const source = await readFile(languages, 'utf8');
  await writeFile(languages, source.replace("{lang: 'zh', open: 0},", "$&\n  {lang: 'ja', open: 99},"));
  for (const [file, text] of Object.entries(JA)) {
    const absolute = path.join(site, 'i18n/ja', file);
    await mkdir(path.dirname(absolute), {recursive: true});
    await writeFile(absolute, text);
  }
  await writeFile(
    path.join(site, 'docs/inputs/linking.mdx'),
    '---\ntitle: Linking\n---\n\nSee [the page](./page.mdx).\n',
  );
  await promisify(execFile)(
    process.execPath,
    [path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--no-minify', '--locale', 'ja'],
    {cwd: site, env: {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}},
  );
}, 300_000);

afterAll(() => rm(site, {recursive: true, force: true}));

test('a translated page is Japanese, and what the language lacks is English', async () => {
  const $ = await page('inputs/page.html');
  expect($('html').attr('lang')).toBe('ja');
  expect($('main').text()).toContain('検索エンジンの説明');
  expect($('nav.navbar').text()).toContain('ガイド');
  expect($('nav.navbar').text()).toContain('Plugin');
  expect($('nav.navbar').text()).not.toMatch(/插件|指南/);
  expect($('footer').text()).toContain('フッターの文');
  expect($('main .theme-admonition')).toHaveLength(0);
});

test('a page that is not translated says so, and that its text is English', async () => {
  const $ = await page('inputs/linking.html');
  expect($('main .theme-admonition').text()).toContain('このページはまだ翻訳されていません。');
  expect($('[lang=en]').text()).toContain('See the page');
  expect($('[lang=en]').text()).not.toContain('翻訳');
  const home = await page('index.html');
  expect(home('main .theme-admonition').text()).toContain('このページはまだ翻訳されていません。');
  expect(home('main [lang=en]').text()).toContain('Below the hero.');
  expect(home('main').text()).toContain('すぐに使えるビルドツール');
});

test('links between translated pages and others work both ways', async () => {
  const from = async (file: string): Promise<(string | undefined)[]> => {
    const $ = await page(file);
    return $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
  };
  expect(await from('inputs/page.html')).toContain('/ja/inputs/picture');
  expect(await from('inputs/linking.html')).toContain('/ja/inputs/page');
});

test('the index of pages and the search have both', async () => {
  const index = JSON.parse(await readFile(path.join(site, 'build/ja/page-index.json'), 'utf8')) as {
    routePath: string;
    title: string;
  }[];
  const titles = new Map(index.map(({routePath, title}) => [routePath, title]));
  expect(titles.get('/ja/inputs/page')).toBe('ページ');
  expect(titles.get('/ja/inputs/linking')).toBe('Linking');
});
