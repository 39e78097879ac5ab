import {BUDGETS} from '../../scripts/bench/budgets';
import {totalBytes, watchTraffic} from '../../scripts/bench/traffic';
import {closeBrowser, startVisit} from './support/browser';
import {testTricks} from './support/tricks';

afterAll(closeBrowser);

testTricks.each(['/api/config/config-theme', '/zh/api/config/config-theme'])(
  '%s, the longest page, is light on first load, all that it loads by itself included',
  async (route) => {
    const {page, visit} = await startVisit({viewport: {width: 1280, height: 800}});
    const traffic = watchTraffic(page);
    await visit(route);
    await page.waitForLoadState('networkidle');
    await traffic.settled();
    expect([...traffic.files.keys()]).toContain(route);
    expect(totalBytes(traffic)).toBeLessThanOrEqual(BUDGETS.longestPage);
    await page.context().close();
  },
  60_000,
);

test('a page is loaded ahead when its link is pointed at or reached with the keyboard', async () => {
  const {page, visit} = await startVisit({viewport: {width: 1280, height: 800}});
  await visit('/guide/start/introduction');
  await page.waitForLoadState('networkidle');
  const links = page.locator('.menu a[href^="/guide/basic/"]');
  for (const act of [() => links.nth(0).hover(), () => links.nth(1).focus()]) {
    const loaded = page.waitForResponse(/\/assets\/js\/.*\.js$/);
    await act();
    await loaded;
  }
  await page.context().close();
});

testTricks.each(['/', '/zh/', '/guide/start/introduction', '/zh/api/config/config-theme', '/api'])(
  '%s names all of its scripts in its HTML',
  async (route) => {
    const {page, visit} = await startVisit({viewport: {width: 1280, height: 800}});
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
    });
    const response = page.waitForResponse((answer) => new URL(answer.url()).pathname === route);
    await visit(route);
    const html = await (await response).text();
    const named = [...html.matchAll(/<script src="?([^" >]+)"? (?:async|defer)/g)].map(([, address]) => address);
    expect(named.length).toBeGreaterThan(2);
    expect(requested.sort()).toEqual(named.sort());
    await page.context().close();
  },
);
