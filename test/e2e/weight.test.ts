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

const KINDS = {html: /^[^.]*$/, css: /\.css$/, script: /\.js$/};

jest.setTimeout(60_000);

afterAll(closeBrowser);

testTricks.each(PAGES)('%s is light when it is read, and when its app is used', async (route, limits) => {
  const {page, visit} = await startVisit(WIDE);
  const traffic = watchTraffic(page);
  await visit(route);
  await traffic.settled();
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

testTricks('a page that was gone to has painted its beginning first, and all of itself then', async () => {
  const {page, problems, visit} = await startVisit(WIDE);
  const heights = () =>
    page.locator('h2[id]').evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top + scrollY));
  await visit('/guide/basic/use-mdx#anchors');
  await drawn(page);
  const loaded = await heights();
  expect(loaded.length).toBeGreaterThan(5);

  await visit('/guide/basic/ssg');
  await beReading(page);
  // What is put off in the task that shows the page.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const last = document.querySelector('.theme-doc-markdown > :last-child')!;
      document.body.dataset.rest = getComputedStyle(last).contentVisibility;
    }).observe(document.querySelector('#__docusaurus')!, {childList: true, subtree: true});
  });
  await page.locator('.menu a[href="/guide/basic/use-mdx"]').click();
  await page.waitForURL('**/guide/basic/use-mdx');
  await page.waitForFunction(() => document.body.dataset.rest !== undefined);
  expect(await page.evaluate(() => document.body.dataset.rest)).toBe('auto');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.theme-doc-markdown > *')].every(
      (block) => getComputedStyle(block).contentVisibility === 'visible',
    ),
  );
  expect(await heights()).toEqual(loaded);
  expect(problems).toEqual([]);
  await page.context().close();
});

testTricks('a page that is loaded has its beginning laid out first, and all of itself for who reads', async () => {
  const {page, problems, visit} = await startVisit(WIDE);
  const mark = () => page.evaluate(() => document.documentElement.dataset.beginning);
  const putOff = () =>
    page
      .locator('.theme-doc-markdown > *')
      .evaluateAll((all) => all.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length);
  const heights = () =>
    page.locator('h2[id]').evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top + scrollY));
  // At a heading all heights have to be right at once.
  await visit('/api/config/config-basic#base');
  expect([await mark(), await putOff()]).toEqual([undefined, 0]);
  const laidOut = await heights();
  await page.reload();
  await drawn(page);
  expect(await mark()).toBeUndefined();

  await visit('/api/config/config-basic');
  expect(await mark()).toBe('');
  expect(await putOff()).toBeGreaterThan(200);
  await beReading(page);
  await page.waitForFunction(() => document.documentElement.dataset.beginning === undefined);
  expect(await putOff()).toBe(0);
  expect(await page.locator('.theme-doc-markdown > [style]').count()).toBe(0);
  expect(await heights()).toEqual(laidOut);
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
