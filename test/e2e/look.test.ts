import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {load} from 'cheerio';
import type {Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, open, startVisit} from './support/browser';
import {crowded, illegible, overflowOf, spaceText} from './support/legibility';

afterAll(closeBrowser);

const WIDTHS = [320, 768, 1920];
const ROUTES = ['/', '/zh/', '/guide/start/getting-started', '/zh/guide/start/getting-started', '/404.html'];

describe.each(ROUTES)('%s', (route) => {
  let page: Page;
  beforeAll(async () => {
    ({page} = await open(route));
  });
  afterAll(() => page.context().close());

  test.each(WIDTHS)('fits a window of %i px', async (width) => {
    await page.setViewportSize({width, height: 900});
    expect(await overflowOf(page)).toEqual([]);
  });
});

test.each(['/api/commands', '/zh/api/commands'])(
  'text, code, tables and callouts of %s share one column of a comfortable width',
  async (route) => {
    const {page} = await open(route, {viewport: {width: 1920, height: 1000}});
    const boxes = await page.evaluate(() =>
      ['p', '.theme-code-block', '.theme-admonition', 'div:has(> table)'].map((selector) => {
        const element = document.querySelector<HTMLElement>(`.markdown > ${selector}`);
        return element === null ? undefined : [element.offsetLeft, element.offsetWidth];
      }),
    );
    const size = await page
      .locator('.markdown > p')
      .nth(1)
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    await page.context().close();
    const [[, width = 0] = []] = boxes;
    expect(boxes).toEqual(boxes.map(() => boxes[0]));
    expect(width).toBeGreaterThanOrEqual(640);
    expect(width).toBeLessThanOrEqual(720);
    // In a font with Han characters each is a square: so many are on a line.
    expect(width / size).toBeGreaterThanOrEqual(38);
    expect(width / size).toBeLessThanOrEqual(40);
  },
);

// Fonts differ in width: in a wide one, the longest label once had its last letter on a line of its own.
test.each(['/api/config/config-basic', '/zh/api/config/config-basic'])(
  'labels in the entries of %s stay on one line, on phones too',
  async (route) => {
    const {page} = await open(route);
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({width, height: 844});
      const labels = await page.locator('.fact dt').evaluateAll((list) =>
        list.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return {text: label.textContent, lines: new Set([...range.getClientRects()].map(({top}) => top)).size};
        }),
      );
      expect(labels.length).toBeGreaterThan(50);
      expect([width, labels.filter(({lines}) => lines !== 1)]).toEqual([width, []]);
    }
    await page.context().close();
  },
);

/** A fault of each kind that `illegible` finds, as a script plants it. */
const ILLEGIBLE: [fault: string, plant: () => void, message: RegExp][] = [
  [
    'a page that is too wide',
    () => (document.querySelector<HTMLElement>('main')!.style.minInlineSize = '120vw'),
    /^the page is \d+ px too wide$/,
  ],
  [
    'a name that breaks',
    () => {
      const code = document.querySelector<HTMLElement>('dd code')!;
      code.style.cssText = 'display: inline-block; inline-size: 2ch; word-break: break-all';
    },
    /^"\w+" breaks inside the word$/,
  ],
  [
    'code without a shade at its edge',
    () => {
      for (const pre of document.querySelectorAll<HTMLElement>('.theme-code-block pre')) pre.style.background = 'none';
    },
    /^code is cut without a cue: /,
  ],
  [
    'a label of two lines',
    () =>
      (document.querySelector<HTMLElement>('main [role="tab"]')!.style.cssText =
        'inline-size: 1ch; word-break: break-all'),
    /^the label "\w+" has several lines$/,
  ],
];

test.each(ILLEGIBLE)('%s is found', async (_fault, plant, message) => {
  const {page} = await open('/api/commands', {viewport: {width: 390, height: 844}});
  expect(await illegible(page)).toEqual([]);
  await page.evaluate(plant);
  const found = await illegible(page);
  await page.context().close();
  expect(found).toContainEqual(expect.stringMatching(message));
});

test('spaced text that is cut off or lies on other text is found', async () => {
  const {page} = await open('/api/commands', {viewport: {width: 320, height: 640}});
  await spaceText(page);
  expect(await crowded(page)).toEqual([]);
  const paragraphs = page.locator('.markdown > p');
  const clamp = 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden';
  await paragraphs.nth(3).evaluate((p, style) => (p.style.cssText = style), clamp);
  expect(await crowded(page)).toEqual([]);
  await paragraphs.nth(0).evaluate((p) => (p.style.cssText = 'block-size: 3em; overflow: hidden'));
  await paragraphs.nth(1).evaluate((p) => (p.style.translate = '0 4em'));
  await paragraphs.nth(2).evaluate((p) => (p.style.cssText = 'white-space: nowrap; overflow-x: clip'));
  const found = (await crowded(page)).map((line) => line.replaceAll(/"[^"]*"/g, '…').replaceAll(/\d+/g, 'n'));
  await page.context().close();
  expect(new Set(found)).toEqual(new Set(['… is cut off by n px', '… lies on …']));
  expect(found.filter((line) => line.includes('cut')).length).toBeGreaterThan(1);
});

/** Adds up from now on how far things move, as browsers measure it. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const record = window as unknown as {shift: number};
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as {shift: number}).shift);

test.each(['/', '/guide/start/getting-started', '/zh/'])('nothing moves while %s loads', async (route) => {
  const {page} = await open('/404.html', {viewport: {width: 1280, height: 800}});
  await recordShifts(page);
  await page.goto(new URL(route, page.url()).href, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(500);
  const shift = await shiftOf(page);
  await page.context().close();
  expect(shift).toBeLessThan(0.001);
});

test('nothing moves when half of the navbar comes late', async () => {
  const {page} = await open('/404.html', {viewport: {width: 1280, height: 800}});
  const {origin} = new URL(page.url());
  const html = await (await fetch(`${origin}/zh/`)).text();
  const half = html.indexOf('<a ', html.indexOf('navbar__items--right'));
  expect(half).toBeGreaterThan(0);
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${origin}${request.url}`);
      response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''});
      if (request.url !== '/zh/') return response.end(Buffer.from(await answer.arrayBuffer()));
      response.write(html.slice(0, half));
      setTimeout(() => response.end(html.slice(half)), 300);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await recordShifts(page);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/zh/`, {waitUntil: 'load'});
  const shift = await shiftOf(page);
  await page.context().close();
  server.closeAllConnections();
  server.close();
  expect(shift).toBe(0);
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
      [...document.querySelectorAll('body *')].filter((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').some((duration) => parseFloat(duration) > 0.001);
      }).length,
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
  // Not the sheet for readers without scripts, which is inside of a `noscript`: to the parser, a text.
  const sheets = load(readFileSync('build/index.html', 'utf8'))('head > link[rel="stylesheet"]');
  expect(sheets).toHaveLength(1);
  const css = readFileSync(path.join('build', sheets.attr('href')!), 'utf8');
  expect(css).toContain('@layer docusaurus.infima');
  expect(css).not.toContain(':not(#\\#)');
});

test('in forced colours the chosen tab and the page in the sidebar can be told', async () => {
  const {page} = await open('/guide/start/getting-started', {
    forcedColors: 'active',
    viewport: {width: 1280, height: 800},
  });
  const looks = await page.evaluate(() => {
    const edge = (selector: string) => getComputedStyle(document.querySelector(selector)!).borderBlockEndColor;
    const mark = getComputedStyle(document.querySelector('.theme-doc-sidebar-menu .menu__link--active')!, '::before');
    return {
      chosen: edge('[data-tabs] [role="tab"][aria-selected="true"]'),
      other: edge('[data-tabs] [role="tab"][aria-selected="false"]'),
      mark: mark.backgroundColor,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  await page.context().close();
  expect(looks.chosen).not.toBe(looks.other);
  expect(looks.other).toBe(looks.ground);
  expect(looks.mark).not.toBe(looks.ground);
});

test('every list of tabs, and every panel, has a name', async () => {
  const {page} = await open('/guide/start/getting-started');
  const nameless = await page
    .locator('[role="tablist"], [role="tabpanel"]')
    .evaluateAll((all) => all.filter((part) => !part.ariaLabel && !part.hasAttribute('aria-labelledby')).length);
  expect(await page.getByRole('tablist', {name: 'npm, pnpm, yarn, bun'}).count()).toBeGreaterThan(0);
  expect(nameless).toBe(0);
  await page.context().close();
});

test.each(['light', 'dark'] as const)(
  'the page about translations is accessible and fits, in %s',
  async (colorScheme) => {
    const {page, problems} = await startVisit({colorScheme, viewport: {width: 320, height: 844}});
    // It has no script that could say that it reacts.
    await page.goto(`${baseUrl()}/translations`);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.context().close();
    expect(problems).toEqual([]);
  },
);
