/** Pages that are stored on the device of a reader: reading them without a network, another release, removing them. */
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {BrowserContextOptions, Page} from 'playwright-core';
import handler from 'serve-handler';
import type {OfflineList} from '../../content/data';
import {offlineFile, workerScript} from '../../plugins/offline';
import {violationsOf} from './support/accessibility';
import {closeBrowser, startVisit, wake} from './support/browser';
import {spoken} from './support/spoken';
import {testTricks} from './support/tricks';

jest.setTimeout(120_000);

/** The site on a host that can be lost, and have another release. */
const host = {
  url: '',
  isLost: false,
  /** Requests that were open at the same time, at most. */
  most: 0,
  /** Files of another release, by address. */
  changed: new Map<string, string>(),
};
let server: Server;

beforeAll(async () => {
  let open = 0;
  server = createServer((request, response) => {
    host.most = Math.max(host.most, ++open);
    response.once('close', () => (open -= 1));
    if (host.isLost) return void request.socket.destroy();
    const {pathname} = new URL(request.url!, 'http://host');
    const changed = host.changed.get(pathname);
    if (changed === undefined) return void handler(request, response, {public: 'build', cleanUrls: true});
    response.setHeader('Content-Type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(changed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  host.isLost = false;
  host.changed.clear();
  host.most = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeBrowser();
});

async function open(route: string, options: BrowserContextOptions = {}): Promise<Page> {
  const {page} = await startVisit({viewport: {width: 1280, height: 900}, ...options});
  await page.goto(host.url + route);
  return page;
}

const control = (page: Page) => page.locator('footer [data-press="offline"]');
const status = (page: Page) => page.locator('footer [role="status"]');
const heading = (page: Page) => page.locator('h1').first().textContent();
/** Number of workers and of caches on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);

async function store(page: Page, done: string): Promise<void> {
  await control(page).click();
  await status(page).getByText(done).waitFor({timeout: 60_000});
}

/** Publishes another release, in which one page of a language says something else. */
function release(lang: 'en' | 'zh', route: string, from: string, to: string): void {
  const name = `offline-${lang}.js`;
  const script = readFileSync(`build/${name}`, 'utf8');
  const end = script.indexOf(';\n');
  const list = JSON.parse(script.slice('self.OFFLINE='.length, end)) as OfflineList;
  const html = readFileSync(`build${route}.html`, 'utf8').replaceAll(from, to);
  const files = list.files.map((file) => (file.url === route ? offlineFile(route, Buffer.from(html)) : file));
  host.changed.set(`/${name}`, workerScript(script.slice(end + 2), {...list, files}));
  host.changed.set(route, html);
}

/** One reader goes through the tests of this file up to the removal: storing all files takes seconds. */
let reader: Page;

testTricks('pages, search, cards and lost addresses work without a network', async () => {
  const page = (reader = await open('/guide/basic/ssg'));
  await wake(page);
  expect(await stored(page)).toEqual([0, 0]);
  expect(await control(page).textContent()).toMatch(/^Make available offline \(\d+\.\d MB\)$/);
  await store(page, 'work without a network');
  // Or a reader of a slow network waits for it once for each file.
  expect(host.most).toBeGreaterThan(2);
  // The button keeps the focus, and what became of the press is said.
  expect(await spoken(page, '[data-offline]')).toEqual([
    'button "Remove from this device" focused',
    expect.stringMatching(/^status "The English pages, .+ work without a network\..+" live=polite$/),
  ]);
  expect(await violationsOf(page, {include: 'footer'})).toEqual([]);

  host.isLost = true;
  // Shown in place, by its own address, and by another one that hosts know.
  await page.locator('.menu a[href="/guide/basic/deploy"]').click();
  await page.waitForURL('**/guide/basic/deploy');
  await page.locator('h1', {hasText: 'Deploy'}).waitFor();
  await page.goto(`${host.url}/api/config/config-basic`);
  expect(await heading(page)).toContain('Basic');
  await page.goto(`${host.url}/guide/basic/ssg.html?from=mail`);
  await status(page).getByText('work without a network').waitFor();
  expect(
    await page
      .locator('main img')
      .evaluateAll(
        (all: HTMLImageElement[]) => all.filter(({complete, naturalWidth}) => complete && naturalWidth === 0).length,
      ),
  ).toBe(0);

  const name = page.locator('.theme-code-block code a', {hasText: 'ssg'}).first();
  await name.scrollIntoViewIfNeeded();
  await name.hover();
  await page.locator('.name-card').waitFor();
  await page.mouse.move(2, 400);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('clean urls');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');

  const lost = await page.goto(`${host.url}/guide/nowhere`);
  expect(lost?.status()).toBe(404);
  expect(await heading(page)).toBe('This page does not exist');
  const absent = await page.goto(`${host.url}/zh/guide/basic/ssg`);
  expect(absent?.status()).toBe(503);
  expect(await heading(page)).toBe('This is not stored on your device');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', {name: 'Go to the English pages'}).click();
  await page.waitForURL(`${host.url}/`);
});

testTricks('the pages of another language take the place of those that are stored', async () => {
  const page = reader;
  await page.goto(`${host.url}/zh/guide/basic/ssg`);
  await page.mouse.move(300, 300);
  await status(page).getByText('另一种语言').waitFor();
  await store(page, '没有网络时也能用');
  expect(await stored(page)).toEqual([1, 1]);
  host.isLost = true;
  await page.goto(`${host.url}/zh/guide/basic/use-mdx`);
  expect(await heading(page)).toContain('MDX');
  // One that is not in the cache of the browser either.
  await page.goto(`${host.url}/internal/components`);
  expect(await heading(page)).toBe('本机没有保存这个页面');
});

testTricks('a release that is stored as a whole is offered, and until then the one before answers', async () => {
  const route = '/zh/guide/basic/deploy';
  const page = reader;
  await page.goto(`${host.url}/zh/guide/basic/ssg`);
  const title = (await page.locator(`.menu a[href="${route}"]`).textContent())!;

  // A file that is not the one of the list, as in the middle of a deployment.
  release('zh', route, title, 'Neu');
  host.changed.set(route, 'Something else');
  const refused = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    await registration.update();
    return found;
  });
  expect(await refused).toBe('redundant');
  await page.goto(host.url + route);
  expect(await heading(page)).toBe(title);
  expect(await page.locator('.offline-notice').count()).toBe(0);

  release('zh', route, title, 'Neu');
  await page.goto(host.url + route);
  const notice = page.locator('.offline-notice');
  await page.mouse.move(300, 300);
  await notice.getByText('新版本已经保存好').waitFor({timeout: 60_000});
  expect(await heading(page)).toBe(title);
  expect(await violationsOf(page)).toEqual([]);
  expect(await spoken(page, '.offline-notice')).toEqual([
    'complementary "这些页面的新版本已经保存好。"',
    '  status "这些页面的新版本已经保存好。" live=polite',
    '  button "显示新版本"',
  ]);
  host.isLost = true;
  const shown = page.waitForEvent('load');
  await notice.getByRole('button', {name: '显示新版本'}).click();
  await shown;
  expect(await heading(page)).toBe('Neu');
});

testTricks('what is stored can be removed', async () => {
  const page = reader;
  await page.mouse.move(320, 320);
  await status(page).getByText('没有网络时也能用').waitFor();
  await control(page).click();
  await status(page).getByText('本机不再保存').waitFor();
  expect(await stored(page)).toEqual([0, 0]);
  expect(await control(page).textContent()).toMatch(/^离线时也能看（[\d.]+ MB）$/);
  await page.context().close();
});

testTricks('an installed site stores its pages by itself, unless its reader has removed them', async () => {
  const {page} = await startVisit({viewport: {width: 1280, height: 900}});
  await page.addInitScript(() => {
    const {matchMedia} = window;
    const always = matchMedia.call(window, 'all');
    window.matchMedia = (query) => (query.includes('standalone') ? always : matchMedia.call(window, query));
  });
  await page.goto(`${host.url}/guide/basic/ssg`);
  await page.mouse.move(600, 500);
  await status(page).getByText('work without a network').waitFor({timeout: 60_000});
  await control(page).click();
  await status(page).getByText('no longer').waitFor();
  await page.reload();
  const later = page.waitForResponse(/\/page-script-[^/]*\.js$/);
  await page.mouse.move(600, 510);
  await (await later).finished();
  await wake(page);
  expect(await stored(page)).toEqual([0, 0]);
  // What a browser says when the reader installs the site once more.
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await status(page).getByText('work without a network').waitFor({timeout: 60_000});
  await page.context().close();
});

testTricks('what cannot be stored leaves nothing, and the reason is said', async () => {
  const page = await open('/guide/basic/ssg');
  host.changed.set('/guide/basic/deploy', 'Something else');
  await store(page, 'Not all files could be loaded');
  expect(await stored(page)).toEqual([0, 0]);
  expect(await control(page).getAttribute('aria-disabled')).toBeNull();
  host.changed.clear();

  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: host.url, quotaSize: 2_000_000});
  await store(page, 'no room');
  expect(await stored(page)).toEqual([0, 0]);
  await page.context().close();

  // Nothing of what the control needs is in the cache of the browser.
  const first = await open('/');
  await first.waitForSelector('html[data-has-hydrated="true"]');
  host.isLost = true;
  await control(first).click();
  await first.locator('[data-announcer][data-visible]').getByText('could not be loaded').waitFor();
  await first.context().close();
});

test('without JavaScript there is nothing to press', async () => {
  const page = await open('/', {javaScriptEnabled: false});
  expect(await page.getByRole('button', {name: 'Make available offline'}).count()).toBe(0);
  await page.context().close();
});
