/** The Markdown of a page: copying it, and the link to it. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, copied, startVisit, wake} from './support/browser';
import {testTricks} from './support/tricks';

jest.setTimeout(60_000);

afterAll(closeBrowser);

const CLIPBOARD = ['clipboard-write'];
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.app);
const twin = (file: string) => readFileSync(`build/${file}`, 'utf8');

testTricks('a page is copied while the app sleeps and when it is awake, which is said and moves nothing', async () => {
  const {page, problems, visit} = await startVisit({permissions: CLIPBOARD, viewport: {width: 390, height: 844}});
  await visit('/zh/guide/basic/ssg');
  const button = page.getByRole('button', {name: '复制本页'});
  const status = page.locator('article [role="status"]').first();
  const before = await page.locator('h1').boundingBox();
  await button.click();
  await status.getByText('已复制为 Markdown').waitFor();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  expect(await violationsOf(page)).toEqual([]);
  expect(await state(page)).toBe('asleep');
  expect(await copied(page)).toBe(twin('zh/guide/basic/ssg.md'));

  await wake(page);
  await button.press('Enter');
  expect(await copied(page)).toBe(twin('zh/guide/basic/ssg.md'));
  expect(problems).toEqual([]);
  await page.context().close();
});

testTricks('a page that cannot be copied says so, and leads to its Markdown', async () => {
  const {page, visit} = await startVisit({permissions: CLIPBOARD});
  await visit('/');
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByText('This did not work').waitFor();
  await page.unroute('**/*.md');
  const link = page.getByRole('link', {name: 'Markdown of this page'});
  const answer = page.waitForResponse(`${baseUrl()}/index.md`);
  await link.click();
  expect((await answer).headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8$/i);
  await page.context().close();
});

testTricks('without JavaScript there is the link, and nothing to press', async () => {
  const {page, visit} = await startVisit({javaScriptEnabled: false});
  await visit('/api');
  expect(await page.getByRole('link', {name: 'Markdown of this page'}).getAttribute('href')).toBe('/api.md');
  expect(await page.getByRole('button', {name: 'Copy page'}).count()).toBe(0);
  await page.context().close();
});
