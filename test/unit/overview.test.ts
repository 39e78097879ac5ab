/** @jest-environment node */
import {countOverview, filterOverview, markMatches} from '../../src/components/Overview/filter';
import {toOverview, type OverviewGroup, type PageIndexEntry} from '../../src/plugins/page-index/entries';

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
  ['命令', ['命令', 'build']],
  ['nothing like it', []],
])('the filter "%s" shows %j', (filter, expected) => {
  expect(shown(filter)).toEqual(expected);
});

test('pages and entries are counted', () => {
  expect(countOverview(groups)).toBe(5);
});

test('matches are marked and the parts are the text', () => {
  const parts = markMatches('themeConfig.nav', 'NAV theme');
  expect(parts.filter((part) => part.match).map((part) => part.text)).toEqual(['theme', 'nav']);
  expect(parts.map((part) => part.text).join('')).toBe('themeConfig.nav');
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
  const names = new Map([['/zh/api/t', new Map([['nav', 'themeConfig.nav']])]]);
  const [group] = toOverview([entry], [{name: 'G', routes: ['/api/', '/api/t']}], '/api/', '/zh', names);
  expect(group?.pages[0]?.entries).toEqual([
    {text: 'a', id: 'a', depth: 2},
    {text: 'nav', id: 'nav', depth: 3, name: 'themeConfig.nav'},
  ]);
  const usual = toOverview([{...entry, frontmatter: {}}], [{name: 'G', routes: ['/api/t']}], '/api/', '/zh');
  expect(usual[0]?.pages[0]?.entries.map(({id}) => id)).toEqual(['a']);
});
