import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {twinAddress} from '../../content/twins/address';
import {BUILD, html, htmlFiles, idsOf, routeOf} from './support';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** Where the build is published when nothing says so. */
const ORIGIN = 'http://localhost:3000';

/** Letters and digits of a text: what is left when neither Markdown nor HTML has its signs and spaces. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Id after the text of a heading of a twin. */
const ID = / \{#([^}]+)\}$/;

const withoutId = (heading: Heading): string => toString(heading).replace(ID, '');

const nodesOf = <T extends Nodes['type']>(root: Root, type: T): Extract<Nodes, {type: T}>[] => {
  const found: Extract<Nodes, {type: T}>[] = [];
  visit(root, type, (node) => void found.push(node as Extract<Nodes, {type: T}>));
  return found;
};

/** What only works on the page, or stands beside its text. */
const TOOLS =
  '.hash-link, [data-needs-script], [data-live-result], [role="status"], .theme-code-block > :not(pre), .fact--uses summary';

/** What a reader of a page sees, without what only works there. */
function shownBy(page: CheerioAPI): CheerioAPI {
  const text = page('.theme-doc-markdown');
  const shown = load((text.length > 0 ? text.first() : page('main')).clone().get());
  shown(TOOLS).remove();
  shown('a[type="text/markdown"]').parent().remove();
  // The page writes it as its language does, the twin as machines do.
  shown('time').each((_, node) => void shown(node).text(node.attribs.datetime?.slice(0, 19).replace('T', ' ') ?? ''));
  return shown;
}

/**
 * What a page says and its twin does not, and headings, samples and links of which one has more.
 *
 * @param page - The page.
 * @param markdown - Its twin.
 */
function differences(page: CheerioAPI, markdown: string): string[] {
  const tree = parser.parse(markdown);
  const shown = shownBy(page);
  const missing: string[] = [];
  const expectSame = (what: string, own: string[], twins: string[]): void => {
    const count = Math.max(own.length, twins.length);
    for (let at = 0; at < count; at += 1) {
      if (letters(own[at] ?? '') === letters(twins[at] ?? '') && at < own.length && at < twins.length) continue;
      missing.push(`${what} ${at + 1}: the page has "${own[at] ?? ''}", its twin "${twins[at] ?? ''}"`);
      return;
    }
  };

  expectSame(
    'heading',
    shown('h1, h2, h3, h4, h5, h6')
      .map((_, node) => `${node.tagName.slice(1)} ${shown(node).text()}`)
      .get(),
    nodesOf(tree, 'heading').map((heading) => `${heading.depth} ${withoutId(heading)}`),
  );
  expectSame(
    'sample',
    shown('pre code, [class*="tree"] > ul')
      .map((_, node) => shown(node).text())
      .get(),
    nodesOf(tree, 'code').map(({value}) => value),
  );

  const all = letters(toString(tree));
  shown('p, li, td, th, dt, dd, summary, figcaption').each((_, node) => {
    const block = shown(node).clone();
    block.find('p, li, td, dd, pre, ul, ol, img, summary').remove();
    const text = block.text();
    if (!all.includes(letters(text))) missing.push(`<${node.tagName}> "${text.trim()}" is not in the twin`);
  });

  const targets = new Set(
    [...nodesOf(tree, 'link'), ...nodesOf(tree, 'image'), ...nodesOf(tree, 'definition')].map(({url}) => url),
  );
  const said = [...targets].map((url) => new URL(url, ORIGIN).href);
  // Code in Markdown holds no links: names in samples lead to their entries on the page only.
  shown('a[href]:not(pre a)').each((_, node) => {
    const {href = ''} = node.attribs;
    const url = new URL(href, ORIGIN);
    if (url.origin === ORIGIN && !href.startsWith('#') && !/\.\w+$/.test(url.pathname)) {
      url.pathname = twinAddress(url.pathname, /^\/zh(?:\/|$)/.test(url.pathname) ? '/zh/' : '/');
    }
    if (!said.includes(url.href)) missing.push(`the link to ${href} is not in the twin`);
  });
  const described = [
    ...nodesOf(tree, 'image').map(({alt}) => alt ?? ''),
    ...nodesOf(tree, 'link').map((link) => toString(link)),
  ];
  page('main img[alt]').each((_, node) => {
    const {alt = ''} = node.attribs;
    if (alt !== '' && !described.some((text) => letters(text) === letters(alt)))
      missing.push(`the image "${alt}" is not in the twin`);
  });
  return [...new Set(missing)];
}

/** Pages with a twin: all but those to work with. */
const pages = htmlFiles().filter((file) => !/(?:^|\/)(?:404\.html$|internal\/)/.test(file));
const twinFile = (file: string): string => {
  const route = routeOf(file);
  return twinAddress(route, /^\/zh(?:\/|$)/.test(route) ? '/zh/' : '/').slice(1);
};

test.each(pages)('%s and its twin say the same', (file) => {
  const page = html(file);
  expect(page('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`/${twinFile(file)}`);
  expect(page(`a[type="text/markdown"][href="/${twinFile(file)}"]`)).toHaveLength(1);
  expect(differences(page, read(twinFile(file)))).toEqual([]);
});

/** Page of a twin. */
const pageOf = new Map(pages.map((file) => [twinFile(file), file]));

test('links of twins lead to twins and files that are there, and to ids of their pages', () => {
  const lost = [...pageOf.keys()].flatMap((twin) =>
    nodesOf(parser.parse(read(twin)), 'link')
      .map(({url}) => new URL(url, `${ORIGIN}/${twin}`))
      .filter(({origin, pathname}) => origin === ORIGIN && !pathname.startsWith('/live/'))
      .filter(({pathname, hash}) => {
        const page = pageOf.get(pathname.slice(1));
        if (page === undefined) return !existsSync(path.join(BUILD, pathname)) && !pathname.startsWith('/internal/');
        return hash !== '' && !idsOf(page).has(decodeURIComponent(hash.slice(1)));
      })
      .map(({href}) => `${twin}: ${href}`),
  );
  // The address of the page itself is not that of a file.
  const files = new Set(pages.map((file) => `${ORIGIN}${routeOf(file)}`));
  expect(lost.filter((line) => !files.has(line.split(': ')[1] ?? ''))).toEqual([]);
});

describe('the comparison notices', () => {
  const file = 'guide/basic/ssg.html';
  const twin = read(twinFile(file));
  test.each<[string, string, string, RegExp]>([
    ['a heading that is gone', '## What runs where {#phases}\n', '', /^heading/m],
    ['a sample without one of its lines', '  const [isWalked, setIsWalked] = useState(false);\n', '', /^sample/m],
    ['a cell that says something else', 'the browser renders every page', 'the browser renders a page', /^<td>/m],
    ['a paragraph that says something else', 'has no `window`', 'has a `window`', /^<p>/m],
    ['a link that leads elsewhere', '/guide/basic/deploy.md', '/guide/basic/deploi.md', /^the link to/m],
  ])('%s', (_what, from, to, message) => {
    expect(twin).toContain(from);
    expect(differences(html(file), twin.replace(from, to)).join('\n')).toMatch(message);
  });
});

describe.each([
  ['en', ''],
  ['zh', 'zh/'],
] as const)('the lists for language models in %s', (lang, folder) => {
  const list = read(`${folder}llms.txt`);
  const tree = parser.parse(list);
  const full = read(`${folder}llms-full.txt`);
  const own = pages.filter((file) => (file === 'zh.html' || file.startsWith('zh/') ? 'zh' : 'en') === lang);

  test('have a title, a summary and sections of links with notes', () => {
    expect(tree.children.slice(0, 3).map(({type}) => type)).toEqual(['heading', 'blockquote', 'paragraph']);
    expect(nodesOf(tree, 'heading').map(({depth}) => depth)).toEqual([
      1,
      ...Array(nodesOf(tree, 'heading').length - 1).fill(2),
    ]);
    for (const item of nodesOf(tree, 'listItem')) expect(toString(item)).toMatch(/[:：] ?.{5,}/);
  });

  test('name every page with its size, and hold all of it', () => {
    const urls = nodesOf(tree, 'link').map(({url}) => new URL(url).pathname.slice(1));
    expect(urls).toEqual(expect.arrayContaining(own.map(twinFile)));
    expect(urls).toHaveLength(own.length + 2);
    for (const file of own) expect(full).toContain(read(twinFile(file)));
    const size = `${Math.round(Buffer.byteLength(full) / 1000)} kB`;
    expect(list).toContain(size);
  });
});
