/** @jest-environment node */
import {readFileSync} from 'node:fs';
import type {Lang} from '../../config/types';
import type {LinkTargets} from '../../content/checks/checks';
import {checkHome} from '../../content/checks/home';
import {readFrontmatter} from '../../content/frontmatter';
import {linkResolver} from '../../content/links';
import type {Page} from '../../content/types';
import {emptyPage} from '../support/page';

const EN = 'src/pages/index.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-pages/index.mdx';

const routes = [
  '/guide/start/introduction',
  '/guide/start/getting-started',
  '/guide/basic/use-mdx',
  '/guide/advanced/extend-build',
  '/guide/advanced/custom-search',
  '/guide/default-theme/i18n',
  '/guide/default-theme/multi-version',
  '/plugin/system/introduction',
];

/** A site of which every language has the pages that the home pages link to. */
const targetsOf = (prefix: string): LinkTargets => {
  const pages = routes.map((route): Page => ({...emptyPage(`docs${route}.mdx`), routePath: prefix + route}));
  return {siteDir: process.cwd(), pages, prefix, resolve: linkResolver(pages, prefix)};
};
const targets: Record<Lang, LinkTargets> = {en: targetsOf(''), zh: targetsOf('/zh')};

function messages(source: string, lang: Lang = 'en'): string[] {
  const file = lang === 'en' ? EN : ZH;
  const page: Page = {...emptyPage(file), lang, kind: 'page', frontmatter: readFrontmatter(source, file)};
  return checkHome(page, lang, source, targets).map((error) => error.message);
}

/** The home page with a text replaced that must be there, and the line it stands on. */
function planted(from: string, to: string, file = EN): {source: string; line: number} {
  const before = readFileSync(file, 'utf8');
  const at = before.indexOf(from);
  if (at < 0) throw new Error(`${file} does not hold ${from}`);
  return {source: before.replace(from, to), line: before.slice(0, at).split('\n').length};
}

test('the home pages of both languages are well formed', () => {
  expect(messages(readFileSync(EN, 'utf8'))).toEqual([]);
  expect(messages(readFileSync(ZH, 'utf8'), 'zh')).toEqual([]);
});

test.each([
  ['- theme: brand', '- theme: primary', '"hero.actions[0].theme": expected "brand" or "alt", found "primary".'],
  ['pageType: home', 'pageType: hoem', '"pageType": expected "home", found "hoem".'],
  ['title: Rspress 1.x', "title: ''", '"title": expected the title of the page, found "".'],
  [
    'link: /guide/start/getting-started',
    'link: guide/start',
    '"hero.actions[0].link": expected a route such as /guide/start/introduction, or an https:// address, found "guide/start".',
  ],
  [
    '  name: Rspress 1.x',
    '  nmae: Rspress 1.x',
    '"hero.nmae" is not a known key. Did you mean "name"? Known: name, text, tagline, command, actions, image.',
  ],
  [
    'icon: /img/home/search.svg',
    'icon: a very long emoji',
    '"features[2].icon": expected an image under static/, such as /img/home/search.svg, or a single emoji, found "a very long emoji".',
  ],
  [
    'light: /img/home/press-light.svg',
    'light: /img/home/gone.svg',
    'There is no file static/img/home/gone.svg. Add it, or correct the path.',
  ],
  [
    'icon: /img/home/build.svg',
    'icon: /img/home/gone.svg',
    'There is no file static/img/home/gone.svg. Add it, or correct the path.',
  ],
  [
    'link: /guide/start/getting-started',
    'link: /guide/start/getting-startd',
    'The link to "/guide/start/getting-startd" leads to no page. Did you mean "/guide/start/getting-started"?',
  ],
])('%s changed to %s is named with file and line', (from, to, reason) => {
  const {source, line} = planted(from, to);
  expect(messages(source)).toContain(`${EN}:${line}: ${reason}`);
});

test('a missing value is named on the line of what surrounds it', () => {
  const {source} = planted('    alt: A sheet', '    unknown: A sheet');
  expect(messages(source)).toContain(
    `${EN}:${source.split('\n').indexOf('  image:') + 1}: "hero.image.alt": expected a description for people who do not see the image, found nothing.`,
  );
});

test('an empty list of features is refused', () => {
  const source = readFileSync(EN, 'utf8').replace(/features:\n[\s\S]*?\n---/, 'features: []\n---');
  expect(messages(source)[0]).toMatch(
    /"features": expected a list of at least one of features with title, details and icon/,
  );
});

test('a button to a page that the other language lacks is named', () => {
  const link = 'link: /guide/start/introduction\n      lang: en';
  const {source, line} = planted(link, 'link: /guide/lost\n      lang: en', ZH);
  expect(messages(source, 'zh')).toEqual([
    `${ZH}:${line}: The link to "/guide/lost" leads to no page. Correct it, or add the page.`,
  ]);
});

test('a missing Chinese home page is named', () => {
  expect(checkHome(undefined, 'zh', '', targets).map((error) => error.message)).toEqual([
    `${ZH}: The home page of this language is missing. Add it.`,
  ]);
});
