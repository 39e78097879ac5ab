/**
 * Plants mistakes in a copy of the site of a few pages, one at a time, and expects the one message about each.
 */
import {copyFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MEANT_MISSPELT} from '../../content/checks/codeNames';
import {checkNav} from '../../content/checks/navigation';
import {runChecks} from '../../content/checks/run';
import {createPageReader, type PageReader} from '../../content/reader';
import {assemble} from '../../plugins/assemble';
import {readGlossary} from '../../verify/prose/glossary';
import {copyMiniSite, type ContentCopy} from './support';
import {GLOSSARY, HOME, PLANTS, SETTINGS, SIDEBAR, type Change, type Plant} from './plants';

let copy: ContentCopy;
let reader: PageReader;

let loads = 0;

/** A module of the copy as it is now: under a new name, because Jest keeps what it has read. */
function load<Module extends object>(file: string): Module {
  const now = path.join(copy.dir, file.replace('.ts', `-${(loads += 1)}.ts`));
  copyFileSync(path.join(copy.dir, file), now);
  return jest.requireActual<Module>(now);
}

beforeAll(async () => {
  copy = await copyMiniSite();
  await copy.replace(HOME, 'features: []', 'features:\n  - {title: One, details: A sentence., icon: 📄}');
  await copy.replace(
    'i18n/zh/docusaurus-plugin-content-pages/index.mdx',
    'features: []',
    'features:\n  - {title: 一, details: 一句话。, icon: 📄}',
  );
  await copy.write(
    SIDEBAR,
    [
      'export const sidebarGroups = {',
      "  guide: [{key: 'guide-start', pages: ['guide/start/introduction']}, {key: 'about', pages: ['guide/about/checked']}],",
      "  plugin: [{key: 'plugin', pages: ['plugin/system/introduction']}],",
      "  api: [{key: 'api', pages: ['api/index']}],",
      '};\n',
    ].join('\n'),
  );
  copy.keep();
  reader = createPageReader(copy.dir);
});

afterEach(() => copy.restore());

afterAll(() => copy.dispose());

async function plant(file: string, change: Change): Promise<void> {
  if ('gone' in change) return copy.remove(file);
  if ('all' in change) return copy.write(file, change.all);
  if ('from' in change) return copy.replace(file, change.from, change.to);
  const source = readFileSync(path.join(copy.dir, file), 'utf8').trimEnd();
  return copy.write(file, `${source}\n\n${change.add}\n`);
}

/** What each part of the build says about the site as it is now. */
async function problems(file: string): Promise<string[]> {
  try {
    if (file === SETTINGS) {
      const {site, theme} = load<typeof import('../../config/site')>(SETTINGS);
      assemble(site, theme, copy.dir);
      return [];
    }
    if (file === GLOSSARY) readGlossary(copy.dir, 'zh');
  } catch (cause) {
    const [, ...lines] = (cause as Error).message.trim().split('\n');
    return lines.length === 0 ? [(cause as Error).message] : lines.map((line) => line.trim());
  }
  const {sidebarGroups} = load<typeof import('../../config/sidebar')>(SIDEBAR);
  return (await runChecks(reader, sidebarGroups)).map(({message}) => message);
}

/** Line of the file on which a text first stands. */
function placeOf({file, names = file, at}: Plant): string {
  if (at === undefined) return names;
  const source = readFileSync(path.join(copy.dir, names), 'utf8');
  return `${names}:${source.slice(0, source.indexOf(at)).split('\n').length}`;
}

test.each([HOME, SETTINGS, GLOSSARY])('nothing is wrong before a mistake is planted: %s', async (file) => {
  expect(await problems(file)).toEqual([]);
});

test.each(PLANTS)('$what ($file)', async (mistake) => {
  await plant(mistake.file, mistake.change);
  expect(await problems(mistake.file)).toEqual([`${placeOf(mistake)}: ${mistake.says}`]);
});

test('a language that the site does not have is refused before anything is built', async () => {
  const {site, theme} = load<typeof import('../../config/site')>(SETTINGS);
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'fr';
  try {
    expect(() => assemble(site, theme, copy.dir)).toThrow(
      'config/languages.ts: "fr" is not a language of this site. Name one of en, zh after --locale, or add the language to this file.',
    );
  } finally {
    delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  }
});

test('texts that are no JSON are refused before Docusaurus reads them', async () => {
  await copy.write('i18n/zh/code.json', '{\n  "a": {"message": "b"}\n');
  const {site, theme} = load<typeof import('../../config/site')>(SETTINGS);
  expect(() => assemble(site, theme, copy.dir)).toThrow(
    'i18n/zh/code.json:3: The file is not valid JSON: a closing "}" is missing. Add it.',
  );
});

test('an item of the navbar that leads nowhere is named once', async () => {
  const source =
    "[\n  {text: 'Guide', link: '/guide/start/introducton'},\n  {text: 'Log', link: 'htps://github.com/x'},\n]";
  const items = [
    {text: 'Guide', link: '/guide/start/introducton'},
    {text: 'Version', items: [{text: 'Log', link: 'htps://github.com/x'}]},
  ];
  expect(checkNav(items, source, await reader.pages('zh'), '/zh').map(({message}) => message)).toEqual([
    'config/navbar.ts:2: The item "Guide" of the navbar leads to "/guide/start/introducton", which is no page. Did you mean "/guide/start/introduction"?',
    'config/navbar.ts:3: The address "htps://github.com/x" begins with "htps:". Did you mean "https:"? Addresses of other sites begin with one of: https:, http:, mailto:',
  ]);
});

test('names that are misspelt on purpose are on their pages', async () => {
  const pages = await createPageReader(path.resolve(__dirname, '../..')).pages('en');
  const missing = MEANT_MISSPELT.filter(
    ({page, name}) =>
      !pages.some(({fileKey, inlineCode}) => fileKey === page && inlineCode.some(({value}) => value === name)),
  );
  expect(missing).toEqual([]);
});
