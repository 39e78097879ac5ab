import type {Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, open, startVisit} from './support/browser';

afterAll(closeBrowser);

/** The browser reports the status itself: that is what these pages are about. */
const expected = (problem: string) => /\b404\b/.test(problem);

const closest = (page: Page) => page.locator('main section a');

test('an English address that leads nowhere gets the closest pages', async () => {
  const {page, problems} = await open('/guide/start/introductoin');
  await page.waitForFunction(() => document.title === 'This page does not exist | Rspress');
  expect(await page.locator('h1').innerText()).toBe('This page does not exist');
  expect(await page.locator('main code').innerText()).toBe('/guide/start/introductoin');
  await closest(page).first().waitFor();
  expect(await closest(page).first().getAttribute('href')).toBe('/guide/start/introduction');
  await closest(page).first().click();
  // The address changes at once, the page when its script is there.
  await page.getByRole('heading', {level: 1, name: 'Introduction', exact: true}).waitFor();
  expect(new URL(page.url()).pathname).toBe('/guide/start/introduction');
  await page.context().close();
  expect(problems.filter((problem) => !expected(problem))).toEqual([]);
});

test('a Chinese address is Chinese throughout though the host serves the English page', async () => {
  const {page, problems, visit} = await startVisit();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit('/zh/guide/start/introductoin');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await page.waitForFunction(() => document.title === '这个页面不存在 | Rspress');
  expect(await page.locator('h1').innerText()).toBe('这个页面不存在');
  expect(new URL(page.url()).pathname).toBe('/zh/guide/start/introductoin');
  await closest(page).first().waitFor();
  expect(await closest(page).first().getAttribute('href')).toBe('/zh/guide/start/introduction');
  await page.waitForSelector('html:is([data-app="awake"], :not([data-app]))');
  const navbar = page.locator('nav.navbar');
  expect((await navbar.innerText()).replace(/\s+/g, ' ')).toMatch(/指南 插件 API 版本.*简体中文/);
  expect(await navbar.locator('.dropdown__menu a[lang="en"]').getAttribute('href')).toBe('/guide/start/introductoin');
  const links = await page
    .locator('a[href^="/"]:not([lang="en"])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => href !== '/zh' && !href?.startsWith('/zh/'))).toEqual([]);
  await page.getByRole('button', {name: '搜索文档'}).click();
  expect(await page.getByRole('combobox').getAttribute('placeholder')).toMatch(/\p{Script=Han}/u);
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: '回到首页'}).click();
  await page.waitForURL('**/zh/');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  // The English page has not run beside it: its script would have started the English app.
  expect(requests.filter((path) => /^\/assets\/js\/.*main\./.test(path))).toEqual([]);
  await page.context().close();
  expect(problems.filter((problem) => !expected(problem))).toEqual([]);
});

test('the English page stays when the Chinese one cannot be had', async () => {
  const {page, visit} = await startVisit();
  await page.route('**/zh/404.html', (route) => route.abort());
  await visit('/zh/guide/start/introductoin');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.getByRole('heading', {level: 1, name: 'This page does not exist'}).isVisible()).toBe(true);
  await page.unroute('**/zh/404.html');
  // A host that answers every address with the same page.
  await page.route('**/zh/404.html', (route) => route.fulfill({path: 'build/404.html'}));
  await visit('/zh/guide/start/introductoin');
  expect(await page.getByRole('heading', {level: 1, name: 'This page does not exist'}).isVisible()).toBe(true);
  await page.context().close();
});

test('the Chinese 404 page is Chinese as it is served', async () => {
  const {page, problems} = await open('/zh/404.html', {javaScriptEnabled: false});
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await page.locator('h1').innerText()).toBe('这个页面不存在');
  expect(await page.locator('main nav').first().innerText()).toMatch(/指南\s+插件\s+API/);
  await page.context().close();
  expect(problems).toEqual([]);
});

test('without JavaScript it shows home, sections and the other language', async () => {
  const {page} = await open('/nowhere', {javaScriptEnabled: false});
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/',
    '/guide/start/introduction',
    '/plugin/system/introduction',
    expect.stringMatching(/^\/api\/?$/),
    '/zh/',
  ]);
  expect(await page.locator('main button').count()).toBe(0);
  await page.context().close();
});

test('its search button opens the search', async () => {
  const {page} = await open('/nowhere');
  await page.locator('main').getByRole('button', {name: 'Search the docs'}).click();
  await page.getByRole('combobox').waitFor();
  expect(await page.getByRole('combobox').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.context().close();
});

test('without the page index it still shows the way home', async () => {
  const {page} = await open('/');
  await page.route('**/page-index.json', (route) => route.abort());
  await page.goto(`${baseUrl()}/guide/start/introductoin`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  expect(await page.getByRole('link', {name: 'Go to the home page'}).isVisible()).toBe(true);
  expect(await closest(page).count()).toBe(0);
  await page.context().close();
});

test('search engines are told to leave it out', async () => {
  const {page} = await open('/404.html');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.context().close();
});

test.each(['/guide/start/introductoin', '/zh/guide/start/introductoin'])(
  '%s is accessible in each look',
  async (route) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        const {page} = await open(route, {colorScheme, viewport: {width, height: 800}});
        await closest(page).first().waitFor();
        expect(await violationsOf(page)).toEqual([]);
        await page.context().close();
      }
    }
  },
  60_000,
);
