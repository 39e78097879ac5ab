import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {closeBrowser, open} from './support/browser';

afterAll(closeBrowser);

const WIDTHS = [360, 768, 1280, 1920];
const ROUTES = ['/', '/zh/', '/guide/start/getting-started', '/zh/guide/start/getting-started', '/404.html'];

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(ROUTES)('%s fits its window', async (route) => {
    const {page} = await open(route, {viewport: {width, height: 900}});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    await page.context().close();
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

/** Running text of the usual mix of long and short words. */
const PROSE =
  'When you change a page, the server sends only that page again, so the answer is there before your hand has left the keyboard. A page that uses components takes a little longer, because the bundler compiles them first. Nothing of this needs a setting, and all of it works in a folder with a single file.';

/** Number of characters on each line of a paragraph, as it is laid out. */
function lineLengths(page: Page, text: string): Promise<number[]> {
  return page.evaluate((content) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = content;
    document.querySelector('.markdown')?.append(paragraph);
    const [node] = paragraph.childNodes;
    const lines = new Map<number, number>();
    for (let i = 0; node && i < content.length; i += 1) {
      const range = document.createRange();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    return [...lines.values()];
  }, text);
}

test('lines of English text have a comfortable length', async () => {
  const {page} = await open('/guide/start/introduction', {viewport: {width: 1920, height: 1000}});
  const lengths = await lineLengths(page, PROSE);
  await page.context().close();
  expect(lengths.length).toBeGreaterThan(2);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(55);
});

// Not counted: a machine that runs tests may have no font with Han characters. In one that has, each is a square.
test('lines of Chinese text have a comfortable length', async () => {
  const {page} = await open('/zh/guide/start/introduction', {viewport: {width: 1920, height: 1000}});
  const squares = await page
    .locator('.markdown > p')
    .first()
    .evaluate(
      (paragraph) => paragraph.getBoundingClientRect().width / parseFloat(getComputedStyle(paragraph).fontSize),
    );
  await page.context().close();
  expect(squares).toBeLessThanOrEqual(45);
  expect(squares).toBeGreaterThanOrEqual(30);
});

test.each(['/', '/guide/start/getting-started', '/zh/'])('nothing moves while %s loads', async (route) => {
  const {page} = await open('/404.html', {viewport: {width: 1280, height: 800}});
  await page.addInitScript(() => {
    const record = window as unknown as {shift: number};
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(new URL(route, page.url()).href, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(500);
  const shift = await page.evaluate(() => (window as unknown as {shift: number}).shift);
  await page.context().close();
  expect(shift).toBeLessThan(0.001);
});

test('the column of text stands in one place, whatever is in it', async () => {
  const boxes = [];
  for (const route of [
    '/guide/start/introduction',
    '/guide/start/getting-started',
    '/zh/guide/start/getting-started',
  ]) {
    const {page} = await open(route, {viewport: {width: 1280, height: 800}});
    boxes.push(
      await page.locator('article').evaluate((article) => {
        const {left, width} = article.getBoundingClientRect();
        return {left, width};
      }),
    );
    await page.context().close();
  }
  expect(boxes).toEqual([boxes[0], boxes[0], boxes[0]]);
});

test('Han text has its own line and no slanted characters', async () => {
  const {page} = await open('/zh/guide/start/introduction');
  const style = await page.evaluate(() => {
    const em = document.createElement('em');
    em.textContent = '强调';
    document.querySelector('.markdown p')?.append(em);
    const body = getComputedStyle(document.body);
    return {
      slant: getComputedStyle(em).fontStyle,
      line: parseFloat(body.lineHeight) / parseFloat(body.fontSize),
      family: body.fontFamily,
    };
  });
  await page.context().close();
  expect(style.slant).toBe('normal');
  expect(style.line).toBeGreaterThanOrEqual(1.8);
  expect(style.family).toMatch(/PingFang SC/);
});

test('the keyboard sees where it is on every stop of a page', async () => {
  const {page} = await open('/guide/start/introduction', {viewport: {width: 1280, height: 800}});
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      const seen = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      return {seen, html: element.outerHTML.slice(0, 120)};
    });
    if (!stop) break;
    if (!stop.seen) unseen.push(stop.html);
  }
  await page.context().close();
  expect(stops).toBeGreaterThan(10);
  expect(unseen).toEqual([]);
}, 30_000);

test('links in running text are underlined', async () => {
  const {page} = await open('/internal/components');
  const decorations = await page
    .locator('main p > a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  await page.context().close();
  expect(decorations.length).toBeGreaterThan(0);
  expect(decorations.filter((line) => line !== 'underline')).toEqual([]);
});

test('with reduced motion nothing takes time', async () => {
  const {page} = await open('/', {reducedMotion: 'reduce'});
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .some((duration) => parseFloat(duration) > 0.001),
      ).length,
  );
  await page.context().close();
  expect(slow).toBe(0);
});

test.each([
  ['light', '#ffffff'],
  ['dark', '#0e131b'],
] as const)('in %s the bars of the browser have the colour of the page', async (colorScheme, colour) => {
  const {page} = await open('/', {colorScheme});
  const declared = await page
    .locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${colorScheme})"]`)
    .getAttribute('content');
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.context().close();
  expect(declared).toBe(colour);
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  expect(background).toBe(`rgb(${r}, ${g}, ${b})`);
});

test('every mark that the head names is there', async () => {
  const {page} = await open('/');
  const hrefs = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const statuses = await Promise.all(hrefs.map(async (href) => (await page.request.get(href)).status()));
  await page.context().close();
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('styles of the theme lie in layers, so that those of the site win', () => {
  const html = readFileSync('build/index.html', 'utf8');
  const [, href = ''] = /<link rel=["']?stylesheet["']? href=["']?([^"' >]+)/.exec(html) ?? [];
  const css = readFileSync(path.join('build', href), 'utf8');
  expect(css).toContain('@layer docusaurus.infima');
  expect(css).not.toContain(':not(#\\#)');
});
