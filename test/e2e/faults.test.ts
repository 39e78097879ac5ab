/** What readers meet when something fails or is missing, and on paper. */
import {chromium, type Page} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath';
import {baseUrl, closeBrowser, startVisit, wake} from './support/browser';
import {testTricks} from './support/tricks';

// A machine that builds at the same time is slow.
jest.setTimeout(90_000);

const WIDE = {width: 1280, height: 800};
const START = '/guide/start/getting-started';
const FAILURE = 'This part of the page could not be loaded.';

afterAll(closeBrowser);

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const modeButton = (page: Page) => page.locator('nav.navbar [data-color-mode]');
const tab = (page: Page, name: string) => page.locator('main').getByRole('tab', {name, exact: true}).first();
const group = (page: Page) => page.locator('.theme-doc-sidebar-menu details').first();
const shown = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true}).waitFor();

/** Waits for the part of the page script that navigates, which a sign of life brings. */
async function beReading(page: Page): Promise<void> {
  const later = page.waitForResponse(/\/page-script-[^/]*\.js$/);
  await page.mouse.move(900, 500);
  await (await later).finished();
}

describe('a browser that keeps nothing', () => {
  const REFUSALS: [string, () => void][] = [
    [
      'because its storage is blocked',
      () => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('The reader refuses.', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'because its storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        };
      },
    ],
  ];

  test.each(REFUSALS)('%s, still does on the page what its reader wants', async (_why, refuse) => {
    const {page, problems, visit} = await startVisit({viewport: WIDE, colorScheme: 'light'});
    await page.addInitScript(refuse);
    await visit(START);
    await tab(page, 'pnpm').click();
    expect(await tab(page, 'pnpm').getAttribute('aria-selected')).toBe('true');
    await group(page).locator('summary').click();
    await group(page).and(page.locator(':not([open])')).waitFor();
    // From the system to light to dark.
    await modeButton(page).click();
    await modeButton(page).click();
    expect(await mode(page)).toBe('dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sidebar');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== START);
    await page.locator('main h1').waitFor();
    expect(await mode(page)).toBe('dark');
    // Docusaurus tells developers.
    expect(problems.filter((problem) => !problem.includes('browser storage is not available'))).toEqual([]);
    await page.context().close();
  });
});

describe('a file of the page', () => {
  const LOSSES = [
    ['that is gone after a release', {status: 404, body: 'gone'}],
    ['that breaks off on its way', undefined],
  ] as const;

  testTricks.each(LOSSES)('%s costs what it is for, says so, and is asked for again', async (_what, answer) => {
    const {page, visit} = await startVisit({viewport: WIDE});
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    const lost = /\/page-script-[^/]*\.js$/;
    await page.route(lost, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit('/guide/basic/ssg');

    // A name in a sample stays a link, and what a page says does not change.
    const name = page.locator('.theme-code-block code a', {hasText: 'ssg'}).first();
    await name.hover();
    expect(await page.locator('.name-card').count()).toBe(0);
    const failure = page.getByRole('status').filter({hasText: FAILURE});
    await page.locator('[data-press="copy"]').click();
    await failure.waitFor();
    expect(await page.locator('[data-announcer][data-visible]').isVisible()).toBe(true);

    // Without the part that navigates, the browser does.
    await name.click();
    await page.waitForURL('**/api/config/config-basic#ssg');
    await visit('/guide/default-theme/navbar');
    await page.locator('[data-live="toggle"]').first().click();
    await failure.waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.unroute(lost);
    await page.reload();
    await page.locator('[data-live="toggle"]').first().click();
    await page.locator('iframe').first().waitFor();
    expect(exceptions).toEqual([]);
    await page.context().close();
  });

  testTricks('that the app consists of is named as lost, and nothing loops', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    const asked: string[] = [];
    await page.route('**/assets/js/main.*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({status: 404, body: 'gone'});
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await visit('/api');
    await page.getByRole('searchbox', {name: 'Filter'}).click();
    await page.getByText(FAILURE).waitFor();
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.documentElement.dataset.app === 'asleep');
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    // One attempt each for coming near the field, using it and the shortcut, with what is loaded ahead of each.
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(await page.locator('main article').first().isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('the network', () => {
  testTricks('that is gone leaves the page as it is, and a page that was fetched can be opened', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit(START);
    await beReading(page);
    const next = page.locator('.pagination-nav__link--next');
    const address = (await next.getAttribute('href'))!;
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === address);
    await next.focus();
    await (await fetched).finished();
    await page.context().setOffline(true);
    await tab(page, 'yarn').click();
    expect(await tab(page, 'yarn').getAttribute('aria-selected')).toBe('true');
    await page.locator('.table-of-contents a').last().click();
    await page.waitForFunction(() => location.hash !== '' && window.scrollY > 0);
    await next.press('Enter');
    await page.waitForURL(`**${address}`);
    await page.waitForFunction(
      (path) => document.querySelector('link[rel="canonical"]')!.getAttribute('href')!.endsWith(path),
      address,
    );
    // What nobody fetched is asked for, and then the browser says what is wrong; the way back remains.
    await page.locator('.theme-doc-sidebar-menu a').last().click();
    await page.waitForURL(/^chrome-error:|about$|\/guide\//);
    await page.context().setOffline(false);
    await page.goto(baseUrl() + START);
    await shown(page, 'Getting started');
    await page.context().close();
  });

  test('that is slow keeps nobody from reading and going on: text waits for no script and no picture', async () => {
    const {page} = await startVisit({viewport: WIDE});
    const held: (() => void)[] = [];
    await page.route(/\.(?:js|svg|png|webp|ico)$/, (route) =>
      new Promise<void>((resolve) => held.push(resolve)).then(() => route.abort()),
    );
    await page.goto(baseUrl() + START, {waitUntil: 'commit'});
    await shown(page, 'Getting started');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).visibility)).toBe('visible');
    expect(held.length).toBeGreaterThan(0);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== START, {waitUntil: 'commit'});
    await page.locator('main h1').waitFor();
    for (const release of held) release();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.context().close();
  });
});

describe('a page that the browser has kept whole', () => {
  test('comes back as it was, with what was chosen on another page meanwhile', async () => {
    // Drivers of browsers turn this off.
    const browser = await chromium.launch({
      ...(await browserPath()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({viewport: WIDE, colorScheme: 'light'});
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
      });
      await page.goto(baseUrl() + START);
      await wake(page);
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await page.goto(`${baseUrl()}/zh${START}`);
      await modeButton(page).click();
      await modeButton(page).click();
      await tab(page, 'pnpm').click();
      expect(await mode(page)).toBe('dark');
      // A driver would wait for the page to load, which it does not.
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => 'persisted' in window && window.persisted);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(await mode(page)).toBe('dark');
      expect(await tab(page, 'pnpm').getAttribute('aria-selected')).toBe('true');
      expect(await modeButton(page).getAttribute('aria-label')).toContain('dark');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    } finally {
      await browser.close();
    }
  });
});

test('a reader who prints from the dark mode gets light paper with all that is folded, and nothing around the text', async () => {
  const {page, problems, visit} = await startVisit({viewport: WIDE, colorScheme: 'dark'});
  await visit('/guide/start/introduction');
  await beReading(page);
  await page.evaluate(() => {
    // While the browser prints, by the rules of the page itself.
    window.matchMedia('print').addEventListener('change', ({matches}) => {
      const folded = document.querySelectorAll('article details:not([open])').length;
      const {theme} = document.documentElement.dataset;
      if (matches) Object.assign(window, {printed: {theme, folded}});
    });
  });
  const folded = () => page.locator('article details:not([open])').count();
  const before = await folded();
  expect(before).toBeGreaterThan(0);
  await page.pdf();
  expect(await page.evaluate(() => 'printed' in window && window.printed)).toEqual({theme: 'light', folded: 0});
  expect([await mode(page), await folded()]).toEqual(['dark', before]);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 794, height: 1123});
  const paper = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      frame: shown('.navbar, .theme-doc-sidebar-container, .table-of-contents, .pagination-nav, .footer').length,
      cut: shown('main pre').filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
      underlined: shown('main pre a').filter((name) => getComputedStyle(name).textDecorationLine !== 'none').length,
    };
  });
  expect(paper).toEqual({ground: 'rgb(255, 255, 255)', frame: 0, cut: 0, underlined: 0});
  expect(problems).toEqual([]);
  await page.context().close();
});
