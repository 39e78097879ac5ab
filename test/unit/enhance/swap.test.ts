import {swap} from '../../../src/enhance/navigation/swap';

/** A page of the site; sidebar and content differ. */
function page(title: string, {current, entries = ['a', 'b', 'c']}: {current: string; entries?: string[]}): string {
  const items = entries.map(
    (name) => `<li><a href="/${name}"${name === current ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  return `<html lang="en" class="doc-${current}"><head><title>${title}</title><meta name="description" content="${title}"><link rel="stylesheet" href="/s.css"></head>
    <body><div id="__docusaurus"><nav><a href="/">Home</a></nav><aside><ul>${items.join('')}</ul></aside><main><h1>${title}</h1></main><footer>Foot</footer></div></body></html>`;
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

function show(html: string): void {
  const shown = parse(html);
  document.documentElement.className = shown.documentElement.className;
  document.head.innerHTML = shown.head.innerHTML;
  document.body.innerHTML = shown.body.innerHTML;
}

const root = (from: Document) => from.getElementById('__docusaurus')!.outerHTML;

test.each([
  ['of the same section', {current: 'b'}],
  ['with an entry more', {current: 'b', entries: ['a', 'x', 'b', 'c']}],
  ['with entries less', {current: 'c', entries: ['c']}],
])('a page %s becomes equal to the one that is fetched', (_what, options) => {
  show(page('One', {current: 'a'}));
  const wanted = parse(page('Two', options));
  swap(wanted);
  expect(root(document)).toBe(root(wanted));
  expect(document.head.innerHTML).toBe(wanted.head.innerHTML);
  expect(document.documentElement.className).toBe(`doc-${options.current}`);
});

test('what is equal stays: navbar, style sheet, entries of the sidebar', () => {
  show(page('One', {current: 'a'}));
  const kept = ['nav', 'footer', 'link', 'aside', 'li:last-child'].map((selector) => document.querySelector(selector));
  const main = document.querySelector('main');
  swap(parse(page('Two', {current: 'b'})));
  expect(
    ['nav', 'footer', 'link', 'aside', 'li:last-child'].map((selector) => document.querySelector(selector)),
  ).toEqual(kept);
  expect(kept.every((node) => node?.isConnected)).toBe(true);
  expect(main?.isConnected).toBe(false);
});

test('around the content, nothing changes once the app is awake', () => {
  const around = (title: string, current: string) =>
    page(title, {current}).replace(
      /<aside>.*<\/main>/,
      '<div id="__docusaurus_skipToContent_fallback" class="main">$&</div>',
    );
  const frame = (from: Document) => from.querySelector('nav')!.outerHTML + from.querySelector('footer')!.outerHTML;
  show(around('One', 'a'));
  const before = frame(document);
  const wanted = parse(around('Two', 'b').replace('Home', 'Start').replace('Foot', 'End'));
  swap(wanted, true);
  expect([frame(document), document.title, document.querySelector('main')?.textContent]).toEqual([
    before,
    'Two',
    'Two',
  ]);
  expect(() => swap(parse(page('Three', {current: 'a'})), true)).toThrow(/no element __docusaurus_skip/);
});

test('attributes of the reader stay, those of the page go', () => {
  show(page('One', {current: 'a'}));
  Object.assign(document.documentElement.dataset, {theme: 'dark', themeChoice: 'dark', app: 'asleep', old: ''});
  swap(parse(page('Two', {current: 'b'})));
  expect({...document.documentElement.dataset}).toEqual({theme: 'dark', themeChoice: 'dark', app: 'asleep'});
});

test('the page that is fetched is left as it is, to be shown again', () => {
  show(page('One', {current: 'a'}));
  const wanted = parse(page('Two', {current: 'b'}));
  const before = wanted.documentElement.outerHTML;
  swap(wanted);
  expect(wanted.documentElement.outerHTML).toBe(before);
});

test('a document without the root of the app is refused, and nothing is changed', () => {
  show(page('One', {current: 'a'}));
  const before = document.documentElement.outerHTML;
  expect(() => swap(parse('<title>Other</title><p>Text</p>'))).toThrow(/no element __docusaurus/);
  expect(document.documentElement.outerHTML).toBe(before);
});
