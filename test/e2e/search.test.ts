import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request} from 'playwright-core';
import {BUDGETS} from '../../scripts/bench/budgets';
import {totalBytes, watchTraffic} from '../../scripts/bench/traffic';
import type {PageIndexEntry} from '../../content/data';
import {COLOUR_RULES, LAYOUT_RULES, violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, open, startVisit, wake} from './support/browser';

/** Time between two keys at 30 characters a second, in ms. */
const FAST_TYPING = 33;

const HOSTILE = [
  ['markup', '<img src=x onerror="document.title=\'hit\'">'],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['a regular expression', '.*+?^${}()|[]\\'],
  ['a lone surrogate', 'a\uD83D'],
  ['right-to-left text', '\u202Eשלום עולם'],
] as const;

/** Straight in the page: the pointer of a driver would first rest on the button, which loads the dialog ahead. */
const click = (page: Page) =>
  page.getByRole('button', {name: 'Search', exact: true}).evaluate((element) => {
    (element as HTMLElement).click();
  });

/** Ways to open the search, and how late scripts are, in ms: the dialog comes between keys, or after all of them. */
const OPENERS: [string, number, (page: Page) => Promise<void>][] = [
  ['Ctrl+K', 0, (page) => page.keyboard.press('Control+k')],
  ['Ctrl+K', 400, (page) => page.keyboard.press('Control+k')],
  ['Cmd+K', 40, (page) => page.keyboard.press('Meta+k')],
  ['/', 40, (page) => page.keyboard.press('/')],
  ['a click', 0, click],
  ['a click', 400, click],
];

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 390, height: 844};
const START = '/guide/start/introduction';

const LANGUAGES = [
  {lang: 'en', prefix: '', button: 'Search'},
  {lang: 'zh', prefix: '/zh', button: '搜索'},
] as const;

const titles = (prefix: string): string[] =>
  (JSON.parse(readFileSync(path.resolve(`build${prefix}/page-index.json`), 'utf8')) as PageIndexEntry[])
    .filter((entry) => entry.frontmatter.pageType !== 'home')
    .map((entry) => entry.title);

jest.setTimeout(120_000);

afterAll(closeBrowser);

describe('opening', () => {
  test.each(OPENERS)(
    'keeps what is typed before the dialog is there, after %s, scripts %d ms late',
    async (_, delay, openWith) => {
      const {page, problems} = await open(START);
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await openWith(page);
      await page.keyboard.type('navbar of the site', {delay: 8});
      await page.getByRole('dialog').waitFor();
      await page.getByRole('option').first().waitFor();
      const input = page.getByRole('combobox');
      expect(await input.inputValue()).toBe('navbar of the site');
      await page.keyboard.type('!');
      expect(await input.inputValue()).toBe('navbar of the site!');
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  test('lets an input method finish a word begun before the dialog is there', async () => {
    const {page, problems} = await open(START);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {text: 'bu shu', selectionStart: 6, selectionEnd: 6});
    const responses = page.waitForResponse('**/*.js');
    release();
    await responses;
    await page.waitForTimeout(300);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await keyboard.send('Input.insertText', {text: '部署'});
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('部署');
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** Waits until a page shows what it found, or that it found nothing. */
const answered = (page: Page) => page.locator('dialog [role="option"], dialog [data-scroll] strong').first().waitFor();

/** Time at which a page shows the first result, in ms of the clock. */
const firstResultIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role="option"]') === null) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, {childList: true, subtree: true});
      }),
  );

describe.each(LANGUAGES)('search in $lang', ({prefix, button}) => {
  const start = prefix + START;
  const openSearch = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
  };

  test('loads nothing with the page, and little up to the first result', async () => {
    const {page: reader, problems, visit} = await startVisit();
    const traffic = watchTraffic(reader);
    const requests: Request[] = [];
    reader.on('request', (request) => requests.push(request));
    await visit(start);
    // What the app weighs is asked elsewhere.
    await wake(reader);
    await traffic.settled();
    expect([...traffic.files.keys()].filter((file) => /search/.test(file))).toEqual([]);

    traffic.files.clear();
    requests.length = 0;
    await openSearch(reader);
    const shown = firstResultIn(reader);
    await reader.keyboard.type(titles(prefix)[0]!.slice(0, 1));
    const time = await shown;
    await traffic.settled();
    // The rest of the index and the page of the first result come a while after it.
    for (const request of requests) {
      if (request.timing().startTime > time) traffic.files.delete(new URL(request.url()).pathname);
    }
    expect([...traffic.files.keys()].some((file) => /\/search\/.*\.json$/.test(file))).toBe(true);
    expect(totalBytes(traffic)).toBeLessThanOrEqual(BUDGETS.searchToFirstResult);
    expect(problems).toEqual([]);
    await reader.context().close();
  });

  describe('in an open dialog', () => {
    let page: Page;
    let problems: string[];
    let title: string;
    beforeAll(async () => {
      ({page, problems} = await open(start, {reducedMotion: 'reduce'}));
      title = await page.title();
      await openSearch(page);
    });
    beforeEach(() => page.getByRole('combobox').fill(''));
    afterEach(() => expect(problems.splice(0)).toEqual([]));
    afterAll(() => page.context().close());

    test('loses no key, however fast they come', async () => {
      const input = page.getByRole('combobox');
      const text = 'themeConfig.locales with every key kept';
      await input.pressSequentially(text, {delay: FAST_TYPING});
      expect(await input.inputValue()).toBe(text);
    });

    test.each(HOSTILE)('shows results or none for %s, and nothing else', async (_, query) => {
      await page.getByRole('combobox').fill(query);
      await answered(page);
      expect(await page.locator('dialog img').count()).toBe(0);
      expect(await page.title()).toBe(title);
    });

    // The dark colours are those of the other mode in any width, and a phone differs in its layout.
    test.each([
      ['wide', 'light', WIDE, undefined],
      ['wide', 'dark', WIDE, COLOUR_RULES],
      ['phone', 'dark', PHONE, LAYOUT_RULES],
    ] as const)('is accessible on a %s screen in %s mode', async (name, colorScheme, viewport, rules) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({colorScheme});
      await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
      for (const query of ['', titles(prefix)[0]!, 'qqqqqqq']) {
        // Takes away what the last query found.
        await page.getByRole('combobox').fill('');
        await page.getByRole('combobox').fill(query);
        if (query !== '') await answered(page);
        expect(await violationsOf(page, {include: 'dialog', rules})).toEqual([]);
      }
      const box = await page.getByRole('dialog').boundingBox();
      expect(box!.width === viewport.width && box!.height === viewport.height).toBe(name === 'phone');
    });
  });

  test('leads to the page with the keyboard and gives the focus back', async () => {
    const {page, problems} = await open(start);
    const trigger = page.getByRole('button', {name: button, exact: true});
    await trigger.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('/');
    const wanted = titles(prefix).at(-1)!;
    await page.getByRole('combobox').fill(wanted);
    const href = await page.getByRole('option').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(baseUrl() + href);
    await page.locator('main h1').getByText(wanted, {exact: true}).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('works offline once loaded, and says so when it is not', async () => {
    const {page} = await open(start);
    // The rest of the index follows the first result.
    const rest = page.waitForResponse(/\/search\/[^/]*-more\.[^/]*\.json$/);
    await openSearch(page);
    await page.getByRole('combobox').fill('a');
    await (await rest).finished();
    await page.context().setOffline(true);
    await page.getByRole('combobox').fill(titles(prefix)[0]!);
    await page.getByRole('option').first().waitFor();
    await page.context().close();

    const {page: second} = await open(start);
    await second.route('**/search/*.json', (route) => route.abort());
    await openSearch(second);
    await second.keyboard.type('nav');
    await second.getByRole('alert').waitFor();
    await second.unroute('**/search/*.json');
    await second.getByRole('alert').getByRole('button').click();
    await second.getByRole('combobox').fill(titles(prefix)[0]!);
    await second.getByRole('option').first().waitFor();
    await second.context().close();
  });
});
