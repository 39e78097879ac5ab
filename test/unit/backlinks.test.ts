/** @jest-environment node */
import type {Root} from 'mdast';
import {parseMarkdown} from '../../content/markdown';
import type {Page} from '../../content/types';
import {findBacklinks, backlinksFile} from '../../content/backlinks';
import remarkFacts from '../../content/remark/facts';
import remarkBacklinks from '../../content/remark/backlinks';
import {emptyPage} from '../support/page';

const page = (fileKey: string, rest: Partial<Page>): Page => ({...emptyPage(`docs/${fileKey}.mdx`), ...rest});

const heading = (id: string, line: number, depth = 2) => ({text: id, id, depth, line, charIndex: 0, explicitId: true});
const linkOf = (file: string) => (url: string, line: number) => ({url, text: 'x', file, line});

const reference = page('api/config', {
  headings: [heading('base', 5, 3), heading('title', 9, 3), heading('prose', 12)],
  generated: [
    {owner: 'UserConfig', name: 'base', id: 'base', line: 5},
    {owner: 'UserConfig', name: 'title', id: 'title', line: 9},
    {owner: 'UserConfig', name: 'head', id: '', line: 20},
  ],
});

describe('findBacklinks', () => {
  const link = linkOf('docs/guide/deploy.mdx');
  const guide = page('guide/deploy', {
    title: 'Deploy',
    headings: [heading('host', 3), heading('folder', 8), heading('detail', 10, 4)],
    links: [
      link('https://example.com/#base', 1),
      link('../api/config.mdx#title', 2),
      link('../api/config.mdx#base', 11),
      link('/api/config#base', 30),
      link('../api/config.mdx#prose', 12),
      link('../api/config.mdx', 12),
    ],
  });

  it('gives each entry the first link of each page, with the section it stands in', () => {
    expect(findBacklinks([reference, guide], '').get('api/config')).toEqual({
      title: {pages: [{title: 'Deploy', to: '/guide/deploy'}], examples: [], more: 0},
      base: {pages: [{title: 'Deploy', to: '/guide/deploy#folder'}], examples: [], more: 0},
    });
  });

  it('puts pages that link to an entry before those that only use it in a sample', () => {
    const sample = page('guide/sample', {title: 'Sample', headings: [heading('code', 3)]});
    const ofPage = ({title}: Pick<Page, 'title'>) =>
      title === 'Sample' || title === 'Deploy' ? [{to: '/api/config#title', line: 4}] : [];
    expect(findBacklinks([reference, sample, guide], '', {ofPage}).get('api/config')).toMatchObject({
      title: {
        pages: [
          {title: 'Deploy', to: '/guide/deploy'},
          {title: 'Sample', to: '/guide/sample#code'},
        ],
      },
    });
  });

  it('gives each entry the first two examples, and says how many more there are', () => {
    const files = (count: number) => Array.from({length: count}, (_, i) => ({file: `e${i}/a.ts`}));
    const inExamples = (entry: string) => files(entry === '/api/config#title' ? 5 : entry.endsWith('#base') ? 2 : 0);
    expect(findBacklinks([reference], '', {inExamples}).get('api/config')).toEqual({
      title: {pages: [], examples: files(2), more: 3},
      base: {pages: [], examples: files(2), more: 0},
    });
  });

  it('leaves links of the reference itself out', () => {
    const other = page('api/commands', {links: [linkOf('docs/api/commands.mdx')('./config.mdx#base', 3)]});
    expect(findBacklinks([reference, other], '').get('api/config')).toEqual({});
    expect(findBacklinks([reference, other], '').has('api/commands')).toBe(false);
  });

  it('writes addresses without the prefix of the language', () => {
    const root = 'i18n/zh/docusaurus-plugin-content-docs/current';
    const file = `${root}/plugin/rss.mdx`;
    const pages = [
      {...reference, lang: 'zh', file: `${root}/api/config.mdx`, routePath: '/zh/api/config'} as Page,
      page('plugin/rss', {
        lang: 'zh',
        file,
        routePath: '/zh/plugin/rss',
        title: '订阅',
        links: [linkOf(file)('../api/config.mdx#base', 3)],
      }),
    ];
    // Entries are looked up without the prefix, too.
    const inExamples = (entry: string) => (entry.endsWith('#base') ? [{file: entry}] : []);
    expect(findBacklinks(pages, '/zh', {inExamples}).get('api/config')).toEqual({
      base: {pages: [{title: '订阅', to: '/plugin/rss'}], examples: [{file: '/api/config#base'}], more: 0},
    });
  });
});

describe('the transformer', () => {
  const siteDir = '/docs/fragments/site';
  const read = async (source: string, path: string): Promise<Root> =>
    (
      await parseMarkdown(source, path, [
        [remarkFacts, {siteDir}],
        [remarkBacklinks, {siteDir}],
      ])
    ).tree;
  const source = '<Option of="UserConfig" name="base" />\n\nWords.\n\n## Prose\n\nWords.';

  it.each([
    '/docs/fragments/site/docs/api/config.mdx',
    '/docs/fragments/site/i18n/zh/docusaurus-plugin-content-docs/current/api/config.mdx',
  ])('ends each entry of %s with a place for them and imports their data', async (path) => {
    const {children} = await read(source, path);
    expect(children[0]).toMatchObject({
      type: 'mdxjsEsm',
      value: `import __backlinks from '@generated/page-index/default/${backlinksFile('api/config')}.json'`,
    });
    expect(children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
      ...['mdxjsEsm', 'heading', 'dl', 'paragraph', 'Backlinks', 'heading', 'paragraph'],
    ]);
    expect(children[4]).toMatchObject({
      name: 'Backlinks',
      attributes: [
        {name: 'backlinks', value: {value: '__backlinks'}},
        {name: 'id', value: 'base'},
      ],
    });
  });

  it('leaves pages without entries, fragments and pages outside the documentation alone', async () => {
    const types = async (text: string, path: string) => (await read(text, path)).children.map(({type}) => type);
    expect(await types('## Prose\n\nWords.', '/docs/fragments/site/docs/guide/a.mdx')).not.toContain('mdxjsEsm');
    expect(await types(source, '/docs/fragments/site/docs/fragments/a.mdx')).not.toContain('mdxjsEsm');
    expect(await types(source, '/docs/fragments/site/src/pages/a.mdx')).not.toContain('mdxjsEsm');
  });
});
