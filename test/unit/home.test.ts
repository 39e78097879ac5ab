/** @jest-environment node */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkHomePages} from '../../content/checks/home';

const EN = 'src/pages/index.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-pages/index.mdx';

let site: string;

/** A copy of all that the home pages are made of. */
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'home-'));
  for (const part of [EN, ZH, 'static/img/home', 'docs/guide/start/introduction.mdx']) {
    mkdirSync(path.dirname(path.join(site, part)), {recursive: true});
    cpSync(path.resolve(part), path.join(site, part), {recursive: true});
  }
});

afterEach(() => rmSync(site, {recursive: true, force: true}));

const messages = async () => (await checkHomePages(site)).map((error) => error.message);

/** Replaces a text that must be there; returns the line it stands on. */
function plant(file: string, from: string, to: string): number {
  const full = path.join(site, file);
  const before = readFileSync(full, 'utf8');
  const at = before.indexOf(from);
  if (at < 0) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(full, before.replace(from, to));
  return before.slice(0, at).split('\n').length;
}

test('the home pages of both languages are well formed', async () => {
  expect(await messages()).toEqual([]);
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
    '"hero.nmae" is not a key of a home page. Remove it, or correct its spelling.',
  ],
  [
    'icon: /img/home/search.svg',
    'icon: a very long emoji',
    '"features[2].icon": expected a picture under static/, such as /img/home/search.svg, or a single emoji, found "a very long emoji".',
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
])('%s changed to %s is named with file and line', async (from, to, reason) => {
  const line = plant(EN, from, to);
  expect(await messages()).toContain(`${EN}:${line}: ${reason}`);
});

test('a missing value is named on the line of what surrounds it', async () => {
  plant(EN, '    alt: A sheet', '    unknown: A sheet');
  const line = readFileSync(path.join(site, EN), 'utf8').split('\n').indexOf('  image:') + 1;
  expect(await messages()).toContain(
    `${EN}:${line}: "hero.image.alt": expected a description for people who do not see the picture, found nothing.`,
  );
});

test('an empty list of features is refused', async () => {
  const full = path.join(site, EN);
  writeFileSync(full, readFileSync(full, 'utf8').replace(/features:\n[\s\S]*?\n---/, 'features: []\n---'));
  expect((await messages())[0]).toMatch(
    /"features": expected a list of at least one of features with title, details and icon/,
  );
});

test('a button to a page that the other language lacks is named', async () => {
  const full = path.join(site, ZH);
  const source = readFileSync(full, 'utf8');
  const at = source.indexOf('link: /guide/start/introduction\n      lang: en');
  writeFileSync(
    full,
    source.replace('link: /guide/start/introduction\n      lang: en', 'link: /guide/lost\n      lang: en'),
  );
  expect(await messages()).toEqual([
    `${ZH}:${source.slice(0, at).split('\n').length}: There is no page docs/guide/lost.mdx. Correct the link /guide/lost.`,
  ]);
});

test('a missing Chinese home page is named', async () => {
  rmSync(path.join(site, ZH));
  expect(await messages()).toEqual([`${ZH}: The home page of this language is missing. Add it.`]);
});

test('frontmatter that is no YAML is named with its line', async () => {
  const line = plant(EN, '  name: Rspress 1.x', '  name: [Rspress 1.x');
  const [message] = await messages();
  const reported = Number(/:(\d+):/.exec(message ?? '')?.[1]);
  expect(message).toMatch(/not valid YAML/);
  expect(Math.abs(reported - line)).toBeLessThanOrEqual(1);
});
