import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {closeBrowser, copied, open} from './support/browser';
import {testTricks} from './support/tricks';

const COMPONENTS_PAGE = '/internal/components';
const COMPONENTS_PAGE_ZH = '/zh/internal/components';

afterAll(closeBrowser);

/** The code block whose bar carries a title. */
const titled = (page: Page, title: string): Locator =>
  page.locator('.theme-code-block').filter({has: page.getByText(title, {exact: true})});

/** The first code block below a heading. */
const below = (page: Page, id: string): Locator =>
  page.locator(`xpath=//*[@id="${id}"]/following-sibling::*[contains(@class, "theme-code-block")][1]`);

describe('a code block', () => {
  test('is copied without line numbers and highlight comments', async () => {
    const {page, problems} = await open(COMPONENTS_PAGE, {permissions: ['clipboard-write']});
    const plugin = titled(page, 'plugin.js');
    await plugin.getByRole('button', {name: 'Copy code'}).click();
    await plugin.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
    expect(await copied(page)).toBe(
      [
        'export function pluginClock() {',
        '  return {',
        "    name: 'plugin-clock',",
        '    addPages() {',
        '      return [];',
        '    },',
        '  };',
        '}',
      ].join('\n'),
    );
    const json = titled(page, 'package.json');
    await json.getByRole('button', {name: 'Copy code'}).focus();
    await page.keyboard.press('Enter');
    await json.getByRole('status').filter({hasText: 'Copied'}).waitFor({state: 'attached'});
    expect(await copied(page)).toBe('{\n  "name": "my-docs",\n  "private": true\n}');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('is selected when the browser refuses to copy', async () => {
    const {page, problems} = await open(COMPONENTS_PAGE);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const block = titled(page, 'broken.ts');
    await block.getByRole('button', {name: 'Copy code'}).click();
    await block.getByText('The code is selected').waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("const count: number = 'three';");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('with long lines scrolls by keyboard, and wraps on demand', async () => {
    const {page} = await open(COMPONENTS_PAGE, {viewport: {width: 1280, height: 800}});
    const block = below(page, 'long-lines');
    const pre = block.locator('pre');
    expect(await pre.getAttribute('aria-label')).toBe('Code in ts');
    await pre.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 0, await pre.elementHandle());
    const button = block.getByRole('button', {name: 'Wrap long lines'});
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.waitForFunction((element) => element?.getAttribute('tabindex') === null, await pre.elementHandle());
    await button.click();
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
    await page.context().close();
  });

  test('with long lines keeps its bar in place when wrapping comes to be offered', async () => {
    const {page} = await open(COMPONENTS_PAGE, {viewport: {width: 390, height: 800}});
    const block = below(page, 'long-lines');
    const wrap = block.getByRole('button', {name: 'Wrap long lines'});
    await wrap.waitFor();
    const offered = await block.locator('[data-toolbar]').boundingBox();
    // As it is before the lines are measured.
    await block.locator('pre').evaluate((pre) => pre.removeAttribute('data-scrolls'));
    await wrap.waitFor({state: 'hidden'});
    expect(await block.locator('[data-toolbar]').boundingBox()).toEqual(offered);
    await page.context().close();
  });

  test('with short lines is no stop of the Tab key and offers no wrapping', async () => {
    const {page} = await open(COMPONENTS_PAGE, {viewport: {width: 1280, height: 800}});
    const block = titled(page, 'plugin.js');
    await page.waitForFunction(
      (element) => element?.getAttribute('tabindex') === null,
      await block.locator('pre').elementHandle(),
    );
    expect(await block.getByRole('button').count()).toBe(1);
    await page.context().close();
  });

  test('is coloured by classes, differently in the light and the dark mode', async () => {
    const {page} = await open(COMPONENTS_PAGE, {colorScheme: 'light'});
    const keyword = titled(page, 'rspress.config.ts').first().locator('.k').first();
    const color = () => keyword.evaluate((element) => getComputedStyle(element).color);
    expect((await keyword.textContent())?.trim()).toBe('import');
    const light = await color();
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForSelector('html[data-theme="dark"]');
    expect(await color()).not.toBe(light);
    expect(await page.locator('.theme-code-block [style], .theme-code-block[style]').count()).toBe(0);
    await page.context().close();
  });

  test('speaks Chinese on Chinese pages', async () => {
    const {page} = await open(COMPONENTS_PAGE_ZH, {permissions: ['clipboard-write']});
    const block = titled(page, 'plugin.js');
    await block.getByRole('button', {name: '复制代码'}).click();
    await block.getByRole('status').filter({hasText: '已复制'}).waitFor({state: 'attached'});
    await page.context().close();
  });
});

describe('package manager tabs', () => {
  const shown = (page: Page) => page.locator('[role="tabpanel"]:not([hidden]) code').allInnerTexts();

  test('keep the choice on the page, after a reload and in the other language', async () => {
    const {page, problems} = await open(COMPONENTS_PAGE);
    expect(await shown(page)).toContain('npm install -D rspress@1 @rspress/plugin-rss@1');
    const first = page.getByRole('tab', {name: 'npm', exact: true}).first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.waitForFunction(
      () => document.querySelectorAll('[role=tab][aria-selected=true]')[4]?.textContent === 'pnpm',
    );
    const expected = [
      'pnpm add -D rspress@1 @rspress/plugin-rss@1',
      'pnpm create rspress@1',
      'pnpm install',
      'pnpm run dev --port 3001',
      'pnpm exec rspress preview',
    ];
    expect(await shown(page)).toEqual(expect.arrayContaining(expected));
    await page.reload();
    await page.getByText('pnpm exec rspress preview').waitFor();
    expect(await shown(page)).toEqual(expect.arrayContaining(expected));
    await page.goto(page.url().replace(COMPONENTS_PAGE, COMPONENTS_PAGE_ZH));
    await page.getByText('pnpm exec rspress preview').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('move nothing when a kept choice is shown', async () => {
    const {page} = await open(COMPONENTS_PAGE, {viewport: {width: 1280, height: 9000}});
    await page.getByRole('tab', {name: 'bun'}).first().click();
    await page.reload();
    await page.getByText('bunx rspress preview').waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          // The column of the text moves when the list beside it arrives, which has nothing to do with tabs.
          const isColumn = ({node}: {node: Node | null}): boolean =>
            node instanceof Element && node.matches('main > .row > .col');
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const {value, sources} = entry as PerformanceEntry & {value: number; sources: {node: Node | null}[]};
              if (!sources.every(isColumn)) sum += value;
            }
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBe(0);
    await page.context().close();
  });
});

describe('a table too wide for the screen', () => {
  test('scrolls in its own box, which the keyboard reaches', async () => {
    const {page} = await open(COMPONENTS_PAGE, {viewport: {width: 390, height: 800}});
    // Long tables become cards in such a window; this one is made too wide for any.
    await page
      .locator('main table')
      .last()
      .evaluate((table) => (table.style.minInlineSize = '40rem'));
    const box = page.getByRole('group', {name: 'Table'});
    await page.waitForFunction(() => document.querySelectorAll('[role=group][aria-label=Table]').length === 1);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 0, await box.elementHandle());
    expect(await box.locator('table').evaluate((table) => getComputedStyle(table).display)).toBe('table');
    await page.context().close();
  });
});

test('a figure shows the image of the mode', async () => {
  const {page} = await open(COMPONENTS_PAGE, {colorScheme: 'dark'});
  const images = page.locator('#figure + figure img');
  expect(await images.evaluateAll((all) => all.map((img) => [img.getAttribute('src'), img.checkVisibility()]))).toEqual(
    [
      ['/img/logo.svg', false],
      ['/img/logo-dark.svg', true],
    ],
  );
  await page.context().close();
});

describe('without JavaScript', () => {
  test('all code is there, all tabs are open, and there is no button', async () => {
    const {page} = await open(COMPONENTS_PAGE, {javaScriptEnabled: false});
    for (const command of [
      'npm create rspress@1',
      'pnpm create rspress@1',
      'yarn dlx create-rspress@1',
      'bun create rspress@1',
    ]) {
      expect(await page.getByText(command, {exact: true}).isVisible()).toBe(true);
    }
    expect(await page.getByText('Types are comments.').isVisible()).toBe(true);
    expect(await page.locator('main .theme-code-block button').count()).toBe(0);
    expect(await page.getByRole('tab').count()).toBe(0);
    await page.context().close();
  });
});

describe('the build', () => {
  testTricks('ships no highlighter, except for the editor of the live demos', async () => {
    const folder = path.resolve('build/assets/js');
    // A token name of the markup grammar, which every build of Prism carries.
    const holders = readdirSync(folder).filter((name) =>
      readFileSync(path.join(folder, name), 'utf8').includes('attr-value'),
    );
    for (const route of ['/', '/internal/components', '/plugin/official-plugins/preview']) {
      const {page} = await open(route);
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
      expect(loaded.filter((address) => holders.some((name) => address.endsWith(name)))).toEqual([]);
      await page.context().close();
    }
  });

  test('keeps the page of components out of search engines', () => {
    expect(readFileSync('build/internal/components.html', 'utf8')).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain('internal');
  });
});
