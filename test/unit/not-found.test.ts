/** @jest-environment node */
import {closestPages} from '../../src/components/NotFound/closest';
import {withLanguageScript} from '../../plugins/html-output/lostAddress';
import {answerInLanguage, baseOf} from '../../src/enhance/lostAddress';

const pages = [
  {title: 'Home', href: '/'},
  {title: 'API', href: '/api/'},
  {title: 'Introduction', href: '/guide/start/introduction'},
  {title: 'Getting started', href: '/guide/start/getting-started'},
  {title: 'Navbar', href: '/guide/default-theme/navbar'},
  {title: 'Write a plugin', href: '/plugin/system/write-a-plugin'},
];

const closest = (path: string) => closestPages(path, pages).map((page) => page.href);

describe('closest pages', () => {
  test.each([
    ['/guide/start/introductoin', '/guide/start/introduction'],
    ['/guide/introduction', '/guide/start/introduction'],
    ['/navbar', '/guide/default-theme/navbar'],
    ['/guide/start/getting-started.html', '/guide/start/getting-started'],
    ['/Plugin/System/Write-A-Plugin', '/plugin/system/write-a-plugin'],
    ['/api/index.html', '/api/'],
    ['/guide/start/getting%2Dstarted/', '/guide/start/getting-started'],
  ])('of %s begin with %s', (path, expected) => {
    expect(closest(path)[0]).toBe(expected);
  });

  test('are none for an address like nothing here', () => {
    expect(closest('/wp-admin/setup-config.php')).toEqual([]);
  });

  test('do not name the home page for an empty address', () => {
    expect(closest('/')).toEqual([]);
  });

  test('are not close because they have the base of the site in common', () => {
    const base = '/a-long-base-path/zh/';
    const based = pages.map(({title, href}) => ({title, href: base + href.slice(1)}));
    expect(closestPages(`${base}navbar`, based, {base})[0]?.href).toBe(`${base}guide/default-theme/navbar`);
    expect(closestPages(`${base}wp-login`, based, {base})).toEqual([]);
  });

  test('survive a stray percent sign', () => {
    expect(closest('/guide/start/introduction%')[0]).toBe('/guide/start/introduction');
  });

  test('are at most as many as asked for', () => {
    const same = Array.from({length: 9}, (_, i) => ({title: `${i}`, href: `/guide/page-${i}`}));
    expect(closestPages('/guide/page', same, {limit: 2})).toHaveLength(2);
  });
});

describe('language of an address', () => {
  test.each([
    ['/guide/x', '/'],
    ['/zh/guide/x', '/zh/'],
    ['/zh', '/zh/'],
    ['/zhejiang', '/'],
  ])('%s lies below %s', (path, expected) => {
    expect(baseOf(path, ['/', '/zh/'])).toBe(expected);
  });

  test('outside of the site is unknown', () => {
    expect(baseOf('/other/x', ['/docs/', '/docs/zh/'])).toBeUndefined();
  });
});

describe('the script of the 404 page', () => {
  const script = {src: '/sub/assets/js/x.js', base: '/sub/', languages: ['/sub/', '/sub/zh/']};
  const TAG = '<script src="/sub/assets/js/x.js" data-language-base="/sub/" data-languages="/sub/ /sub/zh/"></script>';

  test('runs once the encoding is known, before anything else', () => {
    expect(withLanguageScript('<head><meta charset=UTF-8><title>404</title>', script)).toBe(
      `<head><meta charset=UTF-8>${TAG}<title>404</title>`,
    );
  });

  test('has no place in a page without one', () => {
    expect(() => withLanguageScript('<head><title>404</title>', script)).toThrow('404.html does not say its encoding');
  });
});

test('a page is not written anew while the browser still finishes the first one', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const open = jest.fn();
  const defaultView = new EventTarget();
  const written: string[] = [];
  const page = {
    currentScript: {dataset: {languageBase: '/', languages: '/ /zh/'}, remove: jest.fn()},
    location: {pathname: '/zh/lost'},
    defaultView,
    documentElement: {cloneNode: () => ({outerHTML: '<html></html>'})},
    head: {outerHTML: '<head></head>'},
    querySelector: () => ({textContent: '<p>English</p>'}),
    addEventListener: (_: string, listener: () => void) => listener(),
    open,
    write: (html: string) => written.push(html),
    close: jest.fn(),
  };
  answerInLanguage(page as unknown as Document);
  const task = () => new Promise((resolve) => setTimeout(resolve));
  await task();
  expect(open).not.toHaveBeenCalled();
  defaultView.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(open).not.toHaveBeenCalled();
  await task();
  await task();
  expect(open).toHaveBeenCalledTimes(1);
  expect(written.at(-1)).toContain('<p>English</p>');
  fetched.mockRestore();
});
