/** What readers without a network get is what was built. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {OfflineList, OfflineSettings} from '../../content/data';
import {offlineFile, sizeText} from '../../plugins/offline';
import {BUILD, html, pageIndex} from './support';

const BASES = {en: '/', zh: '/zh/'};

/** File of the build that is served at an address. */
const fileAt = (url: string): string =>
  [url, `${url}.html`, `${url}/index.html`]
    .map((name) => path.join(BUILD, name))
    .find((file) => existsSync(file) && path.extname(file) !== '')!;

describe.each(['en', 'zh'] as const)('%s', (lang) => {
  const base = BASES[lang];
  const script = readFileSync(path.join(BUILD, `offline-${lang}.js`), 'utf8');
  const list = JSON.parse(/^self\.OFFLINE=(.*);$/m.exec(script)![1]!) as OfflineList;

  test('each file is listed as it is, and nothing was written into one later', () => {
    const changed = list.files.filter(
      ({url, integrity}) => offlineFile(url, readFileSync(fileAt(url))).integrity !== integrity,
    );
    expect(changed.map(({url}) => url)).toEqual([]);
    expect(list.files.filter(({url}) => !url.startsWith(base))).toEqual([]);
  });

  test('all pages are kept, with the scripts they name, their pictures and the search', () => {
    const urls = new Set(list.files.map(({url}) => url));
    const routes = pageIndex(lang)
      .map(({routePath}) => routePath)
      .filter((route) => !route.includes('/internal/'));
    const withoutEnd = (url: string) => url.replace(/(.)\/$/, '$1');
    expect(list.pages.map(withoutEnd)).toEqual(expect.arrayContaining(routes.map(withoutEnd)));
    const home = html(`${base.slice(1)}index.html`);
    const named = home('script[src]')
      .get()
      .map(({attribs}) => attribs.src!);
    // Those that are loaded when they are needed; a site that is built without the tricks loads all at once.
    const later = JSON.parse(home('script#app-scripts').text() || '[]') as string[];
    expect(named.length + later.length).toBeGreaterThan(1);
    const asked = [...named, ...later, `${base}offline.json`, `${base}page-index.json`];
    const pictures = list.pages.flatMap((url) =>
      [...readFileSync(fileAt(url), 'utf8').matchAll(/<img [^>]*?\bsrc="?(\/[^" >]+)/g)].map(([, address]) => address!),
    );
    expect(pictures.length).toBeGreaterThan(100);
    expect([...asked, ...pictures].filter((url) => !urls.has(url))).toEqual([]);
    expect([...urls].some((url) => url.startsWith(`${base}search/`))).toBe(true);
  });

  test('the control tells the size of all files, and its settings name the worker', () => {
    const bytes = list.files.reduce((sum, {url}) => sum + readFileSync(fileAt(url)).length, 0);
    const control = html(`${base.slice(1)}index.html`)('footer [data-press="offline"]');
    // The size itself is part of the pages, and a digit more or less could round it.
    const sizes = [bytes, bytes - 5_000].map((size) => sizeText(size, lang));
    expect(sizes).toContain(/[\d.]+ MB/.exec(control.text())?.[0]);
    const settings = JSON.parse(readFileSync(path.join(BUILD, base, 'offline.json'), 'utf8')) as OfflineSettings;
    expect(settings).toMatchObject({worker: `/offline-${lang}.js`, scope: '/'});
  });
});
