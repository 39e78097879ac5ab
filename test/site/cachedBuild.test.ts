/**
 * Builds a small copy of the site, changes one input of each kind, builds again with the cache of the
 * first build, and looks for every change in the output. The inputs of one module change together,
 * since each is seen in its own module. An input of every page makes the whole cache invalid, and would
 * hide that another one does not: for these, the bundler is asked which files it missed.
 */
import {cp, mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from '../../scripts/bench/siteCopy';
import {buildSite} from './docusaurus';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'cached-site-'));
  await copySite(path.resolve(), site);
  await cp('test/fixtures/cached-site', site, {recursive: true});
  await build();
}, 300_000);

afterAll(() => rm(site, {recursive: true, force: true}));

async function build(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<void> {
  await writeFile(path.join(site, 'compiled.txt'), '');
  // With the cache, also where the site itself was built without.
  await buildSite(site, args, {PLAIN_BUNDLE: '', ...env});
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const source = await readFile(path.join(site, file), 'utf8');
  if (!source.includes(from))
    throw new Error(`${file} does not hold "${from}" any more. Choose other words to change.`);
  await writeFile(path.join(site, file), source.replaceAll(from, to));
}

/** Text of one file of the output, or of all style sheets or scripts. */
async function output(file: string): Promise<string> {
  if (!file.startsWith('*')) return readFile(path.join(site, 'build', file), 'utf8');
  const files = await readdir(path.join(site, 'build'), {recursive: true});
  const texts = files
    .filter((name) => name.endsWith(file.slice(1)))
    .map((name) => readFile(path.join(site, 'build', name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Sources of the pages that the last build compiled. */
async function compiled(): Promise<string[]> {
  const lines = (await readFile(path.join(site, 'compiled.txt'), 'utf8')).split('\n');
  // A page that is not translated is compiled for each language.
  return [...new Set(lines)].filter(Boolean).sort();
}

interface Input {
  kind: string;
  /** File that changes. */
  file: string;
  from: string;
  to: string;
  /** File of the output that shows it. */
  seenIn: string;
  /** What it shows then, and did not before. */
  as: RegExp;
}

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

/** Inputs that one page, component or generated file is made from: one build shows all. */
const OF_ONE_MODULE: Input[] = [
  {
    kind: 'a page',
    file: 'docs/inputs/page.mdx',
    from: 'page is old',
    to: 'page is new',
    seenIn: 'inputs/page.html',
    as: /page is new/,
  },
  {
    kind: 'a translated page',
    file: `${ZH}/current/inputs/page.mdx`,
    from: '旧的',
    to: '新的',
    seenIn: 'zh/inputs/page.html',
    as: /新的/,
  },
  {
    kind: 'a fragment',
    file: 'docs/fragments/shared.mdx',
    from: 'fragment is old',
    to: 'fragment is new',
    seenIn: 'inputs/fragment.html',
    as: /fragment is new/,
  },
  {
    kind: 'a quoted file',
    file: 'examples/quoted/quoted.ts',
    from: 'old',
    to: 'new',
    seenIn: 'inputs/example.html',
    as: /(?:'|&#x27;)new/,
  },
  {
    kind: 'a text of a component',
    file: 'i18n/zh/code.json',
    from: '最后更新',
    to: '新近更新',
    seenIn: 'zh/inputs/page.html',
    as: /新近更新/,
  },
  {
    kind: 'a label of the sidebar',
    file: 'sidebars.ts',
    from: "'Inputs'",
    to: "'New inputs'",
    seenIn: 'inputs/page.html',
    as: /New inputs/,
  },
  {
    kind: 'the record of translations',
    file: 'i18n/zh/source-hashes.json',
    from: 'inputs/nothing',
    to: 'inputs/fact',
    seenIn: 'zh/inputs/fact.html',
    as: /theme-admonition-warning/,
  },
  {
    kind: 'a component',
    file: 'src/theme/LastUpdated/index.tsx',
    from: '<b>',
    to: '<b title="new">',
    seenIn: 'inputs/page.html',
    as: /<b title="?new/,
  },
  {
    kind: 'a style sheet',
    file: 'src/css/tokens.css',
    from: ':root {',
    to: ':root {\n  accent-color: teal;',
    seenIn: '*.css',
    as: /accent-color: ?teal/,
  },
];

/** Inputs of every page, each of which makes the whole cache invalid. */
const OF_EVERY_PAGE: Input[] = [
  {
    kind: 'a translated label',
    file: `${ZH}/current.json`,
    from: '旧的输入',
    to: '新的输入',
    seenIn: 'zh/inputs/page.html',
    as: /新的输入/,
  },
  {
    kind: 'a fact',
    file: 'content/facts/facts.json',
    from: 'doc_build',
    to: 'doc_new',
    seenIn: 'inputs/fact.html',
    as: /doc_new/,
  },
  {
    kind: 'community plugins',
    file: 'content/facts/community-plugins.json',
    from: '"checked": "2',
    to: '"checked": "3',
    seenIn: 'inputs/community.html',
    as: /Checked on [^.]*3\d{3}-/,
  },
  {
    kind: 'a text of a transformer',
    file: 'i18n/en/texts/facts.json',
    from: '"Default"',
    to: '"Preset"',
    seenIn: 'inputs/fact.html',
    as: /Preset/,
  },
  {
    kind: 'a proof',
    file: 'content/claims/proven.json',
    from: '"api/client-api/api-components": {',
    to: '"inputs/fact": {',
    seenIn: 'inputs/fact.html',
    as: /\bcomponents(?:<[^>]*>)+ \d/,
  },
  {
    kind: 'a picture whose size is read',
    file: 'static/img/picture.svg',
    from: 'height="2"',
    to: 'height="20"',
    seenIn: 'inputs/picture.html',
    as: /pixels"[^>]* height="?20\b/,
  },
  {
    kind: 'a transformer',
    file: 'content/remark/components/figures.ts',
    from: 'size.width / pixels',
    to: 'size.width / pixels + 100',
    seenIn: 'inputs/picture.html',
    as: /pixels" width="?103\b/,
  },
  {
    kind: 'a setting',
    file: 'config/site.ts',
    from: 'showLineNumbers: false',
    to: 'showLineNumbers: true',
    seenIn: 'inputs/example.html',
    as: /numbered/,
  },
  {
    kind: 'the browsers in package.json',
    file: 'package.json',
    from: 'chrome >= 111',
    to: 'ie >= 11',
    seenIn: '*.js',
    as: /Generator is already executing/,
  },
];

const INPUTS = [...OF_ONE_MODULE, ...OF_EVERY_PAGE];

const shown = async ({seenIn, as}: Input): Promise<boolean> => as.test(await output(seenIn));

/** Changes inputs and builds again. */
async function change(inputs: readonly Input[], env?: Readonly<Record<string, string>>): Promise<void> {
  for (const {file, from, to} of inputs) await replace(file, from, to);
  await build([], env);
}

/** Paths of the files because of which the bundler did not take the cache of the build before. */
async function missed(): Promise<string[]> {
  const trace = await readFile(path.join(site, 'rspack-tracing.pftrace'), 'latin1');
  const lists = [...trace.matchAll(/cache invalidate by modified_files \{(.*?)\}/g)];
  const files = lists.flatMap(([, list = '']) => JSON.parse(`[${list}]`) as string[]);
  return [...new Set(files)].map((file) => path.relative(site, file));
}

test('no change shows before it is made', async () => {
  const seen = await Promise.all(INPUTS.map(shown));
  expect(INPUTS.filter((_, index) => seen[index]).map(({kind}) => kind)).toEqual([]);
});

describe('a build shows what has changed of one page, component or generated file:', () => {
  beforeAll(() => change(OF_ONE_MODULE), 120_000);

  test.each(OF_ONE_MODULE)('$kind', async (input) => {
    expect(await shown(input)).toBe(true);
  });

  test('and takes the other pages from the cache', async () => {
    const changed = ['docs/fragments/shared.mdx', 'docs/inputs/example.mdx', 'docs/inputs/page.mdx'];
    expect(await compiled()).toEqual([...changed, `${ZH}/current/inputs/page.mdx`]);
  });
});

describe('a build shows what has changed of all pages, and knows of', () => {
  beforeAll(() => change(OF_EVERY_PAGE, {DOCUSAURUS_RSPACK_TRACE: 'rspack_core=info'}), 120_000);

  test.each(OF_EVERY_PAGE)('$kind', async (input) => {
    expect(await shown(input)).toBe(true);
    expect(await missed()).toContain(input.file);
  });
});

/** What pages are rendered from that are kept, by the file that keeps them, and when each was rendered. */
async function rendered(): Promise<Map<string, {modules: string[]; time: number}>> {
  const folder = path.join(site, 'node_modules/.cache/rendered');
  const files = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.json'));
  const pages = files.map(async (name) => {
    const file = path.join(folder, name);
    const {page} = JSON.parse(await readFile(file, 'utf8')) as {page: {collectedData: {modules: string[]}}};
    return [name, {modules: page.collectedData.modules, time: (await stat(file)).mtimeMs}] as const;
  });
  return new Map(await Promise.all(pages));
}

async function namesOfRuntime(): Promise<string[]> {
  return (await readdir(path.join(site, 'build/assets/js'))).filter((name) => name.startsWith('runtime~'));
}

test('a build renders the page that has changed, and no other one', async () => {
  const before = await rendered();
  const runtime = await namesOfRuntime();
  await replace('docs/inputs/page.mdx', 'page is new', 'page is newer');
  await build(['--locale', 'en']);
  expect(await output('inputs/page.html')).toContain('page is newer');
  const anew = [...(await rendered())].filter(([name, {time}]) => before.get(name)?.time !== time);
  expect(anew.map(([, {modules}]) => modules.at(-1))).toEqual(['@site/docs/inputs/page.mdx']);
  expect(before.size).toBeGreaterThan(5);
  // Which names all scripts that are loaded later, of which none is made from a page.
  expect(runtime).toHaveLength(1);
  expect(await namesOfRuntime()).toEqual(runtime);
}, 120_000);

test('a build whose cache has lost what one of the two bundles was made of makes it anew', async () => {
  const cache = path.join(site, 'node_modules/.cache/rspack');
  await rm(cache, {recursive: true, force: true});
  await build(['--locale', 'en']);
  const page = await output('inputs/page.html');
  const folders = (await readdir(cache)).filter((name) => !name.startsWith('.'));
  expect(folders).toHaveLength(2);
  const whole = path.join(site, 'cache');
  await cp(cache, whole, {recursive: true});
  for (const folder of folders) {
    await rm(cache, {recursive: true});
    await cp(whole, cache, {recursive: true, filter: (source) => source !== path.join(whole, folder)});
    await build(['--locale', 'en']);
    expect(await output('inputs/page.html')).toBe(page);
  }
}, 240_000);

test('the switch turns off every trick, and the cache with them', async () => {
  const seen = async () => ({
    quote: (await output('inputs/example.html')).includes('plainly new'),
    pageScript: (await output('inputs/example.html')).includes('page-script'),
  });
  expect(await seen()).toEqual({quote: false, pageScript: true});
  await replace('examples/quoted/quoted.ts', 'new', 'plainly new');
  await build(['--locale', 'en'], {PLAIN_BUNDLE: '1'});
  expect(await seen()).toEqual({quote: true, pageScript: false});
}, 120_000);
