/** @jest-environment node */
import {stopWordsOf} from '@site/config/texts';
import {createEngine, MAX_SUGGESTIONS} from '@site/search/engine/engine';
import {chinese, english, section} from './corpus';

const en = createEngine(english, stopWordsOf('en'));
const zh = createEngine(chinese, stopWordsOf('zh'));
const first = (engine: typeof en, query: string) => engine.search(query).pages[0]?.route;
const firstUrl = (engine: typeof en, query: string) => engine.search(query).pages[0]?.hits[0]?.url;

describe('ranking in English', () => {
  it.each([
    ['deploy', '/guide/basic/deploy'],
    ['deploying', '/guide/basic/deploy'],
    ['deployment', '/guide/basic/deploy'],
    ['how do I deploy my site', '/guide/basic/deploy'],
    ['navbar', '/guide/default-theme/navbar'],
    ['nav bar', '/guide/default-theme/navbar'],
    ['navbr', '/guide/default-theme/navbar'],
    ['navba', '/guide/default-theme/navbar'],
    ['use mdx', '/guide/basic/use-mdx'],
    ['autonavsidebar', '/guide/basic/auto-nav-sidebar'],
    ['_meta.json', '/guide/basic/auto-nav-sidebar'],
    ['menu', '/guide/basic/auto-nav-sidebar'],
    ['theme config', '/api/config/config-theme'],
    ['config-theme', '/api/config/config-theme'],
  ])('%s leads to %s', (query, route) => {
    expect(first(en, query)).toBe(route);
  });

  it.each([
    ['cleanUrls', '/api/config/config-basic#route-cleanurls'],
    ['cleanurls', '/api/config/config-basic#route-cleanurls'],
    ['clean urls', '/api/config/config-basic#route-cleanurls'],
    ['route.cleanUrls', '/api/config/config-basic#route-cleanurls'],
    ['themeConfig.socialLinks', '/api/config/config-theme#themeconfig-sociallinks'],
    ['themeConfig.nav', '/api/config/config-theme#themeconfig-nav'],
    ['line numbers', '/guide/basic/use-mdx#code-blocks'],
    ['showLineNumbers', '/guide/basic/use-mdx#code-blocks'],
  ])('%s leads to the section %s', (query, url) => {
    expect(firstUrl(en, query)).toBe(url);
  });
});

describe('phrases', () => {
  const hide = {route: '/guide/hide', title: 'Parts of a page', heading: 'Switches', anchor: 'switches'};
  const other = {route: '/guide/other', title: 'Something else', text: 'A column of links stands beside the text.'};

  it('find a section that has other words', () => {
    const without = createEngine([section(hide), section(other)]);
    const phrased = createEngine([section({...hide, phrases: ['remove the column of links']}), section(other)]);
    expect(without.search('remove column links').pages[0]?.route).toBe('/guide/other');
    expect(phrased.search('removing the column of links').pages[0]?.hits[0]?.url).toBe('/guide/hide#switches');
  });

  it('that say just what is asked count more than those about more, and than names', () => {
    const wide = {...hide, route: '/guide/wide', title: 'Links', heading: 'Column'};
    const engine = createEngine([
      section({...wide, phrases: ['hide the column of links in the sidebar of another language']}),
      section({...hide, phrases: ['hide the column of links']}),
    ]);
    expect(engine.search('hide column links').pages.map(({route}) => route)).toEqual(['/guide/hide', '/guide/wide']);
  });

  it('find it in Chinese', () => {
    const engine = createEngine([section({...hide, phrases: ['隐藏侧边栏']}), section(other)]);
    expect(engine.search('怎么隐藏侧边栏').pages[0]?.hits[0]?.url).toBe('/guide/hide#switches');
  });
});

describe('ranking in Chinese', () => {
  it.each([
    ['部署', '/zh/guide/basic/deploy'],
    ['怎么部署', '/zh/guide/basic/deploy'],
    ['自定义主题', '/zh/guide/advanced/custom-theme'],
    ['如何自定义主题', '/zh/guide/advanced/custom-theme'],
    ['导航栏', '/zh/guide/default-theme/navbar'],
    ['导航', '/zh/guide/default-theme/navbar'],
    ['栏', '/zh/guide/default-theme/navbar'],
    ['themeConfig.nav', '/zh/api/config/config-theme'],
    ['主题配置', '/zh/api/config/config-theme'],
  ])('%s leads to %s', (query, route) => {
    expect(first(zh, query)).toBe(route);
  });
});

describe('results', () => {
  it('lists a page once, with its best sections first', () => {
    const {pages} = en.search('navbar social links');
    expect(new Set(pages.map((page) => page.route)).size).toBe(pages.length);
    for (const page of pages) {
      const scores = page.hits.map((hit) => hit.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(page.hits.length).toBeGreaterThan(0);
    }
    const scores = pages.map((page) => page.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('leads with the page when its title is asked for, with the section when a heading is', () => {
    const page = {route: '/guide/mdx', title: 'Use MDX'};
    const engine = createEngine([
      section({...page, text: 'Opening words.'}),
      section({...page, heading: 'MDX or Markdown', anchor: 'or', text: 'MDX MDX MDX'}),
      section({...page, heading: 'Components', anchor: 'components', text: 'More.'}),
    ]);
    expect(firstUrl(engine, 'mdx')).toBe('/guide/mdx');
    expect(firstUrl(engine, 'mdx or markdown')).toBe('/guide/mdx#or');
    expect(firstUrl(engine, 'components')).toBe('/guide/mdx#components');
  });

  it('prefers the page that defines a name', () => {
    const mention = section({route: '/api/runtime', title: 'Runtime', heading: 'base', anchor: 'base'});
    const definition = section({route: '/api/config', title: 'Config', heading: 'base', anchor: 'base'});
    expect(first(createEngine([mention, definition]), 'base')).toBe('/api/runtime');
    expect(first(createEngine([mention, {...definition, boost: 1.2}]), 'base')).toBe('/api/config');
  });

  describe('a name', () => {
    const guide = {route: '/guide/links', title: 'Edit link', slug: 'edit-link', text: 'editLink editLink'};
    const table = section({
      route: '/api/table',
      title: 'Table',
      heading: 'Fields',
      anchor: 'fields',
      defines: ['editLink'],
      text: 'editLink',
    });
    const heading = 'themeConfig.editLink';
    const option = section({route: '/api/theme', title: 'Theme', heading, anchor: 'l', defines: [heading]});
    const command = section({
      route: '/api/commands',
      title: 'Commands',
      heading: 'rspress build --config',
      anchor: 'c',
      defines: ['rspress build --config'],
    });
    const engine = createEngine([
      section({...guide, heading: 'editLink', anchor: 'editlink'}),
      section({...guide, heading: 'rspress build', anchor: 'build', text: 'rspress build --config'}),
      table,
      option,
      command,
    ]);

    it.each(['editLink', 'editlink', 'themeConfig.editLink', ' EditLink'])(
      'typed as %j is led by the heading that defines it, then by the table',
      (query) => {
        const routes = engine.search(query).pages.map((page) => page.route);
        expect(routes[0]).toBe('/api/theme');
        if (!query.includes('.')) expect(routes[1]).toBe('/api/table');
      },
    );

    it.each(['rspress build --config', 'build --config', '--config'])('of a command can be %j', (query) => {
      expect(first(engine, query)).toBe('/api/commands');
    });

    it('in words asks for the page about it', () => {
      expect(first(engine, 'edit link')).toBe('/guide/links');
      expect(first(engine, 'edit-link')).toBe('/guide/links');
    });

    it('that is a plain word decides nothing alone', () => {
      const title = {route: '/api/basic', title: 'Basic', heading: 'deploy', anchor: 'deploy'};
      const page = section({route: '/guide/deploy', title: 'Deploy', text: 'Deploy the site. Deploy again.'});
      expect(first(createEngine([section({...title, defines: ['deploy']}), page]), 'deploy')).toBe('/guide/deploy');
    });

    it('among other words lifts the section that defines it', () => {
      const fields = {title: 'Same', slug: 'same', heading: 'base', anchor: 'base', text: 'path'};
      const mention = section({...fields, route: '/a/same'});
      const definition = section({...fields, route: '/b/same'});
      expect(first(createEngine([mention, definition]), 'base path')).toBe('/a/same');
      expect(first(createEngine([mention, {...definition, defines: ['base']}]), 'base path')).toBe('/b/same');
    });
  });

  it('knows a title by its beginning while it is typed', () => {
    const engine = createEngine([
      section({route: '/medium', title: 'Medium', text: 'medium medium medium'}),
      section({route: '/use-mdx', title: 'Write in MDX', text: 'Pages.'}),
    ]);
    expect(first(engine, 'use m')).toBe('/use-mdx');
  });

  it('weighs a word of every page little, though few titles have it', () => {
    const filler = Array.from({length: 20}, (_, i) => section({route: `/f${i}`, title: 'Other', text: `a page ${i}`}));
    const engine = createEngine([
      ...filler,
      section({route: '/doc', title: 'Doc page', text: 'Links to GitHub.'}),
      section({route: '/deploy', title: 'Deploy', heading: 'GitHub Pages', anchor: 'g', text: 'Publish.'}),
    ]);
    expect(first(engine, 'github page')).toBe('/deploy');
  });

  it('shows the passage and marks the words in it', () => {
    const hit = en.search('static host').pages[0]?.hits[0];
    expect(hit?.excerpt.ranges.map(([start, end]) => hit.excerpt.text.slice(start, end))).toEqual(['static', 'host']);
  });

  it('shows code when only code matches', () => {
    const hit = en.search('rspress.config.ts').pages[0]?.hits[0];
    expect(hit?.excerpt.text).toContain('rspress.config.ts');
  });

  it('is the same for the same query', () => {
    expect(en.search('config')).toEqual(en.search('config'));
  });

  it('finds words of frontmatter keywords', () => {
    const engine = createEngine([
      section({route: '/a', title: 'Alpha', keywords: ['turbo mode']}),
      section({route: '/b', title: 'Beta'}),
    ]);
    expect(first(engine, 'turbo')).toBe('/a');
    expect(first(engine, 'turbomode')).toBe('/a');
  });

  it('takes a whole keyword for a name of the page', () => {
    const engine = createEngine([
      section({route: '/a', title: 'Alpha', heading: 'Turbo mode now', anchor: 'x', text: 'turbo mode'}),
      section({route: '/b', title: 'Beta', keywords: ['turbo mode', 'other', 'words']}),
    ]);
    expect(first(engine, 'turbo mode')).toBe('/b');
    expect(first(engine, 'turbo mode now')).toBe('/a');
  });

  it('refuses two sections of one id', () => {
    expect(() => createEngine([section({route: '/a'}), section({route: '/a'})])).toThrow(/\/a/);
  });
});

describe('hostile input', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'nav '.repeat(2_500)],
    ['ten thousand Han characters', '导航栏'.repeat(3_400)],
    ['a regular expression', '.*+?^${}()|[]\\'],
    ['a lone surrogate', '\uD83D nav \uDC00'],
    ['right-to-left text', '\u202Eשלום مرحبا'],
    ['prototype names', '__proto__ constructor hasOwnProperty toString'],
    ['nothing', ''],
    ['spaces', '   '],
    ['emoji', '👩‍👩‍👧‍👦'],
  ])('%s gives results or none, quickly', (_, query) => {
    for (const engine of [en, zh]) {
      const start = performance.now();
      const results = engine.search(query);
      expect(performance.now() - start).toBeLessThan(250);
      expect(Array.isArray(results.pages)).toBe(true);
      expect(results.query.length).toBeLessThanOrEqual(256);
      expect(results.query).not.toMatch(/\p{Cs}/u);
      expect(engine.suggest(query).length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
    }
  });

  it('finds what stands beside the noise', () => {
    expect(first(en, '<b>navbar</b>')).toBe('/guide/default-theme/navbar');
    expect(first(en, '\uD83Dnavbar\u202E')).toBe('/guide/default-theme/navbar');
  });

  it('answers from an empty index', () => {
    const empty = createEngine([]);
    expect(empty.search('nav').pages).toEqual([]);
    expect(empty.suggest('nav')).toEqual([]);
  });
});

describe('suggest', () => {
  it('offers pages whose names begin alike', () => {
    expect(en.suggest('navbzzz')[0]?.route).toBe('/guide/default-theme/navbar');
  });

  it('offers the first pages otherwise', () => {
    expect(en.suggest('qqqq').map(({route}) => route)).toEqual([
      '/guide/basic/use-mdx',
      '/guide/basic/auto-nav-sidebar',
      '/guide/basic/deploy',
    ]);
  });
});
