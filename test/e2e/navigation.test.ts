import type {Page} from 'playwright-core';
import {closeBrowser, open, startVisit, wake} from './support/browser';

// A machine that builds at the same time is slow.
jest.setTimeout(60_000);

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 360, height: 740};

afterAll(closeBrowser);

const TEXTS = {
  en: {
    sections: ['Guide', 'Plugin', 'API'],
    version: 'Version',
    versions: [
      ['Changelog', 'https://github.com/web-infra-dev/rspress/releases'],
      ['2.x documentation', 'https://rspress.rs'],
    ],
    languages: 'Languages',
    menu: 'Toggle navigation bar',
    tools: 'Related tools',
    social: ['Rspress on GitHub', 'Discord community', 'Rspack team on X'],
    mode: /^Switch between dark and light mode/,
    base: '',
  },
  zh: {
    sections: ['指南', '插件', 'API'],
    version: '版本',
    versions: [
      ['更新日志', 'https://github.com/web-infra-dev/rspress/releases'],
      ['2.x 文档', 'https://rspress.rs/zh/'],
    ],
    languages: '选择语言',
    menu: '切换导航栏',
    tools: '相关工具',
    social: ['GitHub 上的 Rspress', 'Discord 社区', 'Rspack 团队的 X 账号'],
    mode: /^切换浅色和深色模式/,
    base: '/zh',
  },
} as const;

const LANGS = ['en', 'zh'] as const;

const navbar = (page: Page) => page.locator('nav.navbar');
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** The route without scheme, host and trailing slash. */
const route = (page: Page) => {
  const {pathname, hash} = new URL(page.url());
  return pathname.replace(/(?<=.)\/$/, '') + hash;
};

describe.each(LANGS)('the navbar in %s', (lang) => {
  const texts = TEXTS[lang];

  test.each([
    ['/guide/start/introduction', 0],
    ['/guide/start/getting-started', 0],
    ['/plugin/system/introduction', 1],
    ['/api', 2],
  ])('on %s marks one section', async (path, index) => {
    const {page, problems} = await open(texts.base + path, {viewport: WIDE});
    const active = navbar(page).locator('a[aria-current="true"].navbar__link--active');
    expect(await active.allInnerTexts()).toEqual([texts.sections[index]]);
    // The mark survives a change of the page without a reload.
    const other = (index + 1) % 3;
    await navbar(page).getByRole('link', {name: texts.sections[other], exact: true}).click();
    await navbar(page).locator('.navbar__link--active', {hasText: texts.sections[other]}).waitFor();
    expect(await active.allInnerTexts()).toEqual([texts.sections[other]]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('marks no section on the home page', async () => {
    const {page} = await open(`${texts.base}/`, {viewport: WIDE});
    expect(await navbar(page).locator('.navbar__link--active').count()).toBe(0);
    await page.context().close();
  });

  test('has a version menu with exactly two entries', async () => {
    const {page, problems} = await open(`${texts.base}/api`, {viewport: WIDE});
    const button = navbar(page).getByRole('button', {name: texts.version});
    await button.focus();
    await page.keyboard.press('Enter');
    const links = navbar(page)
      .locator('.dropdown', {has: page.getByRole('button', {name: texts.version})})
      .locator('li a');
    await links.first().waitFor();
    expect(
      await links.evaluateAll((anchors) =>
        anchors.map((anchor) => [anchor.textContent?.trim(), anchor.getAttribute('href')]),
      ),
    ).toEqual(texts.versions);
    expect(await links.first().isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('has menus that say whether they are open, and close with Escape', async () => {
    const {page, problems} = await open(`${texts.base}/api`, {viewport: WIDE});
    for (const name of [texts.version, lang === 'en' ? 'English' : '简体中文']) {
      const button = navbar(page).getByRole('button', {name});
      const list = navbar(page).locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      const state = async () => [await button.getAttribute('aria-expanded'), await list.isVisible()];
      const becomes = async (open: boolean) => {
        await button.and(page.locator(`[aria-expanded="${open}"]`)).waitFor();
        await list.waitFor({state: open ? 'visible' : 'hidden'});
      };
      expect(await state()).toEqual(['false', false]);
      await button.hover();
      await becomes(true);
      await page.keyboard.press('Escape');
      // Though the pointer is still there.
      await becomes(false);
      await page.mouse.move(600, 700);
      await button.focus();
      await page.keyboard.press('Enter');
      await becomes(true);
      await page.keyboard.press('Tab');
      expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await becomes(false);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('marks the page once, and its section as such', async () => {
    const {page} = await open(`${texts.base}/guide/start/introduction`, {viewport: WIDE});
    const marked = async (value: string) =>
      page.locator(`[aria-current="${value}"]`).evaluateAll((links) => links.map((link) => link.className));
    for (const state of ['asleep', 'awake']) {
      expect([state, await marked('page')]).toEqual([state, [expect.stringMatching(/menu__link/)]]);
      expect([state, await marked('true')]).toEqual([state, [expect.stringMatching(/navbar__link/)]]);
      await wake(page);
    }
    await page.context().close();
  });

  describe('in one window', () => {
    let page: Page;
    beforeAll(async () => {
      ({page} = await open(`${texts.base}/guide/start/introduction`));
    });
    afterAll(() => page.context().close());

    test.each([360, 768, 997, 1000, 1280, 1920])('fits into %d px', async (width) => {
      await page.setViewportSize({width, height: 800});
      const bar = await page.evaluate(() => {
        const inner = document.querySelector('.navbar__inner')!;
        const visible = [...inner.querySelectorAll('a, button')]
          .filter((element) => element.checkVisibility() && element.closest('.dropdown__menu') === null)
          .map((element) => element.getBoundingClientRect());
        return {
          overflow: Math.max(0, inner.scrollWidth - inner.clientWidth),
          height: document.querySelector<HTMLElement>('nav.navbar')!.offsetHeight,
          outside: visible.filter(({left, right}) => left < 0 || right > document.documentElement.clientWidth).length,
          overlapping: visible.filter((box, index) => index > 0 && box.left < visible[index - 1]!.right - 1).length,
          tall: visible.filter(({height}) => height > 60).length,
        };
      });
      expect(bar).toEqual({overflow: 0, height: 60, outside: 0, overlapping: 0, tall: 0});
    });
  });

  test('keeps everything in the menu of a phone', async () => {
    const {page, problems} = await open(`${texts.base}/`, {viewport: PHONE, hasTouch: true, isMobile: true});
    await page.getByRole('button', {name: texts.menu}).tap();
    const menu = page.locator('.navbar-sidebar');
    for (const section of texts.sections) {
      await menu.getByRole('link', {name: section, exact: true}).waitFor();
    }
    for (const name of texts.social) await menu.getByRole('link', {name}).waitFor();
    await menu.getByText(texts.tools, {exact: true}).waitFor();
    expect(await menu.locator('a[href^="https://rs"]:has(img)').count()).toBe(6);
    await menu.getByRole('button', {name: texts.mode}).waitFor();
    await menu.getByRole('button', {name: texts.languages, exact: true}).tap();
    await menu.getByRole('link', {name: 'English'}).waitFor();
    await menu.getByRole('button', {name: texts.version}).tap();
    for (const [name, href] of texts.versions) {
      const link = menu.getByRole('link', {name});
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(href);
    }
    await menu.getByRole('link', {name: texts.sections[2], exact: true}).tap();
    await page.waitForURL(`**${texts.base}/api`);
    await menu.waitFor({state: 'hidden'});
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

test('the menu of a phone keeps the focus until Escape or its button closes it', async () => {
  const {page, problems} = await open('/guide/start/introduction', {viewport: PHONE, hasTouch: true, isMobile: true});
  const toggle = page.getByRole('button', {name: TEXTS.en.menu, includeHidden: true});
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  for (const end of [() => page.keyboard.press('Escape'), () => close.tap()]) {
    await toggle.tap();
    await focused('.navbar-sidebar__close');
    const reachable = await page
      .locator('a[href], button')
      .evaluateAll((all) => all.filter((element) => !element.closest('[inert], .navbar-sidebar')).length);
    expect(reachable).toBe(0);
    await end();
    await focused('.navbar__toggle');
    await page.locator('.navbar-sidebar').waitFor({state: 'hidden'});
    expect(
      await page.locator('main, footer, .navbar__inner').locator('xpath=self::*[ancestor-or-self::*[@inert]]').count(),
    ).toBe(0);
  }
  expect(problems).toEqual([]);
  await page.context().close();
});

describe('the language menu', () => {
  async function switchTo(page: Page, label: string, from: string): Promise<void> {
    await navbar(page).getByRole('button', {name: from}).hover();
    await Promise.all([page.waitForEvent('load'), navbar(page).getByRole('link', {name: label}).click()]);
    await page.waitForSelector('html[data-has-hydrated="true"]');
  }

  test.each([
    ['/', '/zh'],
    ['/api', '/zh/api'],
    ['/guide/start/getting-started', '/zh/guide/start/getting-started'],
    ['/plugin/system/introduction#later', '/zh/plugin/system/introduction#later'],
  ])('stays on the page: %s and %s', async (english, chinese) => {
    const {page} = await open(english, {viewport: WIDE});
    await switchTo(page, '简体中文', 'English');
    expect(route(page)).toBe(chinese);
    expect(await page.getAttribute('html', 'lang')).toBe('zh-CN');
    await switchTo(page, 'English', '简体中文');
    expect(route(page)).toBe(english);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.context().close();
  });

  // The server of these tests, as many hosts, has one 404 page for both languages.
  test('stays at an address that does not exist', async () => {
    const {page, problems} = await open('/guide/lost', {viewport: WIDE});
    await switchTo(page, '简体中文', 'English');
    expect(route(page)).toBe('/zh/guide/lost');
    await switchTo(page, 'English', '简体中文');
    expect(route(page)).toBe('/guide/lost');
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
    await page.context().close();
  });
});

test('the bars of the browser take the colour of the chosen mode', async () => {
  const {page} = await open('/api', {viewport: WIDE, colorScheme: 'light'});
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas.flatMap((meta) =>
          matchMedia((meta as HTMLMetaElement).media).matches ? [meta.getAttribute('content')] : [],
        ),
      );
  const becomes = async (colour: string) => {
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter(({media}) => matchMedia(media).matches)
          .every(({content}) => content === wanted),
      colour,
    );
    expect(await colours()).toEqual([colour]);
  };
  const toggle = navbar(page).getByRole('button', {name: TEXTS.en.mode});
  await toggle.click();
  await toggle.click();
  await becomes('#0e131b');
  // Another page, and one that comes with the choice.
  await page.locator('.menu__link', {hasText: 'Commands'}).click();
  await page.getByRole('heading', {level: 1, name: 'Commands'}).waitFor();
  await becomes('#0e131b');
  await page.reload();
  await becomes('#0e131b');
  await page.context().close();
});

test('the colour mode goes round, and survives a reload and a change of the language', async () => {
  const {page, problems} = await open('/api', {viewport: WIDE, colorScheme: 'dark'});
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('The change is not instant.');
    };
  });
  const toggle = () => navbar(page).getByRole('button', {name: TEXTS.en.mode});
  expect(await theme(page)).toBe('dark');
  await toggle().click();
  expect(await theme(page)).toBe('light');
  await page.reload();
  expect(await theme(page)).toBe('light');
  await page.goto(new URL('/zh/api', page.url()).href);
  expect(await theme(page)).toBe('light');
  await page.goBack();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await toggle().click();
  expect(await theme(page)).toBe('dark');
  await toggle().click();
  expect(await theme(page)).toBe('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await page.waitForSelector('html[data-theme="light"]');
  // Leaving a page stops what it was still fetching.
  expect(problems.filter((problem) => !problem.startsWith('failed:'))).toEqual([]);
  await page.context().close();
});

test('the navbar leaves while scrolling down and returns while scrolling up', async () => {
  const {page} = await open('/guide/start/getting-started', {viewport: {width: 1280, height: 200}});
  const isInView = () => page.evaluate(() => document.querySelector('nav.navbar')!.getBoundingClientRect().bottom > 1);
  /** Turns the wheel on as a reader does, until the bar is there or gone. */
  const scrollUntil = async (step: number, inView: boolean) => {
    for (let turn = 0; turn < 20 && (await isInView()) !== inView; turn += 1) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(150);
    }
    expect(await isInView()).toBe(inView);
  };
  expect(await isInView()).toBe(true);
  await page.mouse.move(600, 150);
  await scrollUntil(60, false);
  await scrollUntil(-60, true);
  await page.context().close();
});

describe('a heading far down', () => {
  /** Distance of the heading from the top of the window, and how often the page has scrolled, once it stands still. */
  const place = (page: Page) =>
    page.evaluate(async () => {
      let seen = -1;
      while (seen !== window.scrollY) {
        seen = window.scrollY;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      const {steps} = window as unknown as {steps: number};
      return {top: document.getElementById('stylus')!.getBoundingClientRect().top, steps};
    });

  test('is there at once, for who arrives and from the outline, and so is the top again', async () => {
    const {page} = await open('/guide/start/getting-started', {viewport: WIDE});
    await page.addInitScript(() => {
      const counter = Object.assign(window, {steps: 0});
      document.addEventListener('scroll', () => (counter.steps += 1));
    });
    await page.goto(new URL('/guide/advanced/extend-build#stylus', page.url()).href);
    const arrived = await place(page);
    expect(arrived.top).toBeGreaterThanOrEqual(0);
    expect(arrived.top).toBeLessThan(200);
    // One for the place, and one when what is above has its height.
    expect(arrived.steps).toBeLessThan(4);

    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.locator('.table-of-contents').getByRole('link', {name: 'Stylus'}).click();
    await page.waitForFunction(() => window.scrollY > 0);
    const followed = await place(page);
    expect(followed.top).toBeCloseTo(arrived.top, -1);
    expect(followed.steps - arrived.steps).toBeLessThan(6);

    // Shown to who scrolls back.
    await page.mouse.wheel(0, -400);
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await page.waitForFunction(() => window.scrollY === 0);
    expect((await place(page)).steps - followed.steps).toBeLessThan(30);
    await page.context().close();
  });
});

describe('a sidebar group', () => {
  const group = (page: Page) =>
    page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-item-category summary').first();
  const state = (page: Page) => group(page).evaluate((summary) => String(summary.closest('details')!.open));

  async function goTo(page: Page, section: string): Promise<void> {
    await navbar(page).getByRole('link', {name: section, exact: true}).click();
    await navbar(page).locator('.navbar__link--active', {hasText: section}).waitFor();
    await group(page).waitFor();
  }

  test('starts expanded, and stays as the reader left it in other sections and after a reload', async () => {
    const {page, problems} = await open('/guide/start/introduction', {viewport: WIDE});
    const link = page.locator('.theme-doc-sidebar-container a[href="/guide/start/getting-started"]');
    expect(await state(page)).toBe('true');
    expect(await link.isVisible()).toBe(true);
    await group(page).click();
    await link.waitFor({state: 'hidden'});
    expect(await state(page)).toBe('false');

    await goTo(page, 'API');
    expect(await state(page)).toBe('true');
    await goTo(page, 'Guide');
    expect(await state(page)).toBe('false');

    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('**/guide/start/getting-started');
    expect(await state(page)).toBe('false');

    await page.reload();
    await page.locator('.theme-doc-sidebar-container details:not([open])').waitFor();
    await group(page).click();
    await link.waitFor();
    await goTo(page, 'Plugin');
    await goTo(page, 'Guide');
    expect(await state(page)).toBe('true');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('is the same group in the other language', async () => {
    const {page} = await open('/guide/start/introduction', {viewport: WIDE});
    await group(page).click();
    await page.goto(new URL('/zh/guide/start/introduction', page.url()).href);
    await page.locator('.theme-doc-sidebar-container details:not([open])').waitFor();
    await page.context().close();
  });

  test('opens with the keyboard', async () => {
    const {page} = await open('/guide/start/introduction', {viewport: WIDE});
    await group(page).focus();
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('false');
    await page.keyboard.press('Enter');
    expect(await state(page)).toBe('true');
    await page.context().close();
  });
});

describe.each(LANGS)('without scripts, in %s,', (lang) => {
  const texts = TEXTS[lang];

  test.each([
    ['a phone', PHONE],
    ['a wide window', WIDE],
  ])('%s shows the sections', async (_name, viewport) => {
    const {page, problems} = await open(`${texts.base}/guide/start/introduction`, {viewport, javaScriptEnabled: false});
    for (const section of texts.sections) {
      expect(await navbar(page).getByRole('link', {name: section, exact: true}).isVisible()).toBe(true);
    }
    expect(await page.locator('.theme-doc-sidebar-container a[href$="/guide/start/getting-started"]').isVisible()).toBe(
      true,
    );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  ['/index.html', 'build/index.html', '/'],
  ['/zh/index.html', 'build/zh/index.html', '/zh/'],
  ['/zh', 'build/zh/index.html', '/zh/'],
  ['/guide/basic/ssg.html', 'build/guide/basic/ssg.html', '/guide/basic/ssg'],
  ['/zh/api/', 'build/zh/api/index.html', '/zh/api'],
])('a host that serves a page at %s', (address, file, own) => {
  test(`shows it once, at ${own}`, async () => {
    const {page, problems, visit} = await startVisit({viewport: WIDE});
    // The server of these tests redirects such addresses.
    await page.route(
      ({pathname}) => pathname === address,
      (request) => request.fulfill({path: file}),
    );
    await visit(`${address}?from=test#top`);
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    const before = await canonical();
    await wake(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${own}?from=test`);
    expect(await page.locator('main').count()).toBe(1);
    expect(await canonical()).toBe(before);
    expect(
      await page.locator('link[hreflang]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)),
    ).not.toContainEqual(expect.stringMatching(/[^:]\/\//));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
