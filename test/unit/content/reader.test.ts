/** @jest-environment node */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {site} from '../../../config/site';
import {keptPage} from '../../../content/pageCache';
import {createPageReader, readOnce, type PageReader} from '../../../content/reader';
import {putFile} from '../../support/files';

let parent: string;

/** The small site, below a folder of a name that folders inside of sites have. */
let siteDir: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'reader-'));
  siteDir = path.join(parent, 'docs/i18n/zh/fragments/site');
  cpSync(path.resolve('test/fixtures/small-site'), siteDir, {recursive: true});
});

afterEach(() => rmSync(parent, {recursive: true}));

const cacheDir = () => path.join(parent, 'cache');
const reader = (): PageReader => createPageReader(siteDir, site, cacheDir());

let clock = Date.now();

function change(file: string, text: string): void {
  const full = putFile(siteDir, file, text);
  // A change must show even within the resolution of the file system's clock, and after what was copied.
  clock = Math.max(clock, Date.now()) + 1000;
  utimesSync(full, new Date(clock), new Date(clock));
}

async function page(own: PageReader, lang: 'en' | 'zh' = 'en') {
  const found = (await own.pages(lang)).find(({fileKey}) => fileKey === 'guide/a');
  if (found === undefined) throw new Error('The small site has no guide/a.');
  return found;
}

test('a site below folders named docs, i18n/zh and fragments is read as any other', async () => {
  const english = await page(reader());
  expect(english).toMatchObject({lang: 'en', routePath: '/guide/a', title: 'A'});
  expect(english.text).toContain('Words that two pages share.');
  expect(english.text).toContain('Default');
  expect(english.jsx.map(({name}) => name)).toEqual(expect.arrayContaining(['VerificationNote', 'Backlinks']));
  expect(english.fences).toMatchObject([{value: 'export default {};', meta: expect.stringContaining('title="a.ts"')}]);
  const chinese = await page(reader(), 'zh');
  expect(chinese).toMatchObject({lang: 'zh', routePath: '/zh/guide/a'});
  expect(chinese.text).toContain('默认值');
  const fragments = (await reader().pages('en')).filter(({fileKey}) => fileKey.includes('fragments'));
  expect(fragments).toEqual([]);
});

test('a page is read once while nothing changes', async () => {
  const own = reader();
  expect(await page(own)).toBe(await page(own));
  const before = await page(own);
  change('docs/guide/a.mdx', '# Changed\n');
  const after = await page(own);
  expect(after).not.toBe(before);
  expect(after.title).toBe('Changed');
});

test('a reader that reads once shows what it has read, whatever changes, and gives each caller a list', async () => {
  const own = readOnce(reader());
  const before = await own.pages('en');
  const [sources, inputs] = [[{kind: 'doc' as const, root: 'docs', relative: 'guide/a.mdx'}], own.inputs()];
  const [source] = await own.sources('en', sources);
  before.reverse();
  change('docs/guide/a.mdx', '# Changed\n');
  change('docs/guide/new.mdx', '# New\n');
  const after = await own.pages('en');
  expect(after).toEqual(before.reverse());
  expect(await own.sources('en', sources)).toEqual([source]);
  expect(own.inputs()).toBe(inputs);
  expect((await page(own, 'zh')).lang).toBe('zh');
});

test.each([
  ['a shared partial', 'docs/fragments/shared.mdx', 'Other words.\n', 'Other words.'],
  ['an example', 'examples/small/a.ts', 'export default {title: 1};\n', 'export default {title: 1};'],
])('a change of %s reaches the pages that show it', async (_, file, text, shown) => {
  const own = reader();
  await page(own);
  change(file, text);
  expect(JSON.stringify(await page(own))).toContain(shown);
  expect(JSON.stringify(await page(reader()))).toContain(shown);
});

describe('pages on disk', () => {
  /** Gives the kept pages another title, to tell them from those that are read. */
  function markKept(): void {
    for (const name of readdirSync(cacheDir()).filter((file) => !file.endsWith('.tree.json'))) {
      const file = path.join(cacheDir(), name);
      const kept = JSON.parse(readFileSync(file, 'utf8')) as {page: {title: string}};
      kept.page.title = `Kept ${kept.page.title}`;
      writeFileSync(file, JSON.stringify(kept));
    }
  }

  test('have their whole tree beside them, which the next run serves too', async () => {
    const text = 'Words for the twin.';
    change('docs/guide/a.mdx', `# A\n\n${text}\n`);
    await page(reader());
    const next = reader();
    const kept = await page(next);
    expect(JSON.stringify(await next.tree(kept))).toContain(text);
    await expect(reader().tree(kept)).rejects.toThrow(
      'docs/guide/a.mdx was not read before its tree. Read the pages of en first.',
    );
  });

  test('of another site in the same folder leave those of this one as they are', async () => {
    const text = 'Words of this site.';
    change('docs/guide/a.mdx', `# A\n\n${text}\n`);
    const other = path.join(parent, 'other');
    cpSync(path.resolve('test/fixtures/small-site'), other, {recursive: true});
    const own = reader();
    const kept = await page(own);
    await page(createPageReader(other, site, cacheDir()));
    expect(JSON.stringify(await own.tree(kept))).toContain(text);
  });

  test.each([
    ['a file that figures could show', 'static/img/new.txt', 'New.'],
    ['comments of examples in another language', 'i18n/zh/quoted-comments.json', '{"Old.": "New."}'],
  ])('serve the next run, until what they are made from changes: %s', async (_, file, text) => {
    await page(reader());
    markKept();
    expect((await page(reader())).title).toBe('Kept A');
    change(file, text);
    expect((await page(reader())).title).toBe('A');
  });

  test('serve a copy of the site too, as long as a page there is made from the same', async () => {
    await page(reader());
    const [own, alike] = ['own.json', readdirSync(cacheDir()).find((name) => !name.endsWith('.tree.json'))!];
    const {key} = JSON.parse(readFileSync(path.join(cacheDir(), alike), 'utf8')) as {key: string};
    const keep = (of: string) =>
      keptPage(path.join(parent, own), path.join(cacheDir(), alike), of, () => Promise.reject(new Error('Made anew.')));
    expect(await keep(key)).toMatchObject({page: {lang: 'en'}, keptIn: path.join(cacheDir(), alike)});
    await expect(keep('another')).rejects.toThrow('Made anew.');
  });

  test('are made anew when they are cut off', async () => {
    await page(reader());
    for (const name of readdirSync(cacheDir())) writeFileSync(path.join(cacheDir(), name), '{"key": "');
    expect((await page(reader())).title).toBe('A');
  });

  test('do not outlive a problem', async () => {
    const own = reader();
    change('docs/guide/a.mdx', '<Option of="UserConfig" name="nothing-like-it" />\n');
    await expect(page(own)).rejects.toThrow('docs/guide/a.mdx:1: UserConfig has no "nothing-like-it".');
    change('docs/guide/a.mdx', '# Fixed\n');
    expect((await page(own)).title).toBe('Fixed');
  });
});

test('an import of a page as if it were a partial is refused', async () => {
  change('docs/guide/a.mdx', "import B from './b.mdx';\n\n<B />\n");
  change('docs/guide/b.mdx', '# B\n');
  await expect(page(reader())).rejects.toThrow('docs/guide/a.mdx: The import of "./b.mdx" names a page.');
});
