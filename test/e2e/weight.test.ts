import type {Page} from 'playwright-core';
import {BUDGETS} from '../../scripts/bench/budgets';
import {totalBytes, watchTraffic} from '../../scripts/bench/traffic';
import {beReading, closeBrowser, drawn, startVisit, wake} from './support/browser';
import {testTricks} from './support/tricks';

const WIDE = {viewport: {width: 1280, height: 800}};

/** Pages of each type, and the limits for them. */
const PAGES = [
  ['/', BUDGETS.page],
  ['/zh/', BUDGETS.page],
  ['/guide/start/introduction', BUDGETS.page],
  ['/zh/guide/basic/use-mdx', BUDGETS.page],
  ['/api', BUDGETS.apiPage],
  ['/api/config/config-theme', BUDGETS.apiPage],
  ['/zh/api/config/config-theme', BUDGETS.apiPage],
] as const;

/** Style sheets for browsers without scripts. Under load, the browser may fetch one before it knows that it has scripts. */
const withoutScripts = (page: Page): Promise<string[]> =>
  page.$$eval('noscript', (found) =>
    found.flatMap(({textContent}) => [...textContent.matchAll(/href="?([^">\s]+\.css)/g)].map(([, file = '']) => file)),
  );

const KINDS = {html: /^[^.]*$/, css: /\.css$/, script: /\.js$/};

jest.setTimeout(60_000);

afterAll(closeBrowser);

testTricks.each(PAGES)('%s is light when it is read, and when its app is used', async (route, limits) => {
  const {page, visit} = await startVisit(WIDE);
  const traffic = watchTraffic(page);
  await visit(route);
  await traffic.settled();
  const guessed = await withoutScripts(page);
  expect(guessed).toHaveLength(1);
  for (const file of guessed) traffic.files.delete(file);
  const read = Object.fromEntries(
    Object.entries(KINDS).map(([kind, pattern]) => [
      kind,
      totalBytes({files: new Map([...traffic.files].filter(([file]) => pattern.test(file)))}),
    ]),
  );
  const others = [...traffic.files.keys()].filter(
    (file) =>
      !Object.values(KINDS).some((pattern) => pattern.test(file)) && !/\.(?:svg|png|webp|ico|webmanifest)$/.test(file),
  );
  const first = new Map([...traffic.files].filter(([file]) => Object.values(KINDS).some((kind) => kind.test(file))));
  await wake(page);
  await traffic.settled();
  const scripts = new Map([...traffic.files].filter(([file]) => KINDS.script.test(file)));
  const total = Object.values(read).reduce((sum, bytes) => sum + bytes, 0);
  const weight = {...read, total, app: totalBytes({files: scripts})};
  const crossed = Object.entries(limits)
    .filter(([kind, limit]) => (weight[kind as keyof typeof weight] ?? 0) > limit)
    .map(([kind, limit]) => {
      const files = [...(kind === 'app' ? scripts : first)]
        .filter(([file]) => KINDS[kind as keyof typeof KINDS]?.test(file) ?? true)
        .sort(([, a], [, b]) => b - a);
      return `${kind}: ${weight[kind as keyof typeof weight]} bytes, at most ${limit} wanted; ${files.map((file) => file.join(' ')).join(', ')}`;
    });
  expect({crossed, others}).toEqual({crossed: [], others: []});
  await page.context().close();
});

testTricks('a page is fetched ahead when its link is pointed at or reached with the keyboard', async () => {
  const {page, visit} = await startVisit(WIDE);
  await visit('/guide/start/introduction');
  await beReading(page);
  const links = page.locator('.menu a[href^="/guide/basic/"]');
  for (const [index, act] of [() => links.nth(0).hover(), () => links.nth(1).focus()].entries()) {
    const address = await links.nth(index).getAttribute('href');
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === address);
    await act();
    await fetched;
  }
  await page.context().close();
});

testTricks('a page is fetched ahead when the first sign of a reader is a pointer on its link', async () => {
  const {page, visit} = await startVisit(WIDE);
  await visit('/guide/start/introduction');
  const link = page.locator('.menu a[href^="/guide/basic/"]').first();
  const address = await link.getAttribute('href');
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === address);
  await link.hover();
  await fetched;
  await page.context().close();
});

/** Blocks of a page that are put off, and where its sections begin. */
const blocks = (page: Page) =>
  page.evaluate(() => ({
    putOff: [...document.querySelectorAll('.theme-doc-markdown > *')].filter(
      (block) => getComputedStyle(block).contentVisibility === 'auto',
    ).length,
    heights: [...document.querySelectorAll('h2[id]')].map((heading) => heading.getBoundingClientRect().top + scrollY),
  }));

/** Notes, in `data-put-off`, how many blocks are put off in the task that first shows a page. */
const noteFirst = () => {
  new MutationObserver((_, observer) => {
    const all = [...document.querySelectorAll('.theme-doc-markdown > *')];
    const putOff = all.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length;
    if (putOff === 0) return;
    observer.disconnect();
    document.body.dataset.putOff = String(putOff);
  }).observe(document, {childList: true, subtree: true});
};

testTricks('a page that is navigated to has its beginning laid out first, and all of itself then', async () => {
  const {page, problems, visit} = await startVisit(WIDE);
  // At a heading, and where the reader was, all heights have to be right at once.
  await page.addInitScript(noteFirst);
  const first = () => page.evaluate(() => document.body.dataset.putOff);
  await visit('/guide/basic/use-mdx#anchors');
  expect(await first()).toBeUndefined();
  const {heights} = await blocks(page);
  expect(heights.length).toBeGreaterThan(5);
  await page.reload();
  await drawn(page);
  expect(await first()).toBeUndefined();

  // It comes in parts, and all steps of its own would take longer.
  await visit('/guide/basic/ssg');
  await visit('/guide/basic/use-mdx');
  expect(await first()).toBeUndefined();
  expect(await blocks(page)).toEqual({putOff: 0, heights});

  await visit('/guide/basic/ssg');
  await beReading(page);
  await page.evaluate(() => delete document.body.dataset.putOff);
  await page.evaluate(noteFirst);
  await page.locator('.menu a[href="/guide/basic/use-mdx"]').click();
  await page.waitForURL('**/guide/basic/use-mdx');
  await page.waitForFunction(() => document.body.dataset.putOff !== undefined);
  await drawn(page);
  expect(Number(await first())).toBeGreaterThan(0);
  expect(await blocks(page)).toEqual({putOff: 0, heights});
  expect(problems).toEqual([]);
  await page.context().close();
});

testTricks.each(['/', '/zh/', '/guide/start/introduction', '/zh/api/config/config-theme', '/api'])(
  '%s runs one script, and the app those that its HTML names',
  async (route) => {
    const {page, visit} = await startVisit(WIDE);
    const requested = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.endsWith('.js')) requested.add(pathname);
    });
    const response = page.waitForResponse((answer) => new URL(answer.url()).pathname === route);
    await visit(route);
    const html = await (await response).text();
    const [run = [], named = []] = [
      [...html.matchAll(/<script [^>]*src="?([^" >]+)/g)].map(([, address]) => address),
      JSON.parse(/id="?app-scripts"?>(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as string[],
    ];
    expect(run).toHaveLength(1);
    expect(named.length).toBeGreaterThan(2);
    await wake(page);
    // The page script loads a part of itself later.
    const own = [...requested].filter((address) => /\/page-script-[^/]*$/.test(address));
    const scripts = named.filter((address) => !address.endsWith('.css'));
    expect([...requested].sort()).toEqual([...run, ...scripts, ...own].sort());
    await page.context().close();
  },
);
