import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {sidebarGroups} from '../../config/sidebar';
import {LANGS} from '../../config/locales';
import {createPageReader, type PageReader} from '../../content/reader';
import {checkSidebars} from '../../content/checks/checks';
import {runChecks} from '../../content/checks/run';
import contentChecks from '../../plugins/checks';
import {exampleHashes, exampleSamples} from '../../verify/names/examples';
import {outdatedExamples, outdatedRecords} from '../../verify/names/files';
import {isLater} from '../../plugins/languages';
import {copyContent, type ContentCopy} from './support';

const EN = 'docs/guide/start/introduction.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/start/introduction.mdx';

const siteDir = path.resolve(__dirname, '../..');

let copy: ContentCopy;
let reader: PageReader;

beforeAll(async () => {
  copy = await copyContent();
  reader = createPageReader(copy.dir);
});

afterEach(() => copy.restore());

afterAll(() => copy.dispose());

const messages = async (): Promise<string[]> => (await runChecks(reader)).map((error) => error.message);

/** Line of the text that a test appends to a file. */
const append = async (file: string, text: string): Promise<number> => {
  const source = readFileSync(path.join(copy.dir, file), 'utf8').trimEnd();
  await copy.write(file, `${source}\n\n${text}\n`);
  return source.split('\n').length + 2;
};

test('the content as it stands has no problem', async () => {
  expect(await messages()).toEqual([]);
});

test('names in samples were looked up in the samples of today, and a changed sample is named', async () => {
  const outdated = async () => outdatedRecords(siteDir, (await Promise.all(LANGS.map(reader.pages))).flat());
  expect(await outdated()).toEqual([]);
  await append(EN, '```ts\nimport {defineConfig} from "rspress/config";\n```');
  expect(await outdated()).toEqual([
    {
      file: 'content/names/pages/guide/start/introduction.json',
      message: expect.stringMatching(/before the samples changed.*npm run samples/),
    },
  ]);
});

test('names in the files of examples were looked up in the files of today', () => {
  expect(outdatedExamples(siteDir, exampleHashes(exampleSamples()))).toEqual([]);
});

test('a page without a translation is read in English, and links to it from translated pages work', async () => {
  await copy.remove(ZH);
  expect(await messages()).toEqual([]);
  const page = (await reader.pages('zh')).find(({fileKey}) => fileKey === 'guide/start/introduction');
  expect(page).toMatchObject({file: EN, routePath: '/zh/guide/start/introduction', fallback: true});
});

test('a translation without a source is named', async () => {
  await copy.remove(EN);
  expect(await messages()).toContainEqual(expect.stringMatching(/introduction\.mdx: The translation has no English/));
});

test('a broken link is named with its line and the nearest page', async () => {
  const line = await append(EN, 'See [it](/guide/start/introducton).');
  expect(await messages()).toEqual([
    `${EN}:${line}: The link to "/guide/start/introducton" leads to no page. Did you mean "/guide/start/introduction"?`,
  ]);
});

test('a broken link of a translation is found in the translation', async () => {
  const line = await append(ZH, '见[这里](./nowhere.mdx)。');
  expect(await messages()).toContainEqual(expect.stringContaining(`${ZH}:${line}: The link to "./nowhere.mdx"`));
});

test('a broken anchor is named with its line', async () => {
  const line = await append(EN, 'See [it](/guide/start/getting-started#no-such-heading).');
  expect(await messages()).toContainEqual(
    expect.stringContaining(
      `${EN}:${line}: The link to "/guide/start/getting-started#no-such-heading" names a heading`,
    ),
  );
});

test('a link may lead to a row of the page about moving, and not to one that is gone', async () => {
  const line = await append(
    EN,
    'See [one](../about/moving-to-2.mdx#builder-plugins) and [two](../about/moving-to-2.mdx#builder-plugin).',
  );
  expect(await messages()).toEqual([
    `${EN}:${line}: The link to "../about/moving-to-2.mdx#builder-plugin" names a heading that docs/guide/about/moving-to-2.mdx does not have. Did you mean "builder-plugins"?`,
  ]);
});

test('a link that cannot be decoded is named with its line', async () => {
  const line = await append(EN, 'See [it](#100%).');
  expect(await messages()).toEqual([
    `${EN}:${line}: The link to "#100%" has a percent sign that encodes nothing. Write it as %25.`,
  ]);
});

test('a missing image and a missing alternative text are named', async () => {
  const line = await append(EN, '![](./img/nothing.png)');
  const found = await messages();
  expect(found).toContainEqual(expect.stringContaining(`${EN}:${line}: The image "./img/nothing.png" does not exist.`));
  expect(found).toContainEqual(expect.stringContaining(`${EN}:${line}: The image "./img/nothing.png" has no alt`));
});

test('an image on another host is refused', async () => {
  const line = await append(EN, '![A cat](https://images.example/cat.png)');
  expect(await messages()).toContainEqual(expect.stringContaining(`${EN}:${line}: The image`));
});

test('a heading without an id is named', async () => {
  const line = await append(EN, '## Nameless');
  expect(await messages()).toContainEqual(expect.stringContaining(`${EN}:${line}: The heading "Nameless" has no id.`));
});

test('wrong frontmatter is named with key and line', async () => {
  await copy.replace(EN, /^---\n/, '---\ndescripton: x\n');
  expect(await messages()).toContainEqual(
    expect.stringMatching(/introduction\.mdx:2: "descripton" is not a known key\. Did you mean "description"\?/),
  );
});

test('MDX that does not parse is named with its line', async () => {
  const line = await append(EN, '<Unclosed');
  expect(await messages()).toContainEqual(expect.stringMatching(new RegExp(`^${EN}:(${line}|${line + 1}): `)));
});

test('a folder of an unknown language is refused', async () => {
  await copy.makeFolder('i18n/fr');
  expect(await messages()).toContainEqual(expect.stringContaining('i18n/fr: "fr" is not a language of this site'));
});

test('a wrong key, a wrong address and a missing name of a language are named with their lines', async () => {
  await copy.replace('i18n/zh/texts/site.json', '"filterNameText"', '"filterName"');
  await copy.replace('i18n/zh/texts/tools.json', '"https://rsbuild.rs/zh/"', '"rsbuild"');
  await copy.replace('i18n/en/texts/site.json', /"label": "English",\n/, '');
  const found = await messages();
  const lineOf = (file: string, text: string): number => {
    const source = readFileSync(file, 'utf8');
    return source.slice(0, source.indexOf(text)).split('\n').length;
  };
  expect(found).toContainEqual(
    expect.stringContaining(
      `i18n/zh/texts/site.json:${lineOf('i18n/zh/texts/site.json', '"filterNameText"')}: "overview.filterName" is not`,
    ),
  );
  expect(found).toContainEqual(
    expect.stringContaining(
      `i18n/zh/texts/tools.json:${lineOf('i18n/zh/texts/tools.json', '"https://rsbuild.rs/zh/"')}:`,
    ),
  );
  expect(found).toContainEqual(expect.stringContaining('i18n/en/texts/site.json:1: "label" is missing. Add it.'));
});

test('texts that are no JSON are named with the line', async () => {
  await copy.write('i18n/zh/texts/site.json', '{\n  "label": nope\n}');
  expect(await messages()).toContainEqual(expect.stringMatching(/^i18n\/zh\/texts\/site\.json:2: The file is not/));
});

test('an unknown page in a sidebar is named with its line and the nearest page', async () => {
  const source = readFileSync('config/sidebar.ts', 'utf8').replace(
    "'guide/start/introduction'",
    "'guide/start/introducton'",
  );
  const guide = sidebarGroups.guide.map((group) => ({
    ...group,
    pages: group.pages.map((id) => (id === 'guide/start/introduction' ? 'guide/start/introducton' : id)),
  }));
  const found = checkSidebars({...sidebarGroups, guide}, source, await reader.pages('en'));
  const line = source.slice(0, source.indexOf('introducton')).split('\n').length;
  expect(found.map((error) => error.message)).toEqual([
    `config/sidebar.ts:${line}: The sidebar "guide" names the page "guide/start/introducton", but there is no docs/guide/start/introducton.mdx. Did you mean "guide/start/introduction"?`,
    `${EN}: No sidebar lists this page. Add 'guide/start/introduction' to a group in config/sidebar.ts.`,
  ]);
});

describe('in a build', () => {
  test.each([
    ['en', 'en', [], false],
    ['zh', 'en', [], true],
    ['zh', 'en', ['build', '--locale', 'zh'], false],
    ['zh', 'en', ['start', '-l', 'zh'], false],
    ['en', 'zh', ['build'], true],
    ['zh', 'en', ['build', '--locale', 'zh'], true, 'en'],
    ['en', 'en', ['build', '--locale', 'en'], false, 'en'],
  ] as [string, string, string[], boolean, string?][])(
    '%s with the default %s and the arguments %j is checked with another language: %s',
    (...given) => {
      const [locale, defaultLocale, args, expected, beside] = given;
      expect(isLater(locale, defaultLocale, args, beside)).toBe(expected);
    },
  );

  const contextOf = (currentLocale: string) =>
    ({siteDir: copy.dir, i18n: {currentLocale, defaultLocale: 'en'}}) as unknown as LoadContext;

  test('the checks run before content is loaded, and again after a change', async () => {
    const plugin = (await contentChecks(contextOf('en'), reader))!;
    await append(EN, 'See [it](/guide/start/introducton).');
    // The first load is that of the build, which has just been checked.
    await plugin.loadContent!();
    await expect(plugin.loadContent!()).rejects.toThrow(
      /The content has 1 problem:\n {2}docs\/guide\/start\/introduction/,
    );
    await expect(contentChecks(contextOf('en'), reader)).rejects.toThrow(/leads to no page/);
    expect(await contentChecks(contextOf('zh'), reader)).toBeNull();
  });
});
