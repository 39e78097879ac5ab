import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createPageReader, type PageReader} from '../../content/reader';
import {englishDiff} from '../../content/translations/diff';
import {languageStatus, type OpenPart} from '../../content/translations/status';
import {acceptTranslations} from '../../verify/translations/accept';
import {readOptions} from '../../verify/translations/options';
import {formatReport} from '../../verify/translations/report';
import {copyContent, type ContentCopy} from './support';

const NAME = 'guide/start/introduction';
const EN = `docs/${NAME}.mdx`;
const ZH = `i18n/zh/docusaurus-plugin-content-docs/current/${NAME}.mdx`;

let copy: ContentCopy;
let reader: PageReader;

beforeAll(async () => {
  copy = await copyContent();
  reader = createPageReader(copy.dir);
});

afterEach(() => copy.restore());

afterAll(() => copy.dispose());

/** What is open, as lines. The copy has no components, so their texts are left out. */
async function open(): Promise<string[]> {
  const items = (await languageStatus(reader, 'zh')).filter(({name}) => name !== 'code.json');
  return items.flatMap(({name, open: parts}) =>
    parts.map(({id, state, file, line}: OpenPart) => `${name} ${id}: ${state} ${file}:${line}`),
  );
}

const lineOf = (file: string, text: string): number => {
  const source = readFileSync(path.join(copy.dir, file), 'utf8');
  return source.slice(0, source.indexOf(text)).split('\n').length;
};

const accept = async (...names: string[]) => {
  const cacheDir = path.join(copy.dir, 'node_modules/.cache/page-checks');
  const {names: done, findings} = await acceptTranslations(reader, 'zh', names, cacheDir);
  return {done, found: findings.map(({file, line, message}) => `${file}:${line}: ${message}`)};
};

test('nothing that is shipped is open', async () => {
  expect(await open()).toEqual([]);
});

test('a section, a shared text and a text whose English changed are stale, each with its place', async () => {
  await copy.replace(EN, /\n## [^\n]*\{\/\* #([\w-]+) \*\/\}\n/, '$&\nA new sentence.\n');
  // Another text was recorded than there is: to change the fragment would read every page anew.
  await copy.replace('i18n/zh/source-hashes.json', /("fragments\/node-version": \{\s+"": ")\w+/, '$1000');
  await copy.replace('i18n/en/texts/site.json', '"Search the docs"', '"Search these docs"');
  await copy.replace('i18n/en/texts/site.json', 'Rspress contributors', 'Rspress authors');
  const site = 'i18n/zh/texts/site.json';
  const [section, ...others] = await open();
  expect(section).toMatch(new RegExp(`^${NAME} [\\w-]+: stale ${ZH}:\\d+$`));
  expect(others).toEqual([
    expect.stringMatching(/^fragments\/node-version : stale .*fragments\/node-version\.mdx:0$/),
    `texts/site.json searchPlaceholderText: stale ${site}:${lineOf(site, '"searchPlaceholderText"')}`,
    `texts/site.json footer: stale ${site}:${lineOf(site, '"footer"')}`,
  ]);
});

test('a text of the theme that a translation says otherwise is stale with its English', async () => {
  const [code, key] = ['i18n/zh/code.json', 'theme.docs.paginator.navAriaLabel'];
  await copy.replace('i18n/zh/source-hashes.json', new RegExp(`("${key}": ")\\w+`), '$1000');
  const items = await languageStatus(reader, 'zh');
  const parts = items.find(({name}) => name === 'code.json')!.open;
  expect(parts.filter(({id}) => id.startsWith('theme.'))).toEqual([
    {id: key, state: 'stale', file: code, line: lineOf(code, `"${key}"`) + 1},
  ]);
});

test('a record that is no JSON, or holds anything else, is named with the line', async () => {
  const record = 'i18n/zh/source-hashes.json';
  await copy.write(record, '{\n  "a": {"": "000"}\n  "b": {}\n}\n');
  await expect(languageStatus(reader, 'zh')).rejects.toThrow(`${record}:3: The file is not valid JSON: a comma`);
  await copy.write(record, '{\n  "a": {"": "000"},\n  "b": {"": 1}\n}\n');
  await expect(languageStatus(reader, 'zh')).rejects.toThrow(`${record}:3: The file does not hold section hashes`);
});

test('a section that is gone in English is named while the translation has it', async () => {
  const heading = /\n## [^\n]*\{\/\* #([\w-]+) \*\/\}\n/;
  await copy.replace(EN, heading, '\n');
  const [, id = ''] = heading.exec(readFileSync(EN, 'utf8')) ?? [];
  expect(await open()).toContainEqual(expect.stringMatching(new RegExp(`^${NAME} ${id}: orphan ${ZH}:[1-9]`)));
  await copy.replace(ZH, heading, '\n');
  expect(await open()).toContain(`${NAME} ${id}: stale ${ZH}:0`);
});

test('a comment in a quoted file needs a translation too', async () => {
  await copy.replace('i18n/zh/quoted-comments.json', '"Adds a middleware."', '"Adds a middlewear."');
  const comments = 'i18n/zh/quoted-comments.json';
  expect(await open()).toEqual([
    expect.stringMatching(/^quoted-comments\.json Adds a middleware\.: missing docs\/.*\.mdx:[1-9]/),
    `quoted-comments.json Adds a middlewear.: orphan ${comments}:${lineOf(comments, 'Adds a middlewear.')}`,
  ]);
});

test('what is not translated, or has no English any more, is named', async () => {
  await copy.remove(ZH);
  await copy.replace('i18n/zh/texts/tools.json', '"Rslib"', '"Rslab"');
  expect(await open()).toEqual([
    `${NAME} : missing ${EN}:0`,
    ...['desc', 'url'].map((key) => expect.stringMatching(new RegExp(`Rslib/${key}: missing i18n/en/.*:\\d+$`))),
    ...['desc', 'url'].map((key) => expect.stringMatching(new RegExp(`Rslab/${key}: orphan i18n/zh/.*:\\d+$`))),
  ]);
});

describe('an acceptance', () => {
  test('is refused for a page that lacks a heading, has other code, is set wrongly or uses a wrong word', async () => {
    await copy.replace(ZH, '\nCount one hour', '\nCount two hours');
    await copy.replace(ZH, /\n## [^\n]*\{\/\* #[\w-]+ \*\/\}\n/, '\n错误的标点,用Rspress绘制页面。\n');
    const {done, found} = await accept(NAME);
    expect(done).toEqual([]);
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${ZH}:\\d+: The .* page lacks the heading #`)));
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^${ZH}:\\d+: The samples differ: .*Count one hour`)),
    );
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${ZH}:\\d+: ".*" should read ".*，用 Rspress`)));
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${ZH}:\\d+: "绘制": write 渲染`)));
  });

  test('is refused for a file of texts that lacks one', async () => {
    await copy.replace('i18n/zh/texts/site.json', /\n {2}"home": [^\n]*/, '');
    expect(await accept('texts/site.json')).toEqual({
      done: [],
      found: [
        `i18n/zh/texts/site.json:${lineOf('i18n/zh/texts/site.json', '"name"')}: The translation of "home" is missing below this line. Add it; the English is in i18n/en/texts/site.json:${lineOf('i18n/en/texts/site.json', '"home"')}.`,
      ],
    });
  });

  test('makes a page current, and says who accepted it when', async () => {
    await copy.replace(EN, /\n## [^\n]*\{\/\* #([\w-]+) \*\/\}\n/, '$&\nA new sentence.\n');
    const record = ['source-hashes.json', 'reviews.json'].map((file) => `i18n/zh/${file}`);
    for (const file of record) await copy.write(file, readFileSync(file, 'utf8'));
    expect(await accept(EN)).toEqual({done: [NAME], found: []});
    expect(await open()).toEqual([]);
    const reviews = JSON.parse(readFileSync(path.join(copy.dir, record[1]!), 'utf8')) as Record<string, object>;
    expect(reviews[NAME]).toEqual({
      by: expect.any(String) as string,
      at: new Date().toISOString().slice(0, 10),
      blob: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
    });
  });

  test('after mended typos keeps who compared both, and takes no other change', async () => {
    const record = ['source-hashes.json', 'reviews.json'].map((file) => `i18n/zh/${file}`);
    for (const file of record) await copy.write(file, readFileSync(file, 'utf8'));
    await copy.replace(
      record[1]!,
      new RegExp(`("${NAME}": \\{\\s+"by": ").*?",\\s+"at": ".*?"`),
      '$1B", "at": "2026-01-02"',
    );
    await copy.replace(EN, /\n## [^\n]*\{\/\* #([\w-]+) \*\/\}\n/, '$&\nA mended sentence.\n');
    expect(await accept('--typo', NAME)).toEqual({done: [NAME], found: []});
    expect(await open()).toEqual([]);
    const reviews = JSON.parse(readFileSync(path.join(copy.dir, record[1]!), 'utf8')) as Record<string, object>;
    expect(reviews[NAME]).toMatchObject({by: 'B', at: '2026-01-02'});
    await copy.replace(record[0]!, /("guide\/start\/introduction": \{)/, '$1 "gone": "000",');
    expect(await accept('--typo', NAME)).toEqual({
      done: [],
      found: [`${EN}:0: To add or remove gone mends no typo. Compare "${NAME}", and accept it without --typo.`],
    });
    expect(await accept(NAME)).toEqual({done: [NAME], found: []});
    // The copy is no repository, in which no commit can say that it mends typos.
    expect(await accept('--typo')).toEqual({done: [], found: []});
  });

  test('of a name that nothing has offers the nearest', async () => {
    await expect(accept('guide/start/introducton')).rejects.toThrow(`Did you mean "${NAME}"?`);
    await expect(accept('texts/sites.json')).rejects.toThrow('Did you mean "texts/site"?');
    await expect(accept()).rejects.toThrow(/Name what you compared/);
  });
});

describe('the report', () => {
  test('names place, last acceptance and command of what is open', async () => {
    await copy.replace('i18n/en/texts/site.json', '"Search the docs"', '"Search these docs"');
    const text = formatReport({lang: 'zh', items: await languageStatus(reader, 'zh')});
    expect(text).toMatch(/texts\/site\.json {2}\(accepted 20\d\d-\d\d-\d\d by .+\)/);
    expect(text).toMatch(/ {2}stale +i18n\/zh\/texts\/site\.json:\d+ {2}searchPlaceholderText/);
    expect(text).toContain('npm run i18n:accept -- texts/site.json --lang zh');
  });

  test('says how to get the accepted text that a shallow clone lacks', () => {
    const review = {by: 'A', at: '2026-01-02', commit: 'abc1234', blob: '0'.repeat(40)};
    const item = {english: EN, review} as Parameters<typeof englishDiff>[1];
    expect(englishDiff(process.cwd(), item)).toMatch(
      /accepted on 2026-01-02 \(commit abc1234\).*git fetch --unshallow/,
    );
  });

  test('is about a language that is translated, with options that exist', () => {
    expect(readOptions(['--lang', 'zh', 'a'], [])).toMatchObject({langs: ['zh'], rest: ['a']});
    expect(() => readOptions(['--lang=en'], [])).toThrow('"en" is no language that is translated: zh.');
    expect(() => readOptions(['--dif'], ['--diff'])).toThrow(
      'There is no option --dif. Options: --lang <language>, --diff.',
    );
  });
});
