/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {site} from '@site/config/site';
import {createPageReader} from '@site/content/reader';
import {readVersions, versionSources, type LoadedVersion} from '@site/content/readVersions';
import {filePrefix} from '@site/plugins/search-index';
import {toIndexablePages} from '@site/search/pages';
import {toSections} from '@site/search/sections';
import {createEngine} from '@site/search/engine';

/** A site with the version 1.0 cut, of which one page is translated. */
const files: Record<string, string> = {
  'docs/guide/a.mdx': '# Now\n\nThe turbine is new.\n',
  'versioned_docs/version-1.0/guide/a.mdx': '# Then\n\nThe sail was old.\n',
  'versioned_docs/version-1.0/guide/b.mdx': '# Gone\n\nThe oar was older.\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx': '# 现在\n\n涡轮是新的。\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide/a.mdx': '# 过去\n\n帆船是旧的。\n',
  'src/pages/index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
  'i18n/zh/docusaurus-plugin-content-pages/index.mdx': '---\ntitle: 首页\n---\n\n欢迎。\n',
};

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
});

afterAll(() => rmSync(siteDir, {recursive: true}));

/** Versions as the docs plugin loads them: the cut one has the plain address. */
function loaded(lang: 'en' | 'zh'): LoadedVersion[] {
  const base = lang === 'en' ? '/' : '/zh/';
  const translated = (folder: string) => path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs', folder);
  const doc = (file: string, permalink: string) => ({source: `@site/${file}`, permalink: base + permalink});
  const zh = 'i18n/zh/docusaurus-plugin-content-docs';
  return [
    {
      versionName: 'current',
      contentPath: path.join(siteDir, 'docs'),
      contentPathLocalized: lang === 'en' ? undefined : translated('current'),
      docs: [doc(lang === 'en' ? 'docs/guide/a.mdx' : `${zh}/current/guide/a.mdx`, 'next/guide/a')],
    },
    {
      versionName: '1.0',
      contentPath: path.join(siteDir, 'versioned_docs/version-1.0'),
      contentPathLocalized: lang === 'en' ? undefined : translated('version-1.0'),
      docs: [
        doc(lang === 'en' ? 'versioned_docs/version-1.0/guide/a.mdx' : `${zh}/version-1.0/guide/a.mdx`, 'guide/a'),
        doc('versioned_docs/version-1.0/guide/b.mdx', 'guide/b'),
        {...doc('versioned_docs/version-1.0/guide/a.mdx', 'guide/hidden'), unlisted: true},
      ],
    },
  ];
}

/** One engine a version, as the site has one index a version. */
async function engines(lang: 'en' | 'zh') {
  const versions = await readVersions(createPageReader(siteDir), lang, loaded(lang));
  const search = versions.map(({name, pages}) => {
    const sections = toIndexablePages(pages, {nav: [], sidebar: {}}, site.base).flatMap((page) =>
      toSections(page, {codeBlocks: true}),
    );
    return [name, createEngine(sections)] as const;
  });
  return new Map(search);
}

const found = (engine: {search: (query: string) => {pages: {route: string}[]}} | undefined, query: string) =>
  engine?.search(query).pages.map(({route}) => route);

describe('versions', () => {
  it('are searched apart, each with the addresses it has', async () => {
    const search = await engines('en');
    expect([...search.keys()]).toEqual(['current', '1.0']);
    expect(found(search.get('current'), 'turbine')).toEqual(['/next/guide/a']);
    expect(found(search.get('current'), 'sail')).toEqual([]);
    expect(found(search.get('1.0'), 'sail')).toEqual(['/guide/a']);
    expect(found(search.get('1.0'), 'turbine')).toEqual([]);
    expect(found(search.get('1.0'), 'oar')).toEqual(['/guide/b']);
  });

  it('are read in the language of the site, and in the first one where a page is not translated', async () => {
    const search = await engines('zh');
    expect(found(search.get('current'), '涡轮')).toEqual(['/zh/next/guide/a']);
    expect(found(search.get('1.0'), '帆船')).toEqual(['/zh/guide/a']);
    expect(found(search.get('1.0'), 'oar')).toEqual(['/zh/guide/b']);
  });

  it('all have the pages that belong to none', async () => {
    for (const engine of (await engines('en')).values()) expect(found(engine, 'home')).toEqual(['/']);
  });

  it('leave out unlisted pages', () => {
    expect([...versionSources(siteDir, loaded('en')[1]!).keys()]).toEqual(['/guide/a', '/guide/b']);
  });
});

describe('filePrefix', () => {
  it.each([
    ['en', 'current', 'en'],
    ['zh', '1.0', 'zh-1.0'],
    ['en', 'one two', 'en-one-two'],
  ] as const)('of %s %s is %s', (lang, version, prefix) => {
    expect(filePrefix(lang, version)).toBe(prefix);
  });
});
