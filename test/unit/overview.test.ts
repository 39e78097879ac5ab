/** @jest-environment node */
import {countOverview, filterOverview, markEntry, markMatches} from '../../src/components/Overview/filter';
import type {OverviewGroup, PageIndexEntry} from '../../content/data';
import {factsOf, toOverview} from '../../plugins/page-index/entries';

const groups: OverviewGroup[] = [
  {
    name: 'Configuration',
    pages: [
      {
        title: 'Theme configuration',
        routePath: '/api/config/config-theme',
        entries: [
          {text: 'nav', id: 'nav', depth: 3, name: 'themeConfig.nav'},
          {text: 'sidebar', id: 'sidebar', depth: 3, name: 'themeConfig.sidebar'},
          {text: 'themeConfig.sidebar[].link', id: 'sidebar', depth: 4, hidden: true},
        ],
      },
    ],
  },
  {
    name: '命令行',
    pages: [{title: '命令', routePath: '/zh/api/commands', entries: [{text: 'build', id: 'build', depth: 2}]}],
  },
];

const shown = (filter: string): string[] =>
  filterOverview(groups, filter).flatMap((group) =>
    group.pages.flatMap((page) => [page.title, ...page.entries.map((entry) => entry.text)]),
  );

test.each([
  ['', ['Theme configuration', 'nav', 'sidebar', '命令', 'build']],
  ['nav', ['Theme configuration', 'nav']],
  ['themeConfig.nav', ['Theme configuration', 'nav']],
  ['THEMECONFIG.NAV', ['Theme configuration', 'nav']],
  ['theme configuration', ['Theme configuration', 'nav', 'sidebar']],
  ['sidebar[].link', ['Theme configuration', 'themeConfig.sidebar[].link']],
  ['命令', ['命令', 'build']],
  ['nothing like it', []],
])('the filter "%s" shows %j', (filter, expected) => {
  expect(shown(filter)).toEqual(expected);
});

test('pages and entries are counted', () => {
  expect(countOverview(filterOverview(groups, ''))).toBe(5);
});

test('matches are marked and the parts are the text', () => {
  const parts = markMatches('themeConfig.nav', 'NAV theme');
  expect(parts.filter((part) => part.match).map((part) => part.text)).toEqual(['theme', 'nav']);
  expect(parts.map((part) => part.text).join('')).toBe('themeConfig.nav');
});

test.each([
  ['nav', 'themeConfig.nav', 'themeConfig.nav', ['nav']],
  ['nav', 'themeConfig.nav', 'config.na', ['na']],
  ['nav', 'themeConfig.nav', 'theme', []],
  ['useDark', undefined, 'dark', ['Dark']],
])('of the entry %s, named %s, the filter "%s" marks %j', (text, name, filter, marked) => {
  const parts = markEntry({text, ...(name === undefined ? {} : {name})}, filter);
  expect(parts.filter(({match}) => match).map((part) => part.text)).toEqual(marked);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('rows of tables are known by the heading above, props by their component', () => {
  const heading = (id: string, line: number) => ({text: id, id, depth: 3, line, charIndex: 0, explicitId: true});
  const facts = factsOf({
    headings: [heading('tabs', 5), heading('next', 20)],
    generated: [
      {owner: 'rspress/theme', name: 'Tabs', id: 'tabs', line: 5, component: 'Option'},
      {owner: 'Tabs.props', name: 'groupId', id: '', line: 9, component: 'PropsTable'},
      {owner: 'UserConfig', name: 'title', id: '', line: 21, component: 'TypeListing'},
    ],
  });
  expect(facts.headings).toEqual(new Map([['tabs', 'Tabs']]));
  expect(facts.rows).toEqual(new Map([['tabs', ['Tabs.groupId']]]));
});

test('cards have the headings that the page chooses, with the full names of facts', () => {
  const entry: PageIndexEntry = {
    title: 'T',
    routePath: '/zh/api/t',
    lang: 'zh',
    toc: [
      {text: 'a', id: 'a', depth: 2, charIndex: 0},
      {text: 'nav', id: 'nav', depth: 3, charIndex: 2},
      {text: 'deep', id: 'deep', depth: 4, charIndex: 6},
    ],
    frontmatter: {overviewHeaders: [2, 3]},
    version: '',
    _relativePath: 't.mdx',
  };
  const facts = new Map([
    [
      '/zh/api/t',
      {
        headings: new Map([
          ['nav', 'themeConfig.nav'],
          ['deep', 'deep'],
        ]),
        rows: new Map([['nav', ['themeConfig.nav.row']]]),
      },
    ],
  ]);
  const [group] = toOverview([entry], [{name: 'G', routes: ['/api/', '/api/t']}], '/api/', '/zh', facts);
  expect(group?.pages[0]?.entries).toEqual([
    {text: 'a', id: 'a', depth: 2},
    {text: 'nav', id: 'nav', depth: 3, name: 'themeConfig.nav'},
    {text: 'themeConfig.nav.row', id: 'nav', depth: 4, hidden: true},
    {text: 'deep', id: 'deep', depth: 4, hidden: true},
  ]);
  const prose = {text: 'Next steps', id: 'next', depth: 2, charIndex: -1};
  const [withProse] = toOverview(
    [{...entry, toc: [...entry.toc, prose]}],
    [{name: 'G', routes: ['/api/t']}],
    '/api/',
    '/zh',
    facts,
  );
  // No name of the release is below it: the filter finds it, the card does not list it.
  expect(withProse?.pages[0]?.entries.at(-1)).toEqual({text: 'Next steps', id: 'next', depth: 2, hidden: true});
  const usual = toOverview([{...entry, frontmatter: {}}], [{name: 'G', routes: ['/api/t']}], '/api/', '/zh');
  expect(usual[0]?.pages[0]?.entries.map(({id}) => id)).toEqual(['a']);
});
