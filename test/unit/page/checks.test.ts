/** @jest-environment node */
import {lineIn, plantedSite, ZH, type PlantedSite} from './support';

const EN_FILE = 'docs/guide/about/checked.mdx';
const ZH_FILE = `${ZH}/guide/about/checked.mdx`;
const PAGE = 'guide/about/checked';

let own: PlantedSite;

beforeEach(async () => {
  own = plantedSite();
  await own.accept();
});

afterEach(() => own.dispose());

/** Line of a text in a file, as the site has it now. */
const at = (file: string, wanted: string): string => `${file}:${lineIn(own.read(file), wanted)}`;

const plantInBoth = (search: string, replacement: string): void => {
  own.replace(EN_FILE, search, replacement);
  own.replace(ZH_FILE, search, replacement);
};

test('pages without a problem have no finding', async () => {
  expect(await own.check([PAGE, 'guide/start/introduction', 'pages/terms'])).toEqual([]);
});

test('a broken link is named with the nearest page', async () => {
  own.replace(EN_FILE, '/guide/start/introduction#first', '/guide/start/introducton');
  expect(await own.check([PAGE])).toContain(
    `${at(EN_FILE, 'introducton')}: The link to "/guide/start/introducton" leads to no page. Did you mean "/guide/start/introduction"?`,
  );
});

test('a wrong anchor is named with the nearest id', async () => {
  own.replace(ZH_FILE, '#first', '#frist');
  expect(await own.check([PAGE])).toContain(
    `${at(ZH_FILE, '#frist')}: The link to "/guide/start/introduction#frist" names a heading that ${ZH}/guide/start/introduction.mdx does not have. Did you mean "first"?`,
  );
});

test('a heading that other pages link to is missed there', async () => {
  plantInBoth('#config', '#settings');
  const file = 'docs/guide/start/introduction.mdx';
  expect(await own.check([PAGE])).toContainEqual(
    expect.stringContaining(`${at(file, '#config')}: The link to "/guide/about/checked#config" names a heading`),
  );
});

test('a sample that the release refuses is named with its line', async () => {
  plantInBoth("title: 'Tides' }", 'title: 1 }');
  expect(await own.check([PAGE])).toContainEqual(
    expect.stringMatching(new RegExp(`^${at(EN_FILE, 'title: 1')}: .*\\bnumber\\b.*\\bstring\\b`)),
  );
});

test('a block of the tour that cannot be applied is named', async () => {
  const file = 'docs/guide/start/getting-started.mdx';
  own.write(file, '---\ntitle: Start\n---\n\nBegin.\n\n```ts\nexport default {};\n```\n');
  expect(await own.check(['guide/start/getting-started'])).toContainEqual(
    expect.stringContaining(
      `${at(file, '```ts')}: A reader cannot apply this block: it names no file and runs nothing. [guide] Give it title=`,
    ),
  );
});

test('a fact that the page is meant to document is named', async () => {
  const file = 'docs/plugin/official-plugins/medium-zoom.mdx';
  own.write(file, '---\ntitle: Zoom\n---\n\nNothing.\n');
  expect(await own.check([file])).toContainEqual(
    expect.stringMatching(new RegExp(`^${file}: .*\\bselector is not documented\\. Add <Option of=`)),
  );
});

test('code that differs from the English is named in the translation', async () => {
  own.replace(ZH_FILE, "title: 'Tides'", "title: 'Tides', base: '/sea/'");
  expect(await own.check([PAGE])).toContainEqual(
    expect.stringMatching(new RegExp(`^${ZH_FILE}:\\d+: .*\\[sample\\].* English: ${at(EN_FILE, "title: 'Tides'")}$`)),
  );
});

test('Chinese typography is named with what to write', async () => {
  own.replace(ZH_FILE, '请先看[', '用Node.js构建，请先看[');
  expect(await own.check([PAGE])).toContain(
    `${at(ZH_FILE, '用Node')}: "用Node.js构建，请先看" should read "用 Node.js 构建，请先看".`,
  );
});

test('a word of the table is named with what to write', async () => {
  own.replace(EN_FILE, 'Read [', 'Mend it. Read [');
  expect(await own.check([PAGE])).toContain(`${at(EN_FILE, 'Mend')}: "Mend": write fix (software is fixed).`);
});

test('a section that changed since it was translated is a note', async () => {
  own.replace(EN_FILE, '```ts', 'Give the site a title.\n\n```ts');
  const found = await own.check([PAGE]);
  expect(found).toContain(
    `${at(ZH_FILE, '## 配置')}: note: The English section #config changed. Compare both languages, then run: npm run i18n:accept -- ${PAGE}`,
  );
});

test('a page that nobody accepted is a note', async () => {
  own.write('i18n/zh/source-hashes.json', '{}\n');
  expect(await own.check([PAGE])).toEqual([
    `${ZH_FILE}: note: The translation was never recorded. Compare both languages, then run: npm run i18n:accept -- ${PAGE}`,
  ]);
});

/** Quotes a file on the page; samples are none of the tests of style. */
async function quote(text: string): Promise<() => Promise<string[]>> {
  plantInBoth('```ts', '```js file="examples/tides/tide.js"\n```\n\n```ts');
  own.write('examples/tides/tide.js', text);
  await own.accept();
  return () => own.check([PAGE], {checkSamples: () => Promise.resolve([])});
}

test('lint and format of quoted files are checked', async () => {
  const check = await quote('export var tide = "low"\n');
  expect(await check()).toEqual([
    'examples/tides/tide.js: The file is not formatted. Run: npx prettier --write examples/tides/tide.js',
    'examples/tides/tide.js:1: Unexpected var, use let or const instead. [no-var]',
  ]);
});

test('a page that does not parse is the only finding', async () => {
  own.replace(EN_FILE, 'Read [', '<Unclosed\n\nRead [');
  const [first, ...others] = await own.check([PAGE]);
  expect(first).toMatch(new RegExp(`^${EN_FILE}:\\d+: `));
  expect(others).toEqual([]);
});

describe('a page in one language only', () => {
  test('the missing translation is named, and links to it lead to the English page', async () => {
    own.remove(ZH_FILE);
    expect(await own.check([EN_FILE])).toEqual([
      `${EN_FILE}: note: The page is not translated (zh): its readers see the English one.`,
    ]);
  });

  test('a deleted page leaves a translation, an entry of the sidebar and links', async () => {
    own.remove(EN_FILE);
    expect(await own.check([EN_FILE])).toEqual([
      expect.stringMatching(/^config\/sidebar\.ts: The sidebar "guide" names the page "guide\/about\/checked"/),
      expect.stringMatching(/^docs\/guide\/start\/introduction\.mdx:8: The link to "\/guide\/about\/checked#config"/),
      `${ZH_FILE}: The translation has no English source. Rename it to match one, or delete it.`,
    ]);
  });
});

describe('results are kept', () => {
  test('samples that passed are not checked again until they change', async () => {
    const checkSamples = jest.fn(() => Promise.resolve([]));
    await own.check([PAGE], {checkSamples});
    own.replace(EN_FILE, 'Read [', 'First read [');
    await own.check([PAGE], {checkSamples});
    expect(checkSamples).toHaveBeenCalledTimes(1);
    plantInBoth("'Tides'", "'Ebb and flow'");
    await own.check([PAGE], {checkSamples});
    expect(checkSamples).toHaveBeenCalledTimes(2);
  });

  test('a finding is told again', async () => {
    const check = await quote("export var tide = 'low';\n");
    const first = await check();
    expect(first).toHaveLength(1);
    expect(await check()).toEqual(first);
  });

  test('a run that reads every page anew says why', async () => {
    const onSlow = jest.fn();
    await own.check([PAGE], {onSlow});
    await own.check([PAGE], {onSlow});
    expect(onSlow).toHaveBeenCalledTimes(1);
    own.write('examples/tides/tide.js', "export const tide = 'high';\n");
    await own.check([PAGE], {onSlow});
    expect(onSlow).toHaveBeenCalledTimes(2);
  });
});
