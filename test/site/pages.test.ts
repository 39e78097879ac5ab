import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, html, htmlFiles, idsOf, pageIndex, routeOf} from './support';

const pages = htmlFiles().filter((file) => !file.endsWith('404.html'));
const langOf = (file: string): 'en' | 'zh' => (file === 'zh.html' || file.startsWith('zh/') ? 'zh' : 'en');
const index = [...pageIndex('en'), ...pageIndex('zh')];
const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

test('the page index lists every routed page and nothing else', () => {
  expect(index.map((entry) => withoutSlash(entry.routePath)).sort()).toEqual(pages.map(routeOf).sort());
});

test('both languages have the same pages', () => {
  const own = (lang: 'en' | 'zh') =>
    pages
      .filter((file) => langOf(file) === lang)
      .map((file) => file.replace(/^zh\//, ''))
      .sort();
  expect(own('zh')).toEqual(own('en'));
});

describe.each(pages)('%s', (file) => {
  const $ = html(file);
  const route = routeOf(file);
  const lang = langOf(file);
  const entry = index.find((candidate) => withoutSlash(candidate.routePath) === route);

  test('names its language and its twin', () => {
    expect($('html').attr('lang')).toBe(lang === 'en' ? 'en' : 'zh-CN');
    const twin = lang === 'en' ? `/zh${route === '/' ? '' : route}` : route.replace(/^\/zh/, '') || '/';
    const alternate = $(`link[rel="alternate"][hreflang="${lang === 'en' ? 'zh-CN' : 'en'}"]`).attr('href') ?? '';
    expect(withoutSlash(new URL(alternate).pathname)).toBe(twin);
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    expect(withoutSlash(new URL(canonical).pathname)).toBe(route);
  });

  test('has one first heading, a title and a description', () => {
    expect($('h1')).toHaveLength(1);
    expect($('title').text().trim()).not.toBe('');
    expect($('meta[name="description"]').attr('content')?.trim()).toMatch(/.{10,}/);
  });

  test('has every heading that the page index lists, at the same depth', () => {
    for (const {id, depth} of entry?.toc ?? [])
      expect({id, tags: idsOf(file).get(id)}).toEqual({id, tags: [`H${depth}`]});
    const own = $('article .markdown, .theme-doc-markdown')
      .find('h2[id], h3[id], h4[id]')
      .map((_, node) => $(node).attr('id'))
      .get()
      // Cards of the overview are made from other pages.
      .filter((id) => !id.startsWith('group-'));
    expect((entry?.toc ?? []).map((item) => item.id)).toEqual(expect.arrayContaining(own));
  });

  test('has no id twice', () => {
    expect([...idsOf(file)].filter(([, tags]) => tags.length > 1)).toEqual([]);
  });

  test('tells machines what it is, and has a picture for links to it', () => {
    const image = $('meta[property="og:image"]').attr('content') ?? '';
    expect(image).toMatch(/^https?:/);
    expect(existsSync(path.join(BUILD, new URL(image).pathname))).toBe(true);
    // Pages outside of the documentation have the picture of the site, and no place in it.
    if (entry === undefined || !/^(?:docs|i18n\/zh\/docusaurus-plugin-content-docs)\//.test(entry._relativePath))
      return;
    expect(new URL(image).pathname).toMatch(/\/img\/cards\/(?:en|zh)\/[\w-]+\.png$/);
    expect($('meta[property="og:image:alt"]').attr('content')).toBe(entry.title);
    const canonical = $('link[rel="canonical"]').attr('href');
    const data = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': [Record<string, unknown>, {'@type': string; itemListElement: {position: number; item: string}[]}];
    };
    const [article, places] = data['@graph'];
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: entry.title,
      description: $('meta[name="description"]').attr('content'),
      inLanguage: $('html').attr('lang'),
      url: canonical,
    });
    if ('dateModified' in article) expect(Date.parse(String(article.dateModified))).not.toBeNaN();
    expect(places['@type']).toBe('BreadcrumbList');
    expect(places.itemListElement.map(({position}) => position)).toEqual(places.itemListElement.map((_, i) => i + 1));
    expect(places.itemListElement.at(-1)?.item).toBe(canonical);
  });

  test('leads from names in samples to places that there are', () => {
    const gone = $('pre code a')
      .map((_, node) => $(node).attr('href'))
      .get()
      .filter((address) => {
        const [target = '', id = ''] = address.split('#');
        const page = target === '/' ? 'index.html' : `${target.slice(1)}.html`;
        return !existsSync(path.join(BUILD, page)) || (id !== '' && idsOf(page).get(id)?.length !== 1);
      });
    expect(gone).toEqual([]);
  });

  test('loads nothing from another host', () => {
    const loaded = $('script[src], link[rel="stylesheet"], link[rel="preload"], img[src], source[srcset], iframe[src]')
      .map((_, node) => $(node).attr('src') ?? $(node).attr('href') ?? $(node).attr('srcset'))
      .get();
    expect(loaded.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });
});

test('names in samples are links, to the entry of where they stand', () => {
  const links = (file: string) =>
    html(file)('pre code a')
      .map((_, node) => [[html(file)(node).text(), html(file)(node).attr('href') ?? '']])
      .get();
  expect(links('guide/basic/ssg.html')).toContainEqual(['ssg', '/api/config/config-basic#ssg']);
  expect(links('zh/guide/basic/ssg.html')).toContainEqual(['ssg', '/zh/api/config/config-basic#ssg']);
  // In a line that a change adds.
  expect(html('guide/basic/ssg.html')('pre .ins a[href="/api/client-api/api-runtime#nossr"]').length).toBeGreaterThan(
    0,
  );
  expect(pages.reduce((sum, file) => sum + html(file)('pre code a').length, 0)).toBeGreaterThan(3000);
});

test('the home page of each language has a picture in it', () => {
  const pictures = ['index.html', 'zh/index.html'].map((file) =>
    html(file)('meta[property="og:image"]')
      .attr('content')
      ?.replace(/^.*\/img\//, ''),
  );
  expect(pictures).toEqual(['social-card.png', 'social-card.zh.png']);
});

test.each(['404.html', 'zh/404.html'])('%s is written', (file) => {
  expect(existsSync(path.join(BUILD, file))).toBe(true);
});

test('every cell of a table of plugins says its column, since the last one describes nothing', () => {
  const cells = html('plugin/official-plugins/overview.html')('table')
    .first()
    .find('tbody td:last-child:not(.table-nothing)');
  expect(cells.length).toBeGreaterThan(2);
  expect(cells.filter((_, cell) => cell.attribs['data-label'] === 'Compiler it needs')).toHaveLength(cells.length);
});

test.each([
  ['en', ''],
  ['zh', 'zh/'],
] as const)('contributors see how all translations stand, in %s', (lang, folder) => {
  const $ = html(`${folder}translations/index.html`);
  expect($('html').attr('lang')).toBe(lang === 'en' ? 'en' : 'zh-CN');
  const rows = $('table.all [scope=row]');
  const names = rows.toArray().map((row) => $(row).text());
  expect(names).toEqual(expect.arrayContaining(['pages/index', 'guide/basic/ssg', 'texts/site.json', 'code.json']));
  // What is shipped is up to date.
  expect($('table.all td')).toHaveLength(rows.length);
  expect($('table.all td:not(.current)').text()).toBe('');
  const gone = $('a[href^="/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter(
      (address) => ![`${address}.html`, `${address}/index.html`].some((file) => existsSync(path.join(BUILD, file))),
    );
  expect(gone).toEqual([]);
  expect(readFileSync(path.join(BUILD, folder, 'sitemap.xml'), 'utf8')).not.toContain('/translations');
});
