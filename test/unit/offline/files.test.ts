/** @jest-environment node */
import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {site} from '../../../config/site';
import type {OfflineList} from '../../../content/data';
import {offlineFile, sizeText, writeOffline} from '../../../plugins/offline';
import {absentPage} from '../../../plugins/offline/absent';
import {neededFiles, ownAddress, shownBy} from '../../../plugins/offline/files';

const page = (url: string, body = ''): string =>
  `<head><meta property="og:image" content="https://host${url}/card.png"><link data-rh=true rel=canonical href=https://host${url} /></head>${body}`;

test('a page shows pictures, and applies styles and scripts, but not what it leads to or is shared with', () => {
  const html = page(
    '/docs/a',
    '<img src=/docs/img/a.svg alt=""><source media="x" src="/docs/img/b.mp4?v=1" srcset="/docs/img/c.webp 1x, /docs/img/d.webp 2x"><a href=/docs/tour/a.tar.gz>a</a><script src="/docs/s.js"></script>',
  );
  expect(shownBy(html)).toEqual([
    'https://host/docs/a',
    '/docs/img/a.svg',
    '/docs/img/b.mp4',
    '/docs/img/c.webp',
    '/docs/img/d.webp',
    '/docs/s.js',
  ]);
  expect(ownAddress(html)).toBe('/docs/a');
  expect(ownAddress('<head></head>')).toBeUndefined();
});

test('pages with their Markdown, what they show, all scripts and the search are kept, and nothing else', () => {
  const {pages, others} = neededFiles({
    base: '/docs/',
    pages: new Map([
      ['a.html', page('/docs/a', '<img src=/docs/img/a.png>')],
      ['api/index.html', page('/docs/api')],
      ['internal/parts.html', page('/docs/internal/parts', '<img src=/docs/img/internal.png>')],
      ['404.html', '<main></main>'],
    ]),
    files: [
      ...['a.html', 'a.md', 'api/index.html', 'api.md', 'internal/parts.html', 'internal/parts.md', '404.html'],
      ...['assets/js/1.abcdef12.js', 'assets/css/s.css', 'assets/live/frame.html', 'search/en.json', 'page-index.json'],
      ...['img/a.png', 'img/internal.png', 'img/cards/a.png', 'data/facts.json', 'llms-full.txt', 'tour/a.tar.gz'],
    ],
  });
  expect(pages).toEqual([
    {file: 'a.html', url: '/docs/a'},
    {file: 'api/index.html', url: '/docs/api'},
  ]);
  expect(others.map(({url}) => url)).toEqual([
    ...['/docs/404.html', '/docs/a.md', '/docs/api.md', '/docs/assets/css/s.css', '/docs/assets/js/1.abcdef12.js'],
    ...['/docs/img/a.png', '/docs/page-index.json', '/docs/search/en.json'],
  ]);
});

test('a page without an address of its own is named', () => {
  expect(() => neededFiles({base: '/', files: [], pages: new Map([['a.html', '<head></head>']])})).toThrow(
    'a.html gives no address of its own',
  );
});

test('a file is known by its content, unless its name is', () => {
  const content = Buffer.from('text');
  expect(offlineFile('/a', content)).not.toEqual(offlineFile('/a', Buffer.from('other')));
  expect(offlineFile('/a', content).revision).toMatch(/^[\da-f]{12}$/);
  expect(offlineFile('/main.0a1b2c3d.js', content).revision).toBeNull();
  expect(offlineFile('/a', content).integrity).toMatch(/^sha256-.{43}=$/);
});

test('the size is never told smaller than it is', () => {
  expect(sizeText(9_400_001, 'en')).toBe('9.5 MB');
  expect(sizeText(9_400_000, 'en')).toBe('9.4 MB');
});

const LOST =
  '<head><title data-rh=true>Lost</title><script src="/l.js" data-language-base="/" data-languages="/ /zh/"></script></head>' +
  '<main class="container page_1" data-wake=load data-island=lost><h1 class=title_1>Lost</h1><p class=lead_1>Text' +
  '<div class=actions_1><a class="action_1 primary_1" href=/>Home</a></div><nav>More</nav></main><footer>Foot</footer>';

test('the page for what is not kept has the looks of the one for lost addresses, and nothing that wakes the app', () => {
  const html = absentPage(LOST, {title: 'A & B', lead: 'Lead', link: 'Link'}, '/docs/');
  expect(html).toContain(
    '<title>A &amp; B</title></head><main class="container page_1"><h1 class="title_1">A &amp; B</h1>',
  );
  expect(html).toContain('<a class="action_1 primary_1" href="/docs/">Link</a></div></main><footer>Foot</footer>');
  expect(html).not.toContain('data-');
  expect(() => absentPage('<main></main>', {title: '', lead: '', link: ''}, '/')).toThrow('plugins/offline/absent.ts');
});

test('a language under a base gets a worker that sees the whole site, and pages that say their size', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const outDir = path.join(root, 'zh');
  mkdirSync(path.join(outDir, 'assets'), {recursive: true});
  const put = (file: string, text: string) => writeFileSync(path.join(outDir, file), text);
  put('a.html', page('/docs/zh/a', '<span data-offline-size></span>'));
  put('404.html', LOST);
  mkdirSync(path.join(outDir, 'translations'));
  put('translations/index.html', '<p>A document of its own</p>');
  const pages = new Map(
    ['a.html', '404.html'].map((file) => [path.join(outDir, file), readFileSync(path.join(outDir, file), 'utf8')]),
  );
  await writeOffline(
    {outDir, baseUrl: '/docs/zh/', pages},
    {
      site: {...site, base: '/docs/'},
      lang: 'zh',
      bases: ['/docs/', '/docs/zh/'],
      // What is written last is kept too.
      written: async () => put('page-index.json', '[]'),
    },
  );
  expect(pages.get(path.join(outDir, 'assets/offline.html'))).toContain('<main');
  for (const [file, text] of pages) writeFileSync(file, text);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const list = JSON.parse(/^self\.OFFLINE=(.*);$/m.exec(read('offline-zh.js'))![1]!) as OfflineList;
  expect(list).toMatchObject({
    base: '/docs/zh/',
    others: ['/docs/zh/translations/'],
    pages: ['/docs/zh/a'],
    lost: '/docs/zh/404.html',
  });
  expect(list.files.map(({url}) => url)).toEqual([
    ...[
      '/docs/zh/a',
      '/docs/zh/404.html',
      '/docs/zh/manifest.webmanifest',
      '/docs/zh/offline.json',
      '/docs/zh/page-index.json',
    ],
    '/docs/zh/assets/offline.html',
  ]);
  expect(read('zh/a.html')).toContain('<span data-offline-size>（0.1 MB）</span>');
  expect(list.files[0]).toEqual(offlineFile('/docs/zh/a', Buffer.from(read('zh/a.html'))));
  expect(JSON.parse(read('zh/offline.json'))).toMatchObject({worker: '/docs/offline-zh.js', scope: '/docs/'});
  rmSync(root, {recursive: true});
}, 60_000);
