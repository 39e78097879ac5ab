import type {Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, open} from './support/browser';

afterAll(closeBrowser);

/** The browser reports the status itself: that is what these pages are about. */
const expected = (problem: string) => /\b404\b/.test(problem);

const closest = (page: Page) => page.locator('main section a');

test('an English address that leads nowhere gets the closest pages', async () => {
  const {page, problems} = await open('/guide/start/introductoin');
  expect(await page.title()).toBe('This page does not exist | Rspress');
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

test('a Chinese address is answered in Chinese though the host serves the English page', async () => {
  const {page, problems} = await open('/zh/guide/start/introductoin');
  await page.locator('main[lang="zh-CN"]').waitFor();
  expect(await page.locator('h1').innerText()).toBe('这个页面不存在');
  await closest(page).first().waitFor();
  expect(await closest(page).first().getAttribute('href')).toBe('/zh/guide/start/introduction');
  await page.getByRole('link', {name: '回到首页'}).click();
  await page.waitForURL('**/zh/');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await page.context().close();
  expect(problems.filter((problem) => !expected(problem))).toEqual([]);
});

test('the Chinese 404 page is Chinese as it is served', async () => {
  const {page, problems} = await open('/zh/404.html', {javaScriptEnabled: false});
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
