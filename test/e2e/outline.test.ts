import {closeBrowser, open} from './support/browser';

afterAll(closeBrowser);

test('the outline of a long page keeps the marked entry in view', async () => {
  const {page, problems} = await open('/api/config/config-basic');
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  await page.waitForFunction(() => {
    const box = document.querySelector('.theme-doc-toc-desktop');
    const entry = box?.querySelector('.table-of-contents__link--active');
    if (!box || !entry || box.scrollTop === 0) return false;
    const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
    return inner.top >= outer.top && inner.bottom <= outer.bottom;
  });
  await page.context().close();
  expect(problems).toEqual([]);
});

test.each(['/api/config/config-basic', '/zh/api/config/config-basic'])(
  '%s names in an entry the pages of the guide that link to it',
  async (route) => {
    const {page, problems} = await open(route);
    const links = page.locator('#base ~ .fact--uses a');
    expect(await links.count()).toBeGreaterThan(0);
    const [address = ''] = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
    expect(address).toMatch(route.startsWith('/zh') ? /^\/zh\/(guide|plugin)\// : /^\/(guide|plugin)\//);
    await page.context().close();
    expect(problems).toEqual([]);
  },
);
