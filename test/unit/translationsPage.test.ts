/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import type {Lang} from '../../config/languages';
import type {TranslationItem} from '../../content/translations/status';
import {filePages} from '../../plugins/repository';
import {dashboardPage, type TranslatedLanguage} from '../../plugins/translations/dashboard';
import {plainStyles} from '../../plugins/translations/styles';

const REVIEW = {by: 'A & B', at: '2026-01-02', blob: '0'.repeat(40)};

const item = (name: string, rest: Partial<TranslationItem> = {}): TranslationItem => ({
  name,
  kind: 'page',
  english: `docs/${name}.mdx`,
  translation: `i18n/zh/${name}.mdx`,
  exists: true,
  open: [],
  hashes: {},
  review: REVIEW,
  ...rest,
});

const part = (id: string, state: 'missing' | 'stale' | 'unrecorded') => ({id, state, file: 'f', line: 1});

const ITEMS = [
  item('guide/done'),
  item('guide/old', {open: [part('', 'stale'), part('two', 'missing')]}),
  item('guide/none', {exists: false, open: [part('', 'missing')], review: undefined}),
  item('guide/unknown', {open: [part('', 'unrecorded')], review: undefined}),
  item('texts/site.json', {kind: 'texts', open: [part('home', 'stale')]}),
];

const render = (lang: Lang = 'en', languages: TranslatedLanguage[] = [{lang: 'zh', items: ITEMS}]) =>
  load(
    dashboardPage({
      lang,
      languages,
      all: ['en', 'zh'],
      labelOf: (one) => (one === 'en' ? {label: 'English', htmlLang: 'en'} : {label: '中文', htmlLang: 'zh-CN'}),
      addressOf: (one, {kind, name}) => (kind === 'page' ? `/${one}/${name}` : undefined),
      pageIn: (one) => `/${one}/translations/`,
      home: '/',
      icon: '/icon.svg',
      repository: filePages('https://github.com/owner/name/edit/main/'),
      diffOf: ({name}) => `-old of ${name}\n+<new>`,
      styles: 'b{}',
    }),
  );

test('each cell says how the translation stands, since when and by whom', () => {
  const $ = render();
  const rows = $('table.all tbody tr:has([scope=row])')
    .toArray()
    .map((row) => [$(row).find('th').text(), $(row).find('b').text(), $(row).find('small:not(.links)').text()]);
  expect(rows).toEqual([
    ['guide/done', 'Up to date', 'Compared on 2026-01-02 by A & B'],
    [
      'guide/old',
      'Outdated',
      'Compared on 2026-01-02 by A & BOpen: the text above the first heading (English changed) and #two (missing)',
    ],
    ['guide/none', 'Missing', ''],
    ['guide/unknown', 'Outdated', 'Never comparedOpen: the text above the first heading (never compared)'],
    ['texts/site.json', 'Outdated', 'Compared on 2026-01-02 by A & BOpen: home (English changed)'],
  ]);
});

test('a cell leads to the page, to what changed, and to where the file is edited and has its history', () => {
  const $ = render();
  const links = (name: string): string[] =>
    $(`tr:has(th:contains("${name}")) td a`)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
  const of = (name: string): string[] => [
    `https://github.com/owner/name/edit/main/i18n/zh/${name}.mdx`,
    `https://github.com/owner/name/commits/main/i18n/zh/${name}.mdx`,
  ];
  expect(links('guide/old')).toEqual(['/zh/guide/old', '#zh-guide-old', ...of('guide/old')]);
  expect(links('guide/done')).toEqual(['/zh/guide/done', ...of('guide/done')]);
  // There is nothing to edit yet.
  expect(links('guide/none')).toEqual([]);
  expect($('#zh-guide-old + pre').text()).toBe('-old of guide/old\n+<new>');
  expect($('[id^="zh-"]')).toHaveLength(1);
});

test('every language has its numbers, and every cell of the tables heads that say what it is', () => {
  const $ = render();
  const counts = $('table:not(.all) tbody tr').toArray();
  expect(counts.map((row) => $(row).text())).toEqual(['EnglishSource language: 5 pages and files', '中文131']);
  expect($('th:not([scope])')).toHaveLength(0);
  expect($('script')).toHaveLength(0);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
});

test('a page where everything is up to date has no list of changes', () => {
  const $ = render('zh', [{lang: 'zh', items: [item('guide/done')]}]);
  expect($('html').attr('lang')).toBe('zh-CN');
  expect($('#changes')).toHaveLength(0);
  expect($('header a[hreflang=en]').attr('href')).toBe('/en/translations/');
});

test.each([
  ['https://gitlab.com/a/b/edit/main/', 'https://gitlab.com/a/b/commits/main/'],
  ['https://codeberg.org/a/b/_edit/main/', 'https://codeberg.org/a/b/commits/branch/main/'],
  ['https://github.com/a/b/edit/main/site/', 'https://github.com/a/b/commits/main/site/'],
  ['https://host.example/edit/', ''],
  ['', ''],
])('the history of files that are edited at "%s" is at "%s"', (edit, history) => {
  expect(filePages(edit)).toEqual({edit, history});
});

test('the tokens of the dark mode count where the system asks for it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const file = path.join(folder, 'tokens.css');
  writeFileSync(file, "/* Why. */\n:root {\n  --a: 1;\n}\n\n[data-theme='dark'] {\n  --a: 2;\n}\n");
  const css = await plainStyles([file]);
  rmSync(folder, {recursive: true});
  expect(css.replace(/\s+/g, '')).toBe(':root{--a:1;}@media(prefers-color-scheme:dark){:root{--a:2;}}');
});
