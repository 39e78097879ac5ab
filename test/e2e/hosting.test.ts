/**
 * The build on a real server, nginx, with the file that the build wrote for it: addresses, headers, and the content
 * security policy while everything is used.
 */
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContextOptions} from 'playwright-core';
import {CACHING, COMMON_HEADERS, MEDIA_TYPES} from '../../config/hosting';
import {scriptHashes} from '../../plugins/hosting/policy';
import {startNginx, type RunningNginx} from '../../scripts/host/startNginx';
import {closeBrowser, copied, startVisit, wake, type Visitor} from './support/browser';

jest.setTimeout(120_000);

const BUILD = path.resolve('build');
const WIDE = {width: 1280, height: 900};
const CSP = 'content-security-policy';

let host: RunningNginx;

beforeAll(async () => {
  host = await startNginx({root: BUILD, site: path.resolve('deploy/nginx.conf')});
});
afterAll(async () => {
  await closeBrowser();
  await host?.close();
});

const entries = readdirSync(BUILD, {recursive: true, withFileTypes: true});
const nameOf = (entry: (typeof entries)[number]) => path.relative(BUILD, path.join(entry.parentPath, entry.name));
const files = entries.filter((entry) => entry.isFile()).map(nameOf);
const folders = entries.filter((entry) => entry.isDirectory()).map(nameOf);

/** Files of pages: what is in `assets/` and `live/` is shown in frames, and lost addresses have no page. */
const pages = files.filter((file) => file.endsWith('.html') && !/^(?:zh\/)?(?:assets\/|404\.html)|^live\//.test(file));
/** Only the home page of a language has a slash at the end. */
const addressOf = (file: string) => {
  const address = `/${file}`.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');
  return address === '/zh/' ? address : address.replace(/(?<=.)\/$/, '');
};

const ask = (address: string, options: RequestInit = {}) => fetch(host.url + address, {redirect: 'manual', ...options});

/** Asks for many addresses, some at a time. */
async function askAll<Answer>(
  addresses: readonly string[],
  read: (response: Response) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < addresses.length; at += 16) {
    const some = addresses.slice(at, at + 16);
    answers.push(...(await Promise.all(some.map(async (address) => read(await ask(address))))));
  }
  return answers;
}

describe('what is sent', () => {
  test('every page, in each language, has the headers and allows no script or style that stands in it but by hash', async () => {
    expect(pages.length).toBeGreaterThan(90);
    expect(pages.filter((file) => file.startsWith('zh/')).length * 2).toBe(pages.length);
    const found = await askAll(pages.map(addressOf), async (response) => {
      const html = await response.text();
      const [before, ownPolicy] =
        /^([^]*?)<meta http-equiv=Content-Security-Policy content="([^"]+)">/.exec(html)?.slice(1) ?? [];
      return {
        address: new URL(response.url).pathname,
        status: response.status,
        type: response.headers.get('content-type'),
        caching: response.headers.get('cache-control'),
        common: Object.keys(COMMON_HEADERS).map((name) => response.headers.get(name)),
        // What stands before the policy is not held to it.
        first: before !== undefined && !/<(?:script|style|link|img)\b/.test(before),
        byHash: scriptHashes(html).every((hash) => ownPolicy?.includes(hash)),
        unsafe: /unsafe/.test(`${response.headers.get(CSP)} ${ownPolicy}`),
        // All that the page allows, the header does too.
        same: (ownPolicy ?? 'none').split(/[; ]/).every((word) => response.headers.get(CSP)?.includes(word)),
        framed: response.headers.get(CSP)?.endsWith(";frame-ancestors 'self'"),
      };
    });
    expect(found).toEqual(
      pages.map((file) => ({
        address: addressOf(file),
        status: 200,
        type: 'text/html; charset=utf-8',
        caching: CACHING.other,
        common: Object.values(COMMON_HEADERS),
        first: true,
        byHash: true,
        unsafe: false,
        same: true,
        framed: true,
      })),
    );
  });

  test.each([
    ['/zh', 301, '/zh/'],
    ['/zh?q=1', 301, '/zh/?q=1'],
    ['/index.html', 301, '/'],
    ['/zh/index.html', 301, '/zh/'],
    ['/api', 200, null],
    ['/api/', 301, '/api'],
    ['/api/index.html', 301, '/api'],
    ['/zh/api/', 301, '/zh/api'],
    ['/guide/start/introduction/', 301, '/guide/start/introduction'],
    ['/guide/start/introduction.html', 301, '/guide/start/introduction'],
    ['/guide', 404, null],
    ['/404.html', 200, null],
    // Nothing of these leads to another host.
    ['/%5Cother.example/', 404, null],
    ['//other.example/', 301, '/other.example'],
    ['/%0d%0aSet-Cookie:a=b/', 404, null],
  ])('%s answers %d, with the address %s', async (address, status, location) => {
    const response = await ask(address);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['/nothing', 'en'],
    ['/guide/nothing', 'en'],
    ['/assets/js/nothing.js', 'en'],
    ['/zh/nothing', 'zh-CN'],
    ['/zh/guide/nothing', 'zh-CN'],
    ['/zh/assets/nothing.html', 'zh-CN'],
  ])('%s is not there, and says so in its language, and is not kept', async (address, lang) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(new RegExp(`<html lang="?${lang}\\b`));
    expect(response.headers.get('cache-control')).toBe(CACHING.other);
    expect(response.headers.get(CSP)).toContain("default-src 'self'");
  });

  test('no folder is refused or listed', async () => {
    const addresses = folders.flatMap((folder) => [`/${folder}`, `/${folder}/`]);
    const statuses = await askAll(addresses, async (response) => {
      await response.arrayBuffer();
      return [new URL(response.url).pathname, [200, 301, 404].includes(response.status)];
    });
    expect(statuses).toEqual(addresses.map((address) => [encodeURI(address), true]));
  });

  test('each kind of file has its type, and is kept as long as its name says what is in it', async () => {
    const first = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? String(pattern);
    const hashed = [
      first(/^assets\/js\/.+\.js$/),
      first(/^zh\/assets\/css\/.+\.css$/),
      first(/^assets\/live\/frame\..+\.html$/),
      first(/^search\/.+\.json$/),
    ];
    const others = [
      first(/^img\/.+\.svg$/),
      first(/^guide\/.+\.md$/),
      'manifest.webmanifest',
      'llms.txt',
      'sitemap.xml',
    ];
    const found = await askAll(
      [...hashed, ...others].map((file) => `/${file}`),
      async (response) => {
        await response.arrayBuffer();
        const {headers} = response;
        return [response.status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')];
      },
    );
    const expected = (caching: string) => (file: string) => [200, MEDIA_TYPES[path.extname(file).slice(1)], caching];
    expect(found).toEqual([...hashed.map(expected(CACHING.hashed)), ...others.map(expected(CACHING.other))]);
    // The name of every file that is kept has a hash.
    const kept = files.filter((file) => /^(?:zh\/)?(?:assets\/\w+|search)\//.test(file));
    expect(kept.filter((file) => !/\.[0-9a-f]{6,}\.\w+(?:\.LICENSE\.txt)?$/.test(file))).toEqual([]);
  });

  test('a page that has not changed is not sent again', async () => {
    const {headers} = await ask('/api');
    const again = await ask('/api', {headers: {'if-none-match': headers.get('etag') ?? ''}});
    expect(again.status).toBe(304);
  });

  test('frames have policies of their own, which no page has', async () => {
    const demo = files.find((file) => /^assets\/live\/frame\./.test(file));
    const policies = await askAll([`/${demo}`, '/live/tour-nav/'], async (response) => response.headers.get(CSP) ?? '');
    expect(policies[0]).toMatch(/^default-src 'none';.*;sandbox allow-scripts;frame-ancestors 'self'$/);
    expect(policies[1]).toMatch(/^default-src 'self' 'unsafe-inline'.*;frame-ancestors 'self'$/);
    const moved = await ask('/live/tour-nav');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/live/tour-nav/']);
    expect((await ask('/live/tour-nav/nothing')).status).toBe(404);
  });
});

test('a file that nginx refuses is told, with its line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refused-'));
  const site = path.join(folder, 'site.conf');
  writeFileSync(site, '# nothing\nnonsense on;\n');
  await expect(startNginx({root: BUILD, site})).rejects.toThrow(/unknown directive "nonsense" in .*site\.conf:2/);
  rmSync(folder, {recursive: true});
});

/** A violation, in whatever document of the window, as the console of the page shows it. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
    console.error(`violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
};

async function visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const started = await startVisit({viewport: WIDE, ...options}, host.url);
  await started.page.addInitScript(reportViolations);
  return started;
}

describe('the policy', () => {
  test('is broken by scripts and styles in the page, and the browser tells', async () => {
    const {page, problems, visit} = await visitor();
    await visit('/guide/basic/ssg');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>');
      document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.hit = 1'}));
      document.body.append(Object.assign(document.createElement('style'), {textContent: 'p{color:red}'}));
      document.body.append(Object.assign(document.createElement('iframe'), {src: 'https://other.example/'}));
    });
    // What the console is told after them comes after them.
    const told = page.waitForEvent('console', (message) => message.text() === 'told');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.evaluate(() => console.log('told'));
    await told;
    const broken = problems.flatMap((problem) => /violation: (\S+)/.exec(problem)?.[1] ?? []);
    expect(new Set(broken)).toEqual(new Set(['style-src-attr', 'script-src-elem', 'style-src-elem', 'frame-src']));
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await page.context().close();
  });

  test('holds on a page of each kind, in each language, asleep and awake', async () => {
    const {page, problems, visit} = await visitor();
    const routes = ['/', '/api', '/guide/basic/use-mdx', '/internal/components', '/zh/', '/zh/api/config/config-theme'];
    for (const route of routes) {
      await visit(route);
      await wake(page);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds without scripts, where the styles for it are a file', async () => {
    const {page, problems, visit} = await visitor({javaScriptEnabled: false, viewport: {width: 390, height: 844}});
    await visit('/zh/guide/basic/ssg');
    expect(await page.getByRole('link', {name: '指南'}).first().isVisible()).toBe(true);
    expect(await page.locator('.navbar__toggle').isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds while a reader searches, and goes to a hit', async () => {
    const {page, problems, visit} = await visitor();
    await visit('/guide/start/introduction');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('static assets');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    expect(new URL(page.url()).pathname).not.toBe('/guide/start/introduction');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds in navbar and menus: tools, colours, languages, the menu of a phone', async () => {
    const {page, problems, visit} = await visitor({colorScheme: 'light'});
    await visit('/guide/start/introduction');
    await page.getByRole('button', {name: 'Related tools', exact: true}).click();
    await page.locator('nav.navbar [data-tippy-root] a').first().waitFor();
    await page.keyboard.press('Escape');
    await wake(page);
    await page.locator('nav.navbar button[class*=toggleButton]').click();
    await page.waitForFunction(() => document.documentElement.dataset.themeChoice !== 'system');
    await page.locator('nav.navbar .dropdown__menu a[lang^="zh"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/zh/guide/start/introduction');
    await page.waitForSelector('html[lang="zh-CN"][data-has-hydrated="true"]');
    await page.setViewportSize({width: 390, height: 844});
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds while code and pages are copied, names show their cards, and pages are left', async () => {
    const {page, problems, visit} = await visitor({permissions: ['clipboard-write']});
    await visit('/guide/basic/ssg');
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    expect(await copied(page)).not.toBe('');
    await page.getByRole('button', {name: 'Copy page'}).click();
    expect(await copied(page)).toMatch(/^# /);
    await page.locator('.theme-code-block code a', {hasText: 'ssg'}).first().hover();
    await page.locator('.name-card').waitFor();
    await page.locator('.name-card a').first().click();
    await page.waitForURL('**/api/config/config-basic#ssg');
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Static site generation'}).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds while the overview is filtered, and a configuration is checked', async () => {
    const {page, problems, visit} = await visitor();
    await visit('/api');
    await page.getByRole('searchbox', {name: 'Filter'}).fill('cleanUrls');
    await page.locator('main mark, main li:has-text("cleanUrls")').first().waitFor();
    await visit('/guide/about/moving-to-2');
    await page.getByRole('textbox', {name: /rspress\.config\.ts/}).focus();
    await page.keyboard.insertText("export default {\n  titel: 'Harbour',\n};\n");
    await page.locator('main li strong', {hasText: 'Unknown option'}).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds while pages are stored on the device, and when they come from there', async () => {
    const {page, problems, visit} = await visitor();
    await visit('/zh/guide/basic/ssg');
    await wake(page);
    await page.locator('footer [data-press="offline"]').click();
    await page.locator('footer [data-press="offline"]', {hasText: '从本机删除'}).waitFor({timeout: 60_000});
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await visit('/zh/guide/basic/use-mdx');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sidebar');
    await page.getByRole('option').first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('holds around a demo, whose frame runs what readers write', async () => {
    const {page, problems, visit} = await visitor();
    await visit('/plugin/official-plugins/preview');
    await page.getByRole('group', {name: 'Live demo', exact: true}).scrollIntoViewIfNeeded();
    const button = page.frameLocator('iframe').locator('#root').getByRole('button');
    await button.click();
    await button.getByText('Waved 1 times').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test.each(['/internal/components', '/zh/guide/default-theme/navbar'])(
    'holds around the live site of an example, on %s',
    async (route) => {
      const {page, problems, visit} = await visitor();
      await visit(route);
      const box = page.locator('[data-live-result]').first();
      await box.scrollIntoViewIfNeeded();
      await box.locator('[data-live=toggle]').click();
      await page.locator('[data-live-result][data-state=live]').waitFor();
      await box.locator('[data-live=files]').click();
      await box.locator('[role=tabpanel] code').first().waitFor();
      // In a narrow frame, pages of the toolkit itself hydrate with other menus than those in their HTML.
      expect(problems.filter((problem) => !/React error #4(?:18|23|25)/.test(problem))).toEqual([]);
      await page.context().close();
    },
  );

  test('holds on pages for lost addresses, also where the host has one for all languages', async () => {
    const {page, problems, visit} = await visitor();
    // As hosts answer that know of no languages.
    await page.route('**/zh/guide/start/other', async (route) =>
      route.fulfill({response: await page.request.get(`${host.url}/nothing`)}),
    );
    for (const [address, lang] of [
      ['/guide/start/introductoin', 'en'],
      ['/zh/guide/start/introductoin', 'zh-CN'],
      ['/zh/guide/start/other', 'zh-CN'],
    ] as const) {
      await visit(address);
      await page.waitForSelector(`html[lang="${lang}"]`);
      await page.locator('main section a').first().waitFor();
    }
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
    await page.context().close();
  });
});
