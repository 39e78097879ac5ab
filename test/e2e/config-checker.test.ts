/** The check of a configuration on the page about moving. */
import type {Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {closeBrowser, startVisit, wake} from './support/browser';
import {testTricks} from './support/tricks';

jest.setTimeout(60_000);

afterAll(closeBrowser);

const EN = '/guide/about/moving-to-2';
const ZH = `/zh${EN}`;
const PHONE = {width: 390, height: 844};

const field = (page: Page) => page.getByRole('textbox', {name: /rspress\.config\.ts/});
const items = (page: Page, label: string) =>
  page.locator('main li').filter({has: page.locator('strong', {hasText: label})});
const said = (page: Page) => page.locator('main [role="status"]').filter({hasText: /1\.x/}).innerText();

/** Puts text into the field as a reader does who pastes. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.insertText(text);
}

const SOURCE = "export default {\n  titel: 'Harbour',\n  builderPlugins: [],\n  themeConfig: theme(),\n};\n";

/** The file behind a link has what the link names. */
async function expectTargets(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const {origin, pathname, hash} = new URL(address, page.url());
    const html = await (await page.request.get(origin + pathname)).text();
    // The minifier leaves out quotes that are not needed.
    const target = new RegExp(`id=(["']?)${decodeURIComponent(hash.slice(1))}\\1[ >]`);
    expect([address, target.test(html)]).toEqual([address, true]);
  }
}

test('tells line by line what is wrong and what to change, also what was pasted before the app was there', async () => {
  const {page, problems, visit} = await startVisit({viewport: {width: 1280, height: 900}});
  await visit(EN);
  // Nothing of it is there before.
  expect(await page.locator('main li strong').filter({hasText: 'Unknown option'}).count()).toBe(0);
  await paste(page, SOURCE);
  await items(page, 'Unknown option').waitFor();
  expect(await field(page).inputValue()).toBe(SOURCE);
  expect(await items(page, 'Unknown option').innerText()).toMatch(/Line 2[^]*no option titel\. Did you mean title\?/);
  expect(await items(page, 'Renamed or moved').innerText()).toMatch(
    /Line 3[^]*builderPlugins, in 2\.x builderConfig\.plugins/,
  );
  expect(await said(page)).toMatch(/^Problems in 1\.x: 1\. Changes for 2\.x: \d+\. Parts that were not checked: 1\.$/);
  const links = await page
    .locator('main li:has(strong) a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(3);
  await expectTargets(page, links);
  // A line leads to its place in the file.
  await items(page, 'Renamed or moved').getByRole('button', {name: 'Line 3'}).click();
  expect(
    await field(page).evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd)),
  ).toBe('  builderPlugins: [],');
  expect(problems).toEqual([]);
  await page.context().close();
});

test.each([
  ['light', {colorScheme: 'light', viewport: {width: 1280, height: 900}}],
  ['dark', {colorScheme: 'dark', viewport: PHONE}],
] as const)('an example shows it at work by the keyboard, accessible in %s mode', async (_, options) => {
  const {page, problems, visit} = await startVisit(options);
  await visit(ZH);
  await wake(page);
  await field(page).focus();
  // Tab leaves the field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await items(page, '未知选项').first().waitFor();
  expect(await field(page).inputValue()).toContain('Harbour');
  expect(await said(page)).toMatch(/^1\.x 中的问题：\d+ 个；/);
  for (const label of ['类型错误', '未知值', '没有效果', '改名或移动', '默认值改变', '已移除'])
    expect(await items(page, label).count()).toBeGreaterThan(0);
  expect(await violationsOf(page, {include: 'main'})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('an error of the syntax has line and column', async () => {
  const {page, problems, visit} = await startVisit();
  await visit(EN);
  await paste(page, "export default {\n  title: 'A\n};");
  await page.getByText('The file has a syntax error in line 2, column 10.').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

testTricks('what it needs loads on first use, and a failure is told', async () => {
  const {page, visit} = await startVisit();
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  await visit(EN);
  await wake(page);
  const before = fetched.length;
  await page.route('**/assets/js/*', (route) => route.abort());
  await paste(page, SOURCE);
  await page.getByText('The check could not be loaded.').waitFor();
  expect(fetched.slice(before).length).toBeGreaterThan(0);
  await page.unroute('**/assets/js/*');
  await paste(page, ' ');
  await items(page, 'Unknown option').waitFor();
  await page.context().close();
});

test('without JavaScript a sentence says what to do', async () => {
  const {page, visit} = await startVisit({javaScriptEnabled: false});
  await visit(EN);
  // Text of `noscript` is none that a locator by text looks at.
  expect(await page.locator('main').innerText()).toContain('The check runs in the browser and needs JavaScript.');
  expect(await field(page).isVisible()).toBe(false);
  await page.context().close();
});
