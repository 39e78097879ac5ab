import {closeBrowser, open} from './support/browser';

afterAll(closeBrowser);

test.each([
  ['/api/', 'Filter', 'No entry matches'],
  ['/zh/api/', '过滤', '没有匹配的条目'],
])(
  '%s filters by full name, keeps the filter in the address and says when nothing matches',
  async (route, label, none) => {
    const {page, problems} = await open(route);
    const input = page.getByRole('searchbox', {name: label});
    const cards = page.locator('main article article');
    const before = await cards.count();
    expect(before).toBeGreaterThan(2);

    await input.fill('themeConfig.nav');
    await page.waitForFunction((count) => document.querySelectorAll('main article article').length < count, before);
    expect(await cards.count()).toBe(1);
    expect(await cards.locator('a[href$="#nav"]').count()).toBe(1);
    expect(await cards.locator('mark').allTextContents()).toEqual(['nav']);
    expect(new URL(page.url()).searchParams.get('filter')).toBe('themeConfig.nav');
    expect(await page.locator('[data-island] [role="status"]').textContent()).toMatch(/\d/);

    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForFunction(() => document.querySelectorAll('main article article').length === 1);
    expect(await input.inputValue()).toBe('themeConfig.nav');

    // Names in tables are there for the filter; they lead to the entry above.
    await input.fill('docRepoBaseUrl');
    await cards.locator('a[href$="#editlink"]').waitFor();
    expect(await cards.locator('mark').first().textContent()).toBe('docRepoBaseUrl');

    await input.fill('zzzz');
    await page.getByText(none).waitFor();
    expect(await cards.count()).toBe(0);
    await page.context().close();
    expect(problems).toEqual([]);
  },
);

test('its cards take the room that other pages have for the outline', async () => {
  const {page} = await open('/api', {viewport: {width: 1440, height: 900}});
  const {cards, row, lead} = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const rights = [...document.querySelectorAll('main article article')].map((card) => card.getBoundingClientRect());
    return {
      cards: Math.max(...rights.map(({right}) => Math.round(right))),
      row: Math.round(boxOf('main .row').right),
      lead: boxOf('main .markdown > p').width,
    };
  });
  expect(cards).toBe(row);
  // Text keeps the measure of all pages.
  expect(lead).toBeLessThanOrEqual(680);
  await page.context().close();
});
