/** @jest-environment node */
import {hrefOf, sidebarBreadcrumbs, toIndexablePages} from '@site/search/pages';
import type {Page} from '@site/content/types';
import {emptyPage} from '../../support/page';

const locale = {
  nav: [
    {text: 'Guide', link: '/guide/start/introduction', activeMatch: '/guide/'},
    {text: 'API', link: '/api/', activeMatch: '/api/'},
  ],
  sidebar: {
    '/guide': [
      {text: 'Start', items: [{_fileKey: 'guide/b'}, {_fileKey: 'guide/a'}]},
      {text: 'Features', items: [{_fileKey: 'guide/c'}]},
    ],
    '/api': [{text: 'Overview', items: [{_fileKey: 'api/index'}]}],
  },
};

const page = (fileKey: string, frontmatter: Record<string, unknown> = {}, kind: Page['kind'] = 'doc'): Page => ({
  ...emptyPage(`docs/${fileKey}.mdx`),
  kind,
  routePath: `/${fileKey}`.replace(/index$/, ''),
  frontmatter,
  headings: [
    {text: 'Two', id: 'two', depth: 2, line: 3, charIndex: 10, explicitId: true},
    {text: 'Five', id: 'five', depth: 5, line: 9, charIndex: 30, explicitId: true},
  ],
  text: 'Some text',
});

describe('toIndexablePages', () => {
  it('follows the order of the sidebars, other pages last', () => {
    const pages = [page('guide/a'), page('index', {}, 'page'), page('api/index'), page('guide/b')];
    expect(toIndexablePages(pages, locale, '/').map(({routePath}) => routePath)).toEqual([
      '/guide/b',
      '/guide/a',
      '/api',
      '/',
    ]);
  });

  it('knows the groups that lead to a page', () => {
    expect(toIndexablePages([page('guide/c')], locale, '/')[0]?.breadcrumbs).toEqual(['Guide', 'Features']);
  });

  it('cuts at headings to depth 4', () => {
    expect(toIndexablePages([page('guide/a')], locale, '/')[0]?.toc.map(({id}) => id)).toEqual(['two']);
  });

  it('reads keywords as a list or as a line', () => {
    const keywordsOf = (keywords: unknown) => toIndexablePages([page('guide/a', {keywords})], locale, '/')[0]?.keywords;
    expect(keywordsOf(['menu', 404, '', null])).toEqual(['menu', '404']);
    expect(keywordsOf('menu, nav，导航')).toEqual(['menu', 'nav', '导航']);
    expect(keywordsOf(undefined)).toEqual([]);
  });

  it('takes phrases to their headings, and to the text above the first', () => {
    const phrases = new Map([
      ['', ['what it is']],
      ['two', ['second part']],
    ]);
    const [found] = toIndexablePages([page('guide/a')], locale, '/', undefined, () => phrases);
    expect([found?.phrases, found?.toc.map((heading) => heading.phrases)]).toEqual([['what it is'], [['second part']]]);
  });

  it('knows what headings and tables define, in the words readers type', () => {
    const fact = (name: string, id: string, line: number, owner = 'UserConfig', component = 'Option') => ({
      owner,
      name,
      id,
      line,
      component,
    });
    const generated = [
      fact('themeConfig.two', 'two', 4),
      fact('text', '', 5, 'NavItem', 'OptionTable'),
      fact('dev --port', '', 6, 'rspress', 'CliHelp'),
      fact('dev', 'five', 9, 'rspress'),
    ];
    const source = {...page('api/a'), generated};
    source.headings[1]!.depth = 3;
    expect(toIndexablePages([source], locale, '/')[0]?.toc.map(({name, members}) => [name, members])).toEqual([
      ['themeConfig.two', ['text']],
      ['rspress dev', []],
    ]);
  });

  it('leaves out internal pages and pages that ask for it', () => {
    expect(toIndexablePages([page('internal/components'), page('guide/a', {search: false})], locale, '/')).toEqual([]);
  });
});

describe('sidebarBreadcrumbs', () => {
  it('has every page of the sidebars', () => {
    expect([...sidebarBreadcrumbs(locale).keys()]).toEqual(['guide/b', 'guide/a', 'guide/c', 'api/index']);
  });
});

describe('hrefOf', () => {
  it.each([
    ['/', 'index', '/', '/'],
    ['/', 'index', '/zh/', '/zh/'],
    ['/', 'api/index', '/api/', '/api'],
    ['/docs/', 'guide/a', '/zh/guide/a', '/docs/zh/guide/a'],
    ['/docs/', 'index', '/', '/docs/'],
  ])('with base %s, the file %s at %s is linked as %s', (base, fileKey, routePath, href) => {
    expect(hrefOf(base, {fileKey, routePath})).toBe(href);
  });
});
