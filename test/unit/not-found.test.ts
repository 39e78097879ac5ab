import {closestPages} from '../../src/components/NotFound/closest';
import {localeOfPath} from '../../src/components/NotFound/locale';

const pages = [
  {title: 'Home', routePath: '/'},
  {title: 'API', routePath: '/api/'},
  {title: 'Introduction', routePath: '/guide/start/introduction'},
  {title: 'Getting started', routePath: '/guide/start/getting-started'},
  {title: 'Navbar', routePath: '/guide/default-theme/navbar'},
  {title: 'Write a plugin', routePath: '/plugin/system/write-a-plugin'},
];

const closest = (path: string) => closestPages(path, pages).map((page) => page.routePath);

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

  test('survive a stray percent sign', () => {
    expect(closest('/guide/start/introduction%')[0]).toBe('/guide/start/introduction');
  });

  test('are at most as many as asked for', () => {
    const same = Array.from({length: 9}, (_, i) => ({title: `${i}`, routePath: `/guide/page-${i}`}));
    expect(closestPages('/guide/page', same, 2)).toHaveLength(2);
  });
});

describe('language of an address', () => {
  const locales = {en: {baseUrl: '/'}, zh: {baseUrl: '/zh/'}};

  test.each([
    ['/guide/x', 'en'],
    ['/zh/guide/x', 'zh'],
    ['/zh', 'zh'],
    ['/zhejiang', 'en'],
  ])('%s is %s', (path, expected) => {
    expect(localeOfPath(path, locales)).toBe(expected);
  });

  test('outside of the site is unknown', () => {
    expect(localeOfPath('/other/x', {en: {baseUrl: '/docs/'}})).toBeUndefined();
  });
});
