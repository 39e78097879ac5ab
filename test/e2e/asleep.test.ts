/** Pages before their app has started, and navigation until then. */
import type {BrowserContextOptions, Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {baseUrl, beReading, clicksLeft, closeBrowser, drawn, startVisit, wake} from './support/browser';
import {testTricks} from './support/tricks';

jest.setTimeout(60_000);

afterAll(closeBrowser);

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 390, height: 844};
const START = '/guide/start/introduction';

const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.app);
const tools = (page: Page) => page.getByRole('button', {name: 'Related tools', exact: true});
const panel = (page: Page) => page.locator('nav.navbar [data-tippy-root] a').first();
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true}).waitFor();

/** Follows a link to an address from the text of the page, and marks the document. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(window, {sameDocument: true});
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')!.append(link);
    link.click();
  }, address);
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function on(
  route: string,
  run: (page: Page, problems: string[]) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const {page, problems, visit} = await startVisit({viewport: WIDE, ...options});
  await visit(route);
  await run(page, problems);
  expect(problems).toEqual([]);
  await page.context().close();
}

describe('waking', () => {
  testTricks('nothing of the app is there before it is used', () =>
    on(START, async (page) => {
      expect(await state(page)).toBe('asleep');
      expect(await page.evaluate(() => 'docusaurusRoot' in window)).toBe(false);
      expect(await violationsOf(page)).toEqual([]);
    }),
  );

  const USES: [string, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
    ['the mouse', START, (page) => tools(page).hover(), (page) => panel(page).waitFor()],
    ['a click', START, (page) => tools(page).click(), (page) => panel(page).waitFor()],
    [
      'the keyboard',
      START,
      async (page) => {
        await tools(page).focus();
        await page.keyboard.press('Enter');
      },
      (page) => panel(page).waitFor(),
    ],
    [
      'a key on a menu',
      START,
      async (page) => {
        await page.locator('nav.navbar').getByRole('button', {name: 'English'}).focus();
        await page.keyboard.press('Enter');
      },
      (page) => page.locator('nav.navbar .dropdown--show').waitFor(),
    ],
    [
      'Ctrl+K',
      START,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('sidebar');
      },
      async (page) => {
        await page.getByRole('option').first().waitFor();
        expect(await page.getByRole('combobox').inputValue()).toBe('sidebar');
      },
    ],
    [
      'the filter of the overview',
      '/api',
      async (page) => {
        await page.getByRole('searchbox', {name: 'Filter'}).click();
        await page.keyboard.type('themeConfig.nav');
      },
      async (page) => {
        await page.waitForFunction(() => document.querySelectorAll('main article article').length === 1);
        expect(await page.getByRole('searchbox', {name: 'Filter'}).inputValue()).toBe('themeConfig.nav');
      },
    ],
    [
      'a filter in the address',
      '/api?filter=themeConfig.nav',
      async () => {},
      async (page) =>
        void (await page.waitForFunction(() => document.querySelectorAll('main article article').length === 1)),
    ],
  ];

  testTricks.each(USES)('by %s does once what the reader did', (_what, route, act, happens) =>
    on(route, async (page) => {
      await act(page);
      await happens(page);
      expect(await state(page)).toBe('awake');
      expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    }),
  );

  testTricks('by a tap opens what was tapped, and it stays open', () =>
    on(
      START,
      async (page) => {
        await tools(page).tap();
        await panel(page).waitFor();
        await page.waitForTimeout(300);
        expect(await tools(page).getAttribute('aria-expanded')).toBe('true');
      },
      {viewport: PHONE, hasTouch: true, isMobile: true},
    ),
  );

  testTricks('a control says that it works while the scripts are on their way', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit(START);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/main.*', async (route) => {
      await held;
      await route.continue();
    });
    await tools(page).click();
    expect(await tools(page).getAttribute('aria-busy')).toBe('true');
    release();
    await panel(page).waitFor();
    expect(await tools(page).getAttribute('aria-busy')).toBeNull();
    await page.context().close();
  });

  testTricks('a failure is told, and the next click tries again', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit(START);
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await tools(page).click();
    await page.getByText('This part of the page could not be loaded.').waitFor();
    expect(await state(page)).toBe('asleep');
    await page.unroute('**/assets/js/main.*');
    await tools(page).click();
    await panel(page).waitFor();
    await page.context().close();
  });
});

describe('navigation', () => {
  testTricks('shows the page, its title to all, and its place in the sidebar, without a load', () =>
    on(START, async (page) => {
      await beReading(page);
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await page.locator('.menu a[href="/guide/start/getting-started"]').click();
      await heading(page, 'Getting started');
      expect(await page.title()).toBe('Getting started | Rspress');
      expect(await page.locator('.menu a[aria-current="page"]').allInnerTexts()).toEqual(['Getting started']);
      await page.getByRole('status').getByText('Getting started | Rspress').waitFor({state: 'attached'});
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect([await state(page), await isSameDocument(page)]).toEqual(['asleep', true]);
    }),
  );

  testTricks('goes back and forward to where the reader was, asleep and awake', () =>
    on('/guide/start/getting-started', async (page) => {
      await beReading(page);
      await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
      const before = await page.evaluate(() => window.scrollY);
      await follow(page, '/api/config/config-theme#nav');
      await page.waitForFunction(() => document.getElementById('nav') !== null);
      await page.waitForFunction(() => Math.abs(document.getElementById('nav')!.getBoundingClientRect().top) < 150);
      await page.goBack();
      await heading(page, 'Getting started');
      await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 100, before);
      await page.goForward();
      await page.waitForFunction(() => document.getElementById('nav') !== null);
      expect([await state(page), await isSameDocument(page)]).toEqual(['asleep', true]);
      await wake(page);
      await page.goBack();
      await heading(page, 'Getting started');
      expect([await state(page), await isSameDocument(page)]).toEqual(['awake', true]);
    }),
  );

  testTricks('leaves to the browser: new tabs, other languages, files and what is not there', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit(START);
    await beReading(page);
    const link = page.locator('.menu a[href="/guide/start/getting-started"]');
    const left = await clicksLeft(page);
    await link.click({modifiers: ['Control']});
    await link.click({modifiers: ['Shift']});
    await link.click({button: 'middle'});
    expect(await left()).toEqual([true, true, true]);
    expect(new URL(page.url()).pathname).toBe(START);
    for (const [address, title] of [
      ['/zh/guide/start/introduction', 'Rspress'],
      ['/guide/nowhere', 'This page does not exist'],
    ] as const) {
      await page.goto(baseUrl() + START);
      await beReading(page);
      await Promise.all([page.waitForEvent('load'), follow(page, address)]);
      expect(new URL(page.url()).pathname).toBe(address);
      // The page of lost addresses wakes at once, and writes its title anew.
      await page.waitForFunction((text) => document.title.includes(text), title);
      expect(await isSameDocument(page)).toBe(false);
    }
    await page.context().close();
  });

  testTricks('loads the page when it cannot be fetched', async () => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit(START);
    await beReading(page);
    let attempts = 0;
    await page.route('**/guide/start/getting-started', (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : route.continue();
    });
    await follow(page, '/guide/start/getting-started');
    await heading(page, 'Getting started');
    expect([attempts, await isSameDocument(page)]).toEqual([2, false]);
    await page.context().close();
  });

  testTricks.each([
    ['shows a page of another kind when its style sheet applies', false],
    ['loads a page whose style sheet cannot be had', true],
  ])('%s', async (_what, fails) => {
    const {page, visit} = await startVisit({viewport: WIDE});
    await visit('/');
    await beReading(page);
    let attempts = 0;
    await page.route('**/assets/css/styles.*', async (route) => {
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await (fails && attempts === 1 ? route.abort() : route.continue());
    });
    await page.evaluate(() => {
      const applied: boolean[] = [];
      Object.assign(window, {applied});
      new MutationObserver(() => {
        if (document.querySelector('.theme-doc-markdown') === null) return;
        const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
        applied.push(...[...links].map(({sheet}) => sheet !== null));
      }).observe(document.body, {childList: true, subtree: true});
    });
    await follow(page, START);
    await heading(page, 'Introduction');
    expect([attempts, await isSameDocument(page)]).toEqual(fails ? [2, false] : [1, true]);
    const applied = await page.evaluate(() => (window as unknown as {applied?: boolean[]}).applied);
    expect(new Set(applied)).toEqual(new Set(fails ? [] : [true]));
    await page.context().close();
  });

  testTricks('waits with the app until the page at the address is shown', async () => {
    await on(START, async (page) => {
      await beReading(page);
      await page.route('**/guide/start/getting-started', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await follow(page, '/guide/start/getting-started');
      await tools(page).click();
      await panel(page).waitFor();
      await heading(page, 'Getting started');
      expect([await state(page), await isSameDocument(page)]).toEqual(['awake', true]);
    });
  });

  /** The page as a list of its tags and texts, without what only one way to it leaves. */
  const content = (page: Page) =>
    page.evaluate(() => {
      const list = (node: Node): string[] => {
        // The parser of a fetched page reads what is in a `noscript` as elements and writes them in its own way.
        if (!(node instanceof Element)) return [`${node.nodeName} ${node.nodeValue}`];
        if (node.nodeName === 'NOSCRIPT') return ['NOSCRIPT'];
        // In any order: an attribute that is added comes last.
        const attributes = [...node.attributes].map(({name, value}) => `${name}=${value}`).sort();
        return [[node.nodeName, ...attributes].join(' '), ...[...node.childNodes].flatMap(list)];
      };
      const {className, lang, dir} = document.documentElement;
      return [className, lang, dir, ...list(document.head), ...list(document.querySelector('#__docusaurus')!)];
    });

  testTricks.each(['', '/zh'])(
    'leads to the same page as a load does, and hydrates without a word: %s',
    async (prefix) => {
      const routes = [
        ...['/', '/guide/start/getting-started', '/guide/basic/use-mdx', '/api', '/api/config/config-theme'],
        ...['/plugin/system/introduction', '/guide/start/introduction', '/api/commands', '/'],
      ].map((route) => prefix + route);
      const {page, problems, visit} = await startVisit({viewport: WIDE});
      const loaded = new Map<string, string[]>();
      const titles = new Map<string, string>();
      for (const route of routes) {
        await visit(route);
        await beReading(page);
        loaded.set(route, await content(page));
        titles.set(route, await page.title());
      }
      await visit(`${prefix}/guide/start/introduction`);
      await beReading(page);
      for (const route of routes) {
        await follow(page, route);
        await page.waitForFunction((title) => document.title === title, titles.get(route)!);
        // What is below the window is laid out, and its boxes are measured, after the beginning is painted.
        await drawn(page);
        const [shown, wanted] = [await content(page), loaded.get(route)!];
        expect(shown.filter((part, index) => part !== wanted[index]).slice(0, 3)).toEqual([]);
        expect(shown).toHaveLength(wanted.length);
      }
      expect([await state(page), await isSameDocument(page)]).toEqual(['asleep', true]);
      await wake(page);
      await page.waitForTimeout(200);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
