/** What readers meet when something fails, is missing or is set in their own way. */
import {chromium, type Page} from 'playwright-core';
import {browserPath} from '../../verify/browser/browserPath';
import {baseUrl, beReading, closeBrowser, startVisit, wake} from './support/browser';
import {crowded, overflowOf, spaceText} from './support/legibility';
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
    await page.waitForFunction(() => location.protocol === 'chrome-error:');
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
      const context = await browser.newContext({viewport: WIDE, colorScheme: 'light'});
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
      });
      const mark = () => page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await page.goto(baseUrl() + START);
      await wake(page);
      await mark();
      await page.goto(`${baseUrl()}/zh${START}`);
      await modeButton(page).click();
      await modeButton(page).click();
      await tab(page, 'pnpm').click();
      expect(await mode(page)).toBe('dark');
      const chosen = await page.evaluate(() => Object.entries(localStorage));
      // A driver would wait for the page to load, which it does not.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL((url) => url.pathname === START, {waitUntil: 'commit'});
      await page.waitForFunction(() => 'persisted' in window);
      if (!(await page.evaluate(() => 'persisted' in window && window.persisted === true))) {
        // A Chromium made for having no window keeps no pages. There the document stays, what was chosen is written
        // without a word to it, and it is told that it comes back.
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await wake(page);
        await mark();
        await page.evaluate((entries) => {
          for (const [name, value] of entries) localStorage.setItem(name, value);
        }, chosen);
        expect(await mode(page)).toBe('light');
        await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
      }
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

describe('a reader', () => {
  test('who prints from the dark mode gets light paper, all that is folded, where links lead, and nothing to press', async () => {
    const {page, problems, visit} = await startVisit({viewport: WIDE, colorScheme: 'dark'});
    await visit('/guide/start/introduction');
    await beReading(page);
    await page.evaluate(() => {
      // Both by the rules of the page itself, while the browser prints.
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
      const link = document.querySelector('.markdown a[href^="http"]')!;
      return {
        ground: getComputedStyle(document.documentElement).backgroundColor,
        frame: shown('.navbar, .theme-doc-sidebar-container, .table-of-contents, .pagination-nav, .footer').length,
        controls: shown('main button:not([role="tab"]), main input').map((control) => control.outerHTML.slice(0, 80)),
        cut: shown('main pre').filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
        address: getComputedStyle(link, '::after').content.includes(link.getAttribute('href')!),
        underlined: shown('main pre a').filter((name) => getComputedStyle(name).textDecorationLine !== 'none').length,
      };
    });
    const ground = 'rgb(255, 255, 255)';
    expect(paper).toEqual({ground, frame: 0, controls: [], cut: 0, address: true, underlined: 0});
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** Icons that are cut out of a ground which has the colour of the page. */
  const vanished = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const found: string[] = [];
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      for (const element of document.querySelectorAll('body *')) {
        if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        for (const part of ['', '::before', '::after']) {
          const {maskImage, backgroundColor, content} = getComputedStyle(element, part || undefined);
          if (part !== '' && content === 'none') continue;
          if (!maskImage.startsWith('url(') || ![ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)) continue;
          found.push(`${element.outerHTML.slice(0, 100)} ${part}`);
        }
      }
      return found;
    });

  test('of forced colours sees every icon, and what is pressed or chosen', async () => {
    const {page, problems, visit} = await startVisit({viewport: WIDE, forcedColors: 'active', colorScheme: 'dark'});
    const ROUTES = ['/', '/guide/basic/ssg', '/guide/default-theme/navbar', '/api', '/guide/about/moving-to-2'];
    const found: Record<string, string[]> = {};
    for (const route of ROUTES) {
      await visit(route);
      found[route] = await vanished(page);
    }
    await visit('/guide/basic/ssg');
    const name = page.locator('.theme-code-block code a', {hasText: 'ssg'}).first();
    await name.hover();
    const card = page.locator('.name-card');
    await card.waitFor();
    const looks = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        ground: style('html').backgroundColor,
        edge: style('.name-card').borderTopColor,
        paper: style('.name-card').backgroundColor,
        name: style('.theme-code-block code a').color,
        code: style('.theme-code-block code').color,
        line: style('.theme-code-block code a').textDecorationLine,
      };
    });
    expect(looks).toMatchObject({paper: looks.ground, line: 'underline'});
    expect(looks.edge).not.toBe(looks.ground);
    expect(looks.name).not.toBe(looks.code);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sidebar');
    await page.getByRole('option').first().waitFor();
    found.search = await vanished(page);
    const outlines = await page
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) =>
          JSON.stringify([
            getComputedStyle(option).outlineStyle,
            getComputedStyle(option).borderColor,
            getComputedStyle(option).backgroundColor,
          ]),
        ),
      );
    // The chosen hit is the first one, and looks different.
    expect(outlines[0]).not.toBe(outlines[1]);
    expect(Object.entries(found).filter(([, icons]) => icons.length > 0)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** Says what covers the element with the focus, or that it lies outside of the window; empty where it is seen. */
  const hiddenFocus = (page: Page) =>
    page.evaluate(async () => {
      // Until the page has scrolled to it, and the bar has gone with that.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const covers: string[] = [];
      // Links of several lines: one of them is enough.
      for (const {left, right, top, bottom} of element.getClientRects()) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit !== null && (element.contains(hit) || hit.contains(element))) return '';
        covers.push(`${Math.round(left)} ${Math.round(top)} ${hit?.outerHTML.slice(0, 100) ?? 'outside'}`);
      }
      return `${element.outerHTML.slice(0, 120)}: ${covers.join(', ')}`;
    });

  const crush = async (page: Page, part?: string) => [...(await overflowOf(page)), ...(await crowded(page, part))];

  // A window of 1280 by 1024 pixels at 400 %; the other one with the text spaced. Each language is one of them: what
  // of a page does not fit shows on every page in both.
  test.each([
    ['enlarges the page to 400 %', '', {width: 320, height: 256}, false],
    ['spaces the text on a narrow screen', '/zh', {width: 320, height: 640}, true],
  ])('who %s reads and uses all of it, and nothing moves by itself', async (_what, prefix, viewport, isSpaced) => {
    const found: Record<string, string[]> = {};
    const {page, problems, visit} = await startVisit({viewport, reducedMotion: 'reduce'});
    const note = async (state: string, part?: string) => {
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({effect}) => Number(effect?.getComputedTiming().duration) > 1).length,
      );
      found[state] = [...(await crush(page, part)), ...Array<string>(moving).fill('something moves')];
    };
    await visit(prefix + START);
    if (isSpaced) await spaceText(page);
    await note('page');
    const covered: string[] = [];
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      covered.push(await hiddenFocus(page));
    }
    expect(covered.filter((element) => element !== '')).toEqual([]);
    await page.locator('.theme-doc-toc-mobile, [data-outline]').first().click();
    await note('outline');

    await page.evaluate(() => window.scrollTo({top: 0}));
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link').last().scrollIntoViewIfNeeded();
    expect(await menu.getByRole('link').last().isVisible()).toBe(true);
    await note('menu', '.navbar-sidebar');
    await page.locator('.navbar-sidebar__back').click();
    await page.waitForTimeout(100);
    await note('main menu', '.navbar-sidebar');
    await page.keyboard.press('Escape');

    const allTexts = page.waitForResponse(/-more\.[\da-f]+\.json$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nav');
    await (await allTexts).finished();
    // Said when nothing changes any more.
    await page.locator('dialog [role="status"]', {hasText: /\d/}).waitFor({state: 'attached'});
    // The second file of the index brings more results, and the excerpts of all of them.
    await page.locator('dialog [role="option"] [class*="excerpt"]').first().waitFor();
    const hit = page.getByRole('option').last();
    await hit.scrollIntoViewIfNeeded();
    const box = (await hit.boundingBox())!;
    expect(box.y + box.height / 2).toBeLessThan(viewport.height);
    expect(await page.getByRole('combobox').isVisible()).toBe(true);
    await note('search', 'dialog');
    await page.getByRole('combobox').fill('qqqqqqqq');
    await page.getByRole('option').first().waitFor({state: 'detached'});
    await note('no result', 'dialog');
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
    await page.context().close();
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
  });
});
