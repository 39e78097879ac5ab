import type {BrowserContextOptions, Page} from 'playwright-core';
import {toolLists} from '../../config/toolLists';
import {violationsOf} from './support/accessibility';
import {clicksLeft, closeBrowser, open} from './support/browser';

// A machine that builds at the same time is slow.
jest.setTimeout(60_000);

const WIDE = {width: 1280, height: 800};
const {popover: popoverGroups, stack: toolStack} = toolLists('zh');
const tools = popoverGroups.flatMap((group) => group.links);

afterAll(closeBrowser);

const button = (page: Page, name = 'Related tools') => page.getByRole('button', {name, exact: true});
const links = (page: Page) => page.locator('nav.navbar [data-tippy-root] a');
const isExpanded = (page: Page) => button(page).getAttribute('aria-expanded');

async function opened(page: Page): Promise<void> {
  await links(page).first().waitFor();
  expect(await isExpanded(page)).toBe('true');
  expect(await links(page).count()).toBe(6);
}

async function closed(page: Page): Promise<void> {
  await links(page).first().waitFor({state: 'detached'});
  expect(await isExpanded(page)).toBe('false');
}

/** Runs a test on an open page, which must stay free of problems. */
async function on(
  options: BrowserContextOptions & {route?: string},
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const {route = '/guide/start/introduction', ...context} = options;
  const {page, problems} = await open(route, {viewport: WIDE, ...context});
  await run(page);
  expect(problems).toEqual([]);
  await page.context().close();
}

test('loads nothing before it is wanted, and its library once', async () => {
  const {page} = await open('/guide/start/introduction', {viewport: WIDE});
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({name}) => name.includes('floating-layer')),
  );
  expect(before).toEqual([]);
  scripts.length = 0;
  await button(page).hover();
  await opened(page);
  await page.mouse.move(600, 600);
  await closed(page);
  await button(page).click();
  await opened(page);
  expect(scripts.filter((path) => path.includes('floating-layer'))).toHaveLength(1);
  await page.context().close();
});

test('is the first item of the navbar', () =>
  on({}, async (page) => {
    const items = page.locator('.navbar__inner a:visible, .navbar__inner button:visible');
    const names = await items.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim()),
    );
    expect(names.slice(0, 3)).toEqual(['Rspress', 'Related tools', 'Guide']);
  }));

describe('the panel', () => {
  test('is named by the button and lists the tools', () =>
    on({}, async (page) => {
      await button(page).click();
      await opened(page);
      const id = await button(page).getAttribute('aria-controls');
      const panel = page.locator(`[id="${id}"]`);
      expect(await panel.locator('ul').count()).toBe(1);
      await panel
        .locator('img')
        .evaluateAll((all) => Promise.all(all.map((logo) => (logo as HTMLImageElement).decode())));
      const shown = await panel.locator('ul a').evaluateAll((anchors) =>
        anchors.map((anchor) => ({
          href: anchor.getAttribute('href'),
          target: anchor.getAttribute('target'),
          isSafe: anchor.getAttribute('rel')?.split(' ').includes('noopener'),
          text: (anchor as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
          hasLogo: (anchor.querySelector('img')?.naturalWidth ?? 0) > 0,
        })),
      );
      expect(shown).toEqual(
        tools.map((tool) => ({
          href: tool.urlEn,
          target: '_blank',
          isSafe: true,
          text: `${tool.name} ${tool.descEn}`,
          hasLogo: true,
        })),
      );
    }));

  test('is Chinese on a Chinese page', () =>
    on({route: '/zh/guide/start/introduction'}, async (page) => {
      await button(page, '相关工具').click();
      await links(page).first().waitFor();
      const texts = await links(page).allInnerTexts();
      expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(
        tools.map((tool) => `${tool.name} ${tool.desc}`),
      );
      expect(await links(page).first().getAttribute('href')).toBe(tools[0]!.url);
    }));

  test('stands below the button at its start, without an arrow', () =>
    on({}, async (page) => {
      await button(page).click();
      await opened(page);
      const anchor = (await button(page).boundingBox())!;
      const id = await button(page).getAttribute('aria-controls');
      const panel = (await page.locator(`[id="${id}"]`).boundingBox())!;
      expect(Math.abs(panel.x - anchor.x)).toBeLessThan(2);
      expect(panel.y).toBeGreaterThanOrEqual(anchor.y + anchor.height);
      expect(panel.y - anchor.y - anchor.height).toBeLessThan(16);
      expect(await page.locator('.tippy-arrow, [data-popper-arrow]').count()).toBe(0);
    }));

  test.each([[{width: 360, height: 640}], [{width: 768, height: 600}], [{width: 1280, height: 300}]])(
    'fits into %o and scrolls by itself',
    async (viewport) => {
      await on({viewport}, async (page) => {
        await button(page).click();
        await opened(page);
        const id = await button(page).getAttribute('aria-controls');
        const box = (await page.locator(`[id="${id}"]`).boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        await links(page).last().scrollIntoViewIfNeeded();
        expect(await isExpanded(page)).toBe('true');
      });
    },
  );

  test.each(['light', 'dark'] as const)('is accessible in %s, open and closed', async (colorScheme) => {
    await on({colorScheme, reducedMotion: 'reduce'}, async (page) => {
      for (const step of [
        async () => {},
        async () =>
          button(page)
            .click()
            .then(() => opened(page)),
      ]) {
        await step();
        expect(await violationsOf(page, {include: 'nav.navbar'})).toEqual([]);
      }
    });
  });
});

describe('the mouse', () => {
  test('opens no sooner than a tenth of a second after it came and closes no sooner than a tenth after it left', () =>
    on({}, async (page) => {
      // Loads the library, so that only the delay is measured.
      await button(page).hover();
      await opened(page);
      await page.mouse.move(600, 600);
      await closed(page);
      await page.evaluate(() => {
        const target = document.querySelector('button[aria-label="Related tools"]')!;
        const times: Record<string, number> = {};
        Object.assign(window, {times});
        target.parentElement!.addEventListener('pointerenter', () => (times.enter = performance.now()));
        target.parentElement!.addEventListener('pointerleave', () => (times.leave = performance.now()));
        new MutationObserver(() => {
          times[target.getAttribute('aria-expanded') === 'true' ? 'open' : 'close'] = performance.now();
        }).observe(target, {attributeFilter: ['aria-expanded']});
      });
      await button(page).hover();
      await opened(page);
      await page.mouse.move(600, 600);
      await closed(page);
      const {
        enter,
        open: openAt,
        leave,
        close,
      } = await page.evaluate(
        () => (window as unknown as {times: Record<'enter' | 'open' | 'leave' | 'close', number>}).times,
      );
      expect(openAt - enter).toBeGreaterThanOrEqual(95);
      expect(close - leave).toBeGreaterThanOrEqual(95);
    }));

  test('reaches a link without losing the panel', () =>
    on({}, async (page) => {
      await button(page).hover();
      await opened(page);
      const from = (await button(page).boundingBox())!;
      const to = (await links(page).nth(3).boundingBox())!;
      await page.mouse.move(from.x + 10, from.y + 10);
      // As slow as a hand, so that a gap on the way would close the panel.
      for (let step = 1; step <= 20; step += 1) {
        await page.mouse.move(from.x + 10, from.y + 10 + ((to.y - from.y) * step) / 20);
        await page.waitForTimeout(25);
      }
      await page.mouse.move(to.x + 20, to.y + 10);
      await page.waitForTimeout(300);
      await opened(page);
    }));

  test('keeps it open with a click, and closes it with a click elsewhere', () =>
    on({}, async (page) => {
      await button(page).click();
      await opened(page);
      await page.mouse.move(600, 600);
      await page.waitForTimeout(300);
      await opened(page);
      await page.mouse.click(600, 600);
      await closed(page);
    }));

  test('opens a tool in a new tab', () =>
    on({}, async (page) => {
      await button(page).click();
      await opened(page);
      const left = await clicksLeft(page);
      const link = links(page).nth(3);
      await link.click();
      expect(await left()).toEqual([true]);
      expect(await link.evaluate((a: HTMLAnchorElement) => [a.href, a.target, a.relList.contains('noopener')])).toEqual(
        ['https://rslib.rs/', '_blank', true],
      );
    }));

  test('that scrolls away closes it', () =>
    on({viewport: {width: 1280, height: 300}, route: '/guide/start/getting-started'}, async (page) => {
      await button(page).click();
      await opened(page);
      await page.mouse.move(1000, 250);
      await page.mouse.wheel(0, 120);
      await closed(page);
    }));
});

describe('the keyboard', () => {
  test.each(['Enter', 'Space'])('opens with %s, walks through the links and leaves with Escape', async (key) => {
    await on({}, async (page) => {
      await button(page).focus();
      await page.waitForTimeout(300);
      expect(await isExpanded(page)).toBe('false');
      await page.keyboard.press(key);
      await opened(page);
      for (const tool of tools) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(tool.urlEn);
      }
      await page.keyboard.press('Escape');
      await closed(page);
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  test('closes it by going on', () =>
    on({}, async (page) => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await opened(page);
      for (let index = 0; index <= tools.length; index += 1) await page.keyboard.press('Tab');
      await closed(page);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Guide');
    }));
});

describe('a finger', () => {
  test.each([
    ['a tablet', {width: 1100, height: 800}],
    ['a phone', {width: 360, height: 740}],
  ])('on %s opens and closes it with a tap', async (_name, viewport) => {
    await on({viewport, hasTouch: true, isMobile: true}, async (page) => {
      await button(page).tap();
      await opened(page);
      await page.waitForTimeout(300);
      await opened(page);
      await button(page).tap();
      await closed(page);
      await button(page).tap();
      await opened(page);
      await page.touchscreen.tap(180, viewport.height - 20);
      await closed(page);
    });
  });
});

test('the list stands in the menu of a phone', () =>
  on({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true, route: '/'}, async (page) => {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const list = page.locator('.navbar-sidebar ul[aria-label^="Rstack"]');
    await list.waitFor();
    expect(await list.locator('a[target="_blank"]').count()).toBe(6);
    await list.locator('a').last().scrollIntoViewIfNeeded();
    expect(await list.locator('a').last().isVisible()).toBe(true);
  }));

test('the links are there when the library cannot be loaded', async () => {
  const {page} = await open('/guide/start/introduction', {viewport: WIDE});
  await page.route('**/*floating-layer*', (request) => request.abort());
  await button(page).click();
  const plain = page.locator('nav.navbar ul[aria-label^="Rstack"] a');
  await plain.first().waitFor();
  expect(await plain.count()).toBe(6);
  await page.keyboard.press('Escape');
  await plain.first().waitFor({state: 'detached'});
  await page.context().close();
});

describe.each([
  ['/guide/start/introduction', 'Related tools', 'en'],
  ['/zh/guide/start/introduction', '相关工具', 'zh'],
])('without scripts, %s', (route, name, lang) => {
  test.each([WIDE, {width: 360, height: 740}])('reaches the links in %o', async (viewport) => {
    await on({route, viewport, javaScriptEnabled: false}, async (page) => {
      const summary = page.locator('nav.navbar summary', {hasText: name});
      expect(await button(page, name).isVisible()).toBe(false);
      await summary.click();
      const list = page.locator('nav.navbar details a[target="_blank"]');
      expect(await list.count()).toBe(6);
      for (const link of await list.all()) expect(await link.isVisible()).toBe(true);
      expect(await list.first().getAttribute('href')).toBe(lang === 'zh' ? tools[0]!.url : tools[0]!.urlEn);
      const box = (await list.first().boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    });
  });
});

test.each([
  ['/', 'en'],
  ['/zh/', 'zh'],
])('the tool stack of %s has five cards', async (route, lang) => {
  await on({route}, async (page) => {
    const stack = page.locator('section', {has: page.getByRole('heading', {name: 'Rstack', exact: true})}).last();
    const cards = stack.locator('a[target="_blank"][rel~="noopener"]');
    expect((await cards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(
      toolStack.links.map((tool) => `${tool.name} ${lang === 'zh' ? tool.desc : tool.descEn}`),
    );
    expect(await cards.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))).toEqual(
      toolStack.links.map((tool) => (lang === 'zh' ? tool.url : tool.urlEn)),
    );
  });
});
