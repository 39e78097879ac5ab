import {closeBrowser, open} from './support/browser';

afterAll(closeBrowser);

const WIDE = {viewport: {width: 1280, height: 860}};

test('the English home says what it is in head and heading', async () => {
  const {page, problems} = await open('/', WIDE);
  expect(await page.title()).toBe('Rspress 1.x · Documentation sites from Markdown');
  const meta = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await meta('meta[name="description"]')).toMatch(/documentation site with Rspress 1\.x/);
  expect(await meta('meta[property="og:title"]')).toBe(await page.title());
  expect(await meta('meta[property="og:image"]')).toMatch(/\/img\/social-card\.png$/);
  expect(await page.locator('h1').allInnerTexts()).toEqual([
    expect.stringMatching(/^Rspress 1\.x\s+A documentation site from a folder of Markdown$/),
  ]);
  await page.context().close();
  expect(problems).toEqual([]);
});

test.each([
  ['/', ['Get started', 'What is Rspress?']],
  ['/zh/', ['快速上手', '认识 Rspress', 'Introduction', 'Getting started']],
])('%s has its buttons, features and tools', async (route, labels) => {
  const {page, problems} = await open(route, WIDE);
  expect(await page.locator('main header a').allInnerTexts()).toEqual(labels);
  expect(await page.locator('main > ul > li h2').count()).toBe(6);
  expect(await page.locator('main section h2').innerText()).toMatch(/^Rstack/);
  await page.context().close();
  expect(problems).toEqual([]);
});

test('the buttons of the Chinese home stay Chinese, except those that say so', async () => {
  const {page} = await open('/zh/', WIDE);
  const hrefs = await page
    .locator('main header a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/zh/guide/start/getting-started',
    '/zh/guide/start/introduction',
    '/guide/start/introduction',
    '/guide/start/getting-started',
  ]);
  const english = page.getByRole('list', {name: '英文版：'}).getByRole('link', {name: 'Introduction'});
  expect([await english.getAttribute('lang'), await english.getAttribute('hreflang')]).toEqual(['en', 'en']);
  expect(await english.getAttribute('target')).not.toBe('_blank');
  await english.click();
  await page.waitForURL('**/guide/start/introduction');
  expect(new URL(page.url()).pathname).toBe('/guide/start/introduction');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.context().close();
});

test.each(['light', 'dark'] as const)(
  'in %s the image of that mode is shown, described, in its room',
  async (colorScheme) => {
    const {page} = await open('/', {...WIDE, colorScheme});
    const images = page.locator('main header img:visible');
    expect(await images.count()).toBe(1);
    expect(await images.getAttribute('src')).toMatch(new RegExp(`press-${colorScheme}\\.svg$`));
    expect(await images.getAttribute('alt')).toMatch(/rollers/);
    const {ratio, loaded} = await images.evaluate((img: HTMLImageElement) => ({
      ratio: img.width / img.height - img.naturalWidth / img.naturalHeight,
      loaded: img.naturalWidth > 0,
    }));
    expect(loaded).toBe(true);
    expect(Math.abs(ratio)).toBeLessThan(0.02);
    await page.context().close();
  },
);

test('every image of the home page keeps its room before it arrives', async () => {
  const {page} = await open('/', WIDE);
  const unsized = await page
    .locator('main img')
    .evaluateAll((images) => images.filter((img) => !img.hasAttribute('width') || !img.hasAttribute('height')).length);
  expect(unsized).toBe(0);
  await page.context().close();
});

test('the page beside its source is a live site at true size, as high as the source', async () => {
  const {page, problems} = await open('/', {viewport: {width: 1440, height: 900}});
  const box = page.locator('[data-live-result]');
  await box.scrollIntoViewIfNeeded();
  const picture = box.locator('img:visible');
  const size = await picture.evaluate((image: HTMLImageElement) => ({
    scale: image.clientHeight / Number(image.getAttribute('height')),
    border: getComputedStyle(image).borderRadius,
  }));
  expect(size).toEqual({scale: 1, border: '0px'});
  const [code, live] = await Promise.all(
    [page.locator('main .theme-code-block').last(), box].map((part) => part.boundingBox()),
  );
  expect(Math.round(code?.height ?? 0)).toBe(Math.round(live?.height ?? 1));
  await page.context().close();
  expect(problems).toEqual([]);
});
