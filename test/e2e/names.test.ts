/** Names in samples: links to their entries, and the cards they show. */
import type {Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {beReading, closeBrowser, copied, open, startVisit, wake} from './support/browser';

jest.setTimeout(60_000);

afterAll(closeBrowser);

const PAGE = '/guide/basic/ssg';
const NAME = '.theme-code-block code a';
const card = (page: Page) => page.locator('.name-card');
const named = (page: Page, name: string) => page.locator(NAME, {hasText: name}).first();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const layout = (page: Page) =>
  page.locator('pre').evaluateAll((blocks) => blocks.map((block) => JSON.stringify(block.getBoundingClientRect())));

test('the mouse shows a card that moves nothing, Escape hides it, and a click follows the name', async () => {
  const {page, problems} = await open(PAGE, {viewport: {width: 1280, height: 900}});
  const name = named(page, 'ssg');
  await name.scrollIntoViewIfNeeded();
  const before = await layout(page);
  await name.hover();
  await card(page).waitFor();
  expect(await layout(page)).toEqual(before);
  expect(await card(page).locator('dt').first().textContent()).toBe('Type');
  expect(await card(page).locator('p').textContent()).toMatch(/\S.*[.]$/);
  expect(await card(page).locator('a').first().getAttribute('href')).toBe('/api/config/config-basic#ssg');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await card(page).waitFor({state: 'detached'});

  // The app takes over what is around the page, and the names go on.
  await wake(page);
  await page.mouse.move(2, 400);
  await name.hover();
  await card(page).waitFor();
  await name.click();
  await page.waitForURL('**/api/config/config-basic#ssg');
  await card(page).waitFor({state: 'detached'});
  expect(problems).toEqual([]);
  await page.context().close();
});

test('the names of a block are one stop of the Tab key, and arrow keys lead through them', async () => {
  const {page, problems} = await open(PAGE, {viewport: {width: 1280, height: 900}});
  const block = page.locator('.theme-code-block pre', {has: page.locator('a', {hasText: 'ssg'})}).first();
  const names = await block.locator('a').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await block.locator('a').first().focus();
  // The first of the others is no stop any more.
  await block.locator('a[tabindex="-1"]').first().waitFor();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(names[1]);
  await page.keyboard.press('End');
  expect(await focused(page)).toBe(names.at(-1));
  // The card of another name may still be there.
  const last = block.locator('a[aria-describedby]').last();
  await last.filter({hasText: names.at(-1)}).waitFor();
  const described = await last.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain(names.at(-1));
  expect(await block.locator('a:not([tabindex="-1"])').allTextContents()).toEqual([names.at(-1)]);
  await page.keyboard.press('Tab');
  expect(await block.evaluate((pre) => pre.contains(document.activeElement))).toBe(false);
  // It would cover what has the focus now.
  expect(await card(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('on a phone a tap shows the card in the language of the page, and copying gives the code alone', async () => {
  const {page, problems} = await open(`/zh${PAGE}`, {
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-write'],
  });
  // The script that listens comes at the first sign of a reader.
  await beReading(page, () => page.evaluate(() => window.scrollBy(0, 1)));
  // Of a change, only what comes is copied.
  const block = page
    .locator('.theme-code-block:not([data-language="diff"])', {has: page.locator('code a', {hasText: 'ssg'})})
    .first();
  const name = block.locator('code a', {hasText: 'ssg'}).first();
  const code = await block.locator('code').textContent();
  await name.tap();
  await card(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/zh${PAGE}`);
  expect(await card(page).locator('dt').first().textContent()).toBe('类型');
  expect(await card(page).locator('p').textContent()).toMatch(/\p{Script=Han}.*。$/u);
  expect(await violationsOf(page)).toEqual([]);
  await block.getByRole('button', {name: '复制代码'}).tap();
  await card(page).waitFor({state: 'detached'});
  expect(await copied(page)).toBe(code);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('without JavaScript, and without the page of the reference, a name is a link', async () => {
  const plain = await startVisit({javaScriptEnabled: false});
  await plain.visit(PAGE);
  await named(plain.page, 'ssg').click();
  await plain.page.waitForURL('**/api/config/config-basic#ssg');
  await plain.page.context().close();

  const {page, visit} = await startVisit();
  await visit(PAGE);
  await page.route('**/api/config/config-basic', (route) => route.abort());
  const name = named(page, 'ssg');
  const asked = page.waitForEvent('requestfailed');
  await name.hover();
  await asked;
  expect(await card(page).count()).toBe(0);
  await page.unroute('**/api/config/config-basic');
  await page.mouse.move(2, 400);
  await name.hover();
  await card(page).waitFor();
  await page.context().close();
});
