/** @jest-environment node */
import type {Root} from 'mdast';
import type {PluggableList} from 'unified';
import type {PageBacklinks} from '../../../content/data';
import {parseMarkdown} from '../../../content/markdown';
import {hasTwin, twinAddresses, twinOf} from '../../../content/twins';
import {twinAddress} from '../../../content/twins/address';
import {llmsFiles} from '../../../content/twins/llms';
import {markdownOf} from '../../../content/twins/render';
import {wholeTree} from '../../../content/twins/tree';
import {createWords} from '../../../content/twins/words';
import {definition, element, inlineCode} from '../../../content/remark/facts/nodes';
import packageManagers from '../../../content/remark/components/packageManagers';
import type {Page} from '../../../content/types';
import {emptyPage} from '../../support/page';

const site = {lang: 'en', base: '/docs/'} as const;

const page = (fileKey: string, rest: Partial<Page> = {}): Page => ({
  ...emptyPage(`docs/${fileKey}.mdx`),
  title: fileKey,
  description: '',
  routePath: `/${fileKey}`,
  ...rest,
});

const PAGES = [page('guide/a'), page('guide/b')];
const addresses = twinAddresses({site, origin: 'https://x.test', lang: 'en', pages: PAGES});

/** The twin of a page with this text. Partials are files by their absolute path. */
async function twin(
  source: string,
  {
    partials = {},
    backlinks = {},
    plugins = [packageManagers],
  }: {partials?: Record<string, string>; backlinks?: PageBacklinks; plugins?: PluggableList} = {},
): Promise<string> {
  const own = PAGES[0]!;
  const file = `/site/${own.file}`;
  const {tree} = await parseMarkdown(source, file, plugins);
  const whole = await wholeTree(tree, file, async (specifier) => {
    const filePath = `/site/docs/fragments/${specifier.split('/').at(-1)}`;
    const text = partials[filePath];
    return text === undefined ? undefined : {tree: (await parseMarkdown(text, filePath, plugins)).tree, filePath};
  });
  const blocks = twinOf(
    {page: own, tree: JSON.parse(JSON.stringify(whole)) as typeof whole, url: addresses.page(own.routePath)},
    {
      address: addresses.of(own),
      twin: addresses.twin,
      words: createWords({}),
      colon: ': ',
      backlinks,
      overview: [],
      live: true,
    },
  );
  return markdownOf(blocks);
}

test('a twin is at the address of its page with .md, and that of a home page at index.md', () => {
  expect(
    [
      ['/guide/a', '/'],
      ['/api/', '/'],
      ['/', '/'],
      ['/zh/', '/zh/'],
      ['/zh', '/zh'],
      ['/docs/zh/x', '/docs/zh/'],
    ].map(([route = '', home = '']) => twinAddress(route, home)),
  ).toEqual(['/guide/a.md', '/api.md', '/index.md', '/zh/index.md', '/zh/index.md', '/docs/zh/x.md']);
});

test('links lead to twins, whole with origin and base; files, other sites and places of the page stay', async () => {
  expect(await twin('[b](./b.mdx#id) [b](/guide/b) [f](/tour/x.tar.gz) [o](https://o.test/) [h](#h)')).toContain(
    '[b](https://x.test/docs/guide/b.md#id) [b](https://x.test/docs/guide/b.md) [f](https://x.test/docs/tour/x.tar.gz) [o](https://o.test/) [h](#h)',
  );
});

test('a link that leads nowhere is refused with the file that has it', async () => {
  await expect(twin('[c](./c.mdx)')).rejects.toThrow(/^docs\/guide\/a\.mdx: The link to "\.\/c\.mdx" leads nowhere/);
});

test('shared text takes the place of its component, and its links still lead where they did', async () => {
  const partials = {'/site/docs/fragments/note.mdx': 'Shared, with a [link](../guide/b.mdx).'};
  const markdown = await twin("import Note from '../fragments/note.mdx'\n\n<Note />", {partials});
  expect(markdown).toContain('Shared, with a [link](https://x.test/docs/guide/b.md).');
  expect(markdown).not.toContain('import');
});

test('all tabs are there, each under its name', async () => {
  const markdown = await twin('<Install packages="rspress@1" dev />');
  for (const manager of ['npm', 'pnpm', 'yarn', 'bun']) expect(markdown).toContain(`**${manager}**\n\n\`\`\`bash\n`);
});

test('a fence keeps its title and marked lines, without comments and words of the checks', async () => {
  const markdown = await twin(
    '```ts title="a.ts" {1} nocheck="for a reason"\n// highlight-next-line\nlet a;\nlet b;\n```',
  );
  expect(markdown).toContain('```ts title="a.ts" {1}\nlet a;\nlet b;\n```');
});

test('callouts are quotes that name their kind and title', async () => {
  expect(await twin(':::warning[Mind]\n\nText.\n\n:::')).toContain('> **Warning: Mind**\n>\n> Text.');
  expect(await twin(':::tip\n\nText.\n\n:::')).toContain('> **Tip**\n>\n> Text.');
});

test('a colon before a word is text, as on the page', async () => {
  expect(await twin('Install npm:rspress once.')).toContain('Install npm:rspress once.');
});

test('facts are a list, and so are the pages and examples that use an entry', async () => {
  const facts = () => (tree: Root) =>
    void tree.children.push(
      element('dl', {className: 'fact'}, [definition('Type', inlineCode('string | number'))]),
      element('Backlinks', {id: 'base'}),
    );
  const markdown = await twin('', {
    plugins: [facts],
    backlinks: {
      base: {
        pages: [{title: 'B', to: '/guide/b#x'}],
        examples: [{file: 'tea/a.ts', to: '/guide/b#y'}, {file: 'cup/a.ts'}],
        more: 4,
      },
    },
  });
  expect(markdown).toContain(
    '- **Type**: `string | number`\n\n* **Used in**: [B](https://x.test/docs/guide/b.md#x)\n' +
      '* **Examples**: [`tea/a.ts`](https://x.test/docs/guide/b.md#y), `cup/a.ts`, 4 more',
  );
});

test('a live result is a link that says what there is to see', async () => {
  expect(await twin('<LiveResult example="nav" path="/guide/start" alt="A bar" />')).toContain(
    '[A bar](https://x.test/docs/live/nav/guide/start.html)',
  );
});

test('headings carry their ids, so that links to them can be followed', async () => {
  expect(await twin('# A\n\n## Über {/* #over */}')).toMatch(/^# A\n\n<https.*>\n\n## Über \{#over\}\n$/);
});

test.each([
  ['a component without a form', '<Unheard />', '<Unheard> has no form in the Markdown twin of a page.'],
  ['one inside a line', 'Text <Unheard /> here.', '<Unheard> has no form'],
  ['a value that is computed', 'It is {1 + 1}.', 'mdxTextExpression'],
])('%s is refused', async (_what, source, message) => {
  await expect(twin(source)).rejects.toThrow(message);
});

test('a text whose place nothing fills is refused', () => {
  expect(() => createWords({'site.badge.since': 'Seit {release}'})('site.badge.since')).toThrow(/\{release\}/);
});

test('documentation and the home page have twins, pages to work with have none', () => {
  expect(
    [page('a'), page('index', {kind: 'page', frontmatter: {pageType: 'home'}}), page('x', {kind: 'page'})].map(hasTwin),
  ).toEqual([true, true, false]);
});

test('the list names each page with a note and its size, and the file with all of them', () => {
  const entry = (title: string, markdown: string) => ({
    title,
    description: `About ${title}.`,
    url: `https://x.test/${title}.md`,
    markdown,
  });
  const {list, full} = llmsFiles(
    {
      lang: 'en',
      title: 'Site',
      description: 'A site.',
      release: '1.2.3',
      full: 'https://x.test/llms-full.txt',
      others: [{label: '简体中文', url: 'https://x.test/zh/llms.txt'}],
    },
    [{name: 'Start', pages: [entry('a', '# a\n'), entry('b', `# b\n\n${'x'.repeat(2600)}\n`)]}],
  );
  expect(list).toMatch(/^# Site\n\n> A site\.\n\nThe 2 pages below/);
  expect(list).toContain(
    '## Start\n\n- [a](https://x.test/a.md): About a. (1 kB)\n- [b](https://x.test/b.md): About b. (3 kB)\n',
  );
  expect(list).toContain('## Optional\n\n- [All pages in one file](https://x.test/llms-full.txt): 3 kB of text\n');
  expect(full).toContain('# a\n\n---\n\n# b');
});
