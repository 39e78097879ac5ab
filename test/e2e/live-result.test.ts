import type {Page} from 'playwright-core';
import {BROWSER, type Step} from '../../verify/claims/browser.data';
import {violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, open, ownProblems, startVisit, type Visitor} from './support/browser';
import {illegible} from './support/legibility';

// A machine that builds at the same time is slow.
jest.setTimeout(90_000);

const PAGE = '/internal/components';
const SITE = '/live/tour-nav/';
const WIDE = {width: 1280, height: 900};

afterAll(closeBrowser);

const box = (page: Page) => page.locator('[data-live-result]').first();
const button = (page: Page, name: string) => box(page).getByRole('button', {name, exact: true});
const frame = (page: Page) => page.frameLocator('iframe[title="Live site of the example"]');
const heading = (page: Page, name: string) => frame(page).getByRole('heading', {level: 1, name});

/** What the page loaded for live results, besides pictures. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((path) => path.startsWith('/live/') || path.includes('live-result')),
  );

async function start(page: Page): Promise<void> {
  await box(page).scrollIntoViewIfNeeded();
  await button(page, 'Start the live site').click();
  await page.locator('[data-live-result][data-state=live]').waitFor();
}

test('loads nothing before it is started, and then the page in the place of its picture', async () => {
  const {page, problems} = await open(PAGE, {viewport: WIDE});
  await box(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await loaded(page)).toEqual([]);
  const height = await box(page).evaluate((element) => element.clientHeight);
  const picture = await box(page).getByRole('img').boundingBox();
  await start(page);
  await heading(page, 'Plan a walk').waitFor();
  expect(await box(page).evaluate((element) => element.clientHeight)).toBe(height);
  const site = await box(page).locator('iframe').boundingBox();
  expect([site?.width, site?.height]).toEqual([picture?.width, picture?.height]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Stop');
  expect(await violationsOf(page, {include: '[data-live-result]'})).toEqual([]);
  await button(page, 'Stop').click();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(ownProblems(problems)).toEqual([]);
  await page.context().close();
});

test('its site has no rights on the page around it', async () => {
  const {page} = await open(PAGE, {viewport: WIDE});
  await start(page);
  await heading(page, 'Plan a walk').waitFor();
  expect(await box(page).locator('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
  const site = page.frames().find((each) => each.url().includes(SITE));
  expect(await site?.evaluate(() => window.origin)).toBe('null');
  await page.context().close();
});

test('follows its links, and is loaded again where it is', async () => {
  const {page, problems} = await open(PAGE, {viewport: WIDE});
  await start(page);
  await frame(page).getByRole('link', {name: 'Trail notes'}).first().click();
  await heading(page, 'Trail notes').waitFor();
  // The frame tells its address after it has shown the page.
  await box(page)
    .locator('[data-live-address]')
    .and(page.getByText('/', {exact: true}))
    .waitFor();
  const tab = box(page).getByRole('link', {name: 'Open the live site in a new tab'});
  expect(await tab.getAttribute('href')).toMatch(/^\/live\/tour-nav\/(?:index\.html)?$/);
  await heading(page, 'Trail notes').evaluate((element) => element.append('!'));
  await button(page, 'Reload the live site').click();
  await heading(page, 'Trail notes')
    .and(frame(page).getByText(/^#?\s*Trail notes\s*#?$/))
    .waitFor();
  expect(ownProblems(problems)).toEqual([]);
  await page.context().close();
});

test('finds pages by the search of the toolkit', async () => {
  const {page, problems} = await open(PAGE, {viewport: WIDE});
  await start(page);
  const input = frame(page).locator('input');
  // A site whose scripts are still starting hears no click.
  for (let tries = 0; tries < 20 && !(await input.isVisible()); tries += 1) {
    await frame(page).locator('[class*=mobileNavSearchButton]:visible').click();
    await input.waitFor({timeout: 1500}).catch(() => undefined);
  }
  await input.fill('water');
  await frame(page).locator('[class*=suggest] a, li a').filter({hasText: /water/i}).first().waitFor();
  expect(ownProblems(problems)).toEqual([]);
  await page.context().close();
});

test('follows the colour mode', async () => {
  const {page} = await open(PAGE, {viewport: WIDE, colorScheme: 'dark'});
  await start(page);
  await frame(page).locator('html.dark').waitFor();
  await page.emulateMedia({colorScheme: 'light'});
  await frame(page).locator('html:not(.dark)').waitFor();
  await page.context().close();
});

test('takes the width of a phone, or the whole screen', async () => {
  const {page} = await open(PAGE, {viewport: WIDE});
  await start(page);
  const width = () =>
    box(page)
      .locator('iframe')
      .evaluate((element) => element.clientWidth);
  const column = await width();
  await button(page, 'Phone width').click();
  expect(await width()).toBe(390);
  expect(await button(page, 'Phone width').getAttribute('aria-pressed')).toBe('true');
  await button(page, 'Phone width').click();
  expect(await width()).toBe(column);
  await button(page, 'Wide: use the whole screen').click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  expect(await width()).toBeGreaterThan(column);
  await page.context().close();
});

test('shows the files of the example, by keyboard', async () => {
  const {page, problems} = await open(PAGE, {viewport: WIDE});
  await box(page).scrollIntoViewIfNeeded();
  await box(page).getByRole('tab', {name: 'Site'}).focus();
  await page.keyboard.press('ArrowRight');
  const files = box(page).getByRole('tablist', {name: 'Files of the example'});
  await files.waitFor();
  const selected = () => files.getByRole('tab', {selected: true}).innerText();
  expect(await selected()).toBe('docs/walks/_meta.json\nquoted on this page');
  expect(await box(page).locator('code .hl').allInnerTexts()).not.toEqual([]);
  await files.getByRole('tab', {selected: true}).focus();
  await page.keyboard.press('ArrowDown');
  expect(await selected()).toBe('rspress.config.ts');
  expect(await box(page).locator('code').innerText()).toContain("title: 'Trail notes'");
  expect(await violationsOf(page, {include: '[data-live-result]'})).toEqual([]);
  // It lies on the picture, and would lie on the files.
  expect(await box(page).getByText('Start the live site').isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('is a picture and a link without JavaScript', async () => {
  const {page, problems} = await open(PAGE, {viewport: WIDE, javaScriptEnabled: false});
  expect(await box(page).getByRole('button').count()).toBe(0);
  const link = box(page).getByRole('link', {name: 'Open the live site in a new tab'});
  const response = await page.request.get(baseUrl() + String(await link.getAttribute('href')));
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('Plan a walk');
  expect(problems).toEqual([]);
  await page.context().close();
});

test('speaks Chinese', async () => {
  const {page} = await open(`/zh${PAGE}`, {viewport: {width: 390, height: 844}});
  await box(page).scrollIntoViewIfNeeded();
  await button(page, '启动示例网站').click();
  await page.frameLocator('iframe[title="示例网站"]').getByRole('heading', {level: 1}).waitFor();
  expect(await illegible(page)).toEqual([]);
  await page.context().close();
});

/** What WebKit does in a frame without rights on its origin: the history takes no other path. */
function refusePaths(): void {
  const change = History.prototype.pushState;
  History.prototype.pushState = function (state, unused, url) {
    if (new URL(url ?? '', location.href).pathname !== location.pathname) throw new DOMException('', 'SecurityError');
    change.call(this, state, unused, url);
  };
}

test.each([
  ['changes its path', () => undefined],
  ['loads the old URL', refusePaths],
])('a redirect stays in the frame, when the link to an old URL %s', async (_way, prepare) => {
  const {page} = await startVisit({viewport: WIDE});
  await page.addInitScript(prepare);
  await page.goto(`${baseUrl()}/plugin/official-plugins/client-redirects`);
  await start(page);
  await frame(page).getByRole('link', {name: 'Topos'}).click();
  await heading(page, 'Routes').waitFor();
  await box(page)
    .locator('[data-live-address]')
    .and(page.getByText(/^\/guide\/routes$/))
    .waitFor();
  expect(await box(page).locator('iframe').count()).toBe(1);
  await page.context().close();
});

test('an editor with workers and fonts runs in the frame, and what is typed is compiled', async () => {
  const {page, problems, visit} = await startVisit({viewport: WIDE});
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await visit('/plugin/official-plugins/playground');
  await start(page);
  const holes = (text: string) => frame(page).getByRole('button', {name: text, exact: true});
  await holes('0 holes').click();
  await holes('1 holes').waitFor();
  await frame(page).locator('.monaco-editor .view-line').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('export default () => <button>Dug</button>;');
  await holes('Dug').waitFor();
  expect([...hosts].sort()).toEqual([new URL(baseUrl()).origin, 'null']);
  expect(ownProblems(problems)).toEqual([]);
  await page.context().close();
});

/** Does one step of a claim on a live site that fills the window. */
async function take({page, problems}: Visitor, site: string, step: Step): Promise<void> {
  if ('load' in step) {
    await page.goto(`${baseUrl()}${site}${step.load}`, {waitUntil: 'networkidle'});
    // The host leads from /a.html to /a, without the query.
    expect(new URL(page.url()).search).toBe(new URL(step.load, baseUrl()).search);
  } else if ('follow' in step) {
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator(`.rspress-doc a[href$="${step.follow}"]`).first().click();
    await page.waitForURL(`**${step.follow}`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } else if ('press' in step) {
    await page.locator(`.rspress-doc a[href$="${step.press}"]`).first().click();
    const landed = (url: string) => url.replace('.html', '').endsWith(`${site}${step.lands.replace('.html', '')}`);
    await page.waitForURL(({href}) => landed(href));
  } else if ('sees' in step) {
    await page.locator(step.sees).first().waitFor({state: 'attached'});
  } else if ('misses' in step) {
    await page.locator(step.misses).first().waitFor({state: 'detached'});
  } else if ('reports' in step) {
    expect(problems).toContainEqual(expect.stringMatching(step.reports));
  } else {
    expect(problems.filter((problem) => step.silent.test(problem))).toEqual([]);
  }
}

test.each(BROWSER.map((claim) => [claim.claim, claim] as const))('%s', async (_claim, {example, steps, width}) => {
  const visitor = await startVisit({viewport: {...WIDE, ...(width === undefined ? {} : {width})}});
  for (const step of steps) await take(visitor, `/live/${example}`, step);
  await visitor.page.context().close();
});

test('a claim that something is missing on a live site has seen it before', () => {
  for (const {steps} of BROWSER) {
    const seen = new Set<string>();
    for (const step of steps) {
      if ('sees' in step) seen.add(step.sees);
      if ('misses' in step) expect(seen).toContain(step.misses);
    }
  }
});

test('a claim that the console is silent has another that hears the same', () => {
  const steps = BROWSER.flatMap((claim) => claim.steps);
  const heard = steps.flatMap((step) => ('reports' in step ? step.reports.source : []));
  for (const step of steps) if ('silent' in step) expect(heard).toContain(step.silent.source);
});
