import {readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Frame, Page} from 'playwright-core';
import {violationsOf} from './support/accessibility';
import {baseUrl, closeBrowser, open, startVisit, wake} from './support/browser';

// A machine that builds at the same time is slow.
jest.setTimeout(90_000);

const PREVIEW = '/plugin/official-plugins/preview';
const PLAYGROUND = '/plugin/official-plugins/playground';
const SMALL = {width: 800, height: 320};

afterAll(closeBrowser);

const demo = (page: Page, name = 'Live demo') => page.getByRole('group', {name, exact: true});
const result = (page: Page) => page.frameLocator('iframe').locator('#root');
const editor = (page: Page) => demo(page).getByRole('textbox', {name: 'Code of the demo'});
const problem = (page: Page, text: string | RegExp) => demo(page).getByRole('status').filter({hasText: text});

/** Addresses of everything the page loaded for the demo. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((path) => path.includes('/assets/live/')),
  );

/** Scrolls to the demo and waits until it runs. */
async function started(page: Page, name?: string): Promise<void> {
  await demo(page, name).scrollIntoViewIfNeeded();
  await result(page).getByRole('button').waitFor();
}

test('is loaded when it comes into view, and then runs', async () => {
  const {page, problems} = await open(PREVIEW, {viewport: SMALL});
  await page.waitForLoadState('networkidle');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await loaded(page)).toEqual([]);
  await started(page);
  expect(await loaded(page)).toHaveLength(1);
  const button = result(page).getByRole('button');
  expect(await button.innerText()).toBe('Waved 0 times');
  await button.click();
  expect(await button.innerText()).toBe('Waved 1 times');
  expect(await demo(page).locator('pre').isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('starts by its button where scrolling does not start it', async () => {
  const {page, problems} = await open(PREVIEW, {viewport: SMALL});
  await demo(page).getByRole('button', {name: 'Run the demo'}).press('Enter');
  await result(page).getByRole('button', {name: 'Waved 0 times'}).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

test('follows the code that a reader writes, and starts again', async () => {
  const {page, problems} = await open(PLAYGROUND);
  await started(page);
  await editor(page).fill('export default function Mole() { return <p>Seven tunnels</p>; }');
  await result(page).getByText('Seven tunnels').waitFor();
  await demo(page).getByRole('button', {name: 'Start again'}).click();
  await result(page).getByRole('button', {name: '0 holes'}).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

test('says what is wrong with the code', async () => {
  const {page} = await open(PLAYGROUND);
  await started(page);
  const cases: [string, RegExp][] = [
    ['const a = ;', /^Line 1, column 11: Unexpected token$/],
    ["import dayjs from 'dayjs';\nexport default () => null;", /^The module "dayjs" is not there/],
    ['export const a = 1;', /^The code has no component as its default export\.$/],
    ["export default () => { throw new RangeError('too deep'); };", /^RangeError: too deep$/],
  ];
  for (const [code, message] of cases) {
    await editor(page).fill(code);
    await problem(page, message).waitFor();
  }
  await editor(page).fill('export default () => <p>Fine</p>;');
  await result(page).getByText('Fine').waitFor();
  await problem(page, /./).waitFor({state: 'detached'});
  await page.context().close();
});

test('says when its files do not arrive, and loads them once they can', async () => {
  const {page} = await open(PREVIEW, {viewport: SMALL});
  await wake(page);
  await page.context().setOffline(true);
  await demo(page).getByRole('button', {name: 'Run the demo'}).press('Enter');
  await demo(page)
    .getByRole('alert')
    .filter({hasText: /^The demo could not be loaded/})
    .waitFor();
  expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await demo(page).getByRole('button', {name: 'Try again'}).press('Enter');
  await result(page).getByRole('button', {name: 'Waved 0 times'}).waitFor();
  await page.context().close();
});

test('stops code that does not come to an end, and starts again', async () => {
  const {page, problems} = await open(PLAYGROUND);
  await started(page);
  await editor(page).fill('for (;;);\nexport default () => <p>Never</p>;');
  await problem(page, /^The code did not come to an end/).waitFor();
  await demo(page).getByRole('button', {name: 'Start again'}).click();
  await result(page).getByRole('button', {name: '0 holes'}).waitFor();
  await problem(page, /./).waitFor({state: 'detached'});
  expect(problems).toEqual([]);
  await page.context().close();
});

test('takes back a frame whose code opens another page, of whichever host', async () => {
  const seen: string[] = [];
  const foreign = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const {page} = await open(PLAYGROUND);
  try {
    await started(page);
    const elsewhere = [`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`, `${baseUrl()}/404.html`];
    for (const address of elsewhere) {
      await editor(page).fill(`location.href = '${address}';\nexport default () => <p>Gone</p>;`);
      await problem(page, /^The code tried to open another page/).waitFor();
      await editor(page).fill('export default () => <p>Here</p>;');
      await result(page).getByText('Here').waitFor();
      await problem(page, /./).waitFor({state: 'detached'});
    }
    expect(seen).toEqual([]);
  } finally {
    await page.context().close();
    foreign.close();
  }
});

test('keeps the code away from the page and from the network', async () => {
  const {page} = await open(PLAYGROUND);
  await started(page);
  const attempts = {
    page: 'parent.document.title',
    storage: 'localStorage.length',
    cookies: 'document.cookie',
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    await editor(page).fill(
      `export default () => { try { return <p>${name}: {${attempt}}</p>; } catch (e) { return <p>${name}: {e.name}</p>; } };`,
    );
    await result(page).getByText(`${name}: SecurityError`).waitFor();
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await editor(page).fill(
    `fetch('/page-index.json').catch((e) => { document.title = e.name; });\nexport default () => <p>Sent</p>;`,
  );
  await result(page).getByText('Sent').waitFor();
  await editor(page).fill('export default () => <p>Still here</p>;');
  await result(page).getByText('Still here').waitFor();
  expect(requests.filter((url) => url.includes('page-index'))).toEqual([]);
  await page.context().close();
});

test('runs for a page of another origin only in a sandbox', async () => {
  const [file] = readdirSync('build/assets/live');
  const frame = `${baseUrl()}/assets/live/${file}`;
  const host = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<script>
        var offers = new Map();
        addEventListener('message', ({source, ports}) => offers.set(source, ports[0]));
      </script>
      <iframe name="open" src="${frame}"></iframe>
      <iframe name="closed" sandbox="allow-scripts" src="${frame}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const {page} = await startVisit();
  try {
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}`, {waitUntil: 'load'});
    const inside = (name: string): Frame => page.frames().find((frame) => frame.name() === name)!;
    const answer = await page.evaluate(() => {
      const {offers} = window as unknown as {offers: Map<Window | null | undefined, MessagePort>};
      const portOf = (name: string) =>
        offers.get(document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`)?.contentWindow);
      if (portOf('open') !== undefined) return 'a port without a sandbox';
      const port = portOf('closed');
      if (port === undefined) return 'no port in a sandbox';
      port.postMessage({type: 'run', run: 1, code: 'throw window.origin;'});
      return new Promise((resolve) => {
        port.addEventListener('message', ({data}) => data.type === 'failed' && resolve(data.text));
        port.start();
      });
    });
    expect(answer).toBe('null');
    expect(await inside('open').locator('body').innerText()).toContain('in a sandboxed frame only');
  } finally {
    await page.context().close();
    host.close();
    host.closeAllConnections();
  }
});

test('lets the keyboard in and out of the editor', async () => {
  const {page, problems} = await open(PLAYGROUND);
  await started(page);
  const field = editor(page);
  await field.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  expect((await field.inputValue()).startsWith('  import')).toBe(true);
  await page.keyboard.press('Control+z');
  expect((await field.inputValue()).startsWith('import')).toBe(true);
  await page.keyboard.press('Escape');
  await problem(page, 'Tab now leaves the editor.').waitFor({state: 'attached'});
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start again');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('TEXTAREA');
  expect(problems).toEqual([]);
  await page.context().close();
});

test.each(['light', 'dark'] as const)('is accessible and follows the colours: %s', async (colorScheme) => {
  const {page, problems} = await open(PLAYGROUND, {colorScheme, reducedMotion: 'reduce'});
  await started(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.frameLocator('iframe').locator('html').getAttribute('data-theme')).toBe(colorScheme);
  const other = colorScheme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({colorScheme: other});
  await page.frameLocator('iframe').locator(`html[data-theme="${other}"]`).waitFor({state: 'attached'});
  expect(problems).toEqual([]);
  await page.context().close();
});

test('speaks Chinese', async () => {
  const {page, problems} = await open(`/zh${PLAYGROUND}`);
  await started(page, '实时演示');
  const group = demo(page, '实时演示');
  await group.getByRole('textbox', {name: '演示的代码'}).fill('export const a = 1;');
  await group.getByText('代码没有把组件作为默认导出。').waitFor();
  await group.getByRole('button', {name: '重新开始'}).click();
  expect(problems).toEqual([]);
  await page.context().close();
});

test('shows the code and says so without JavaScript', async () => {
  const {page, problems} = await open(PREVIEW, {javaScriptEnabled: false});
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await demo(page).innerText()).toContain('It needs JavaScript; its code is below.');
  expect(await demo(page).locator('pre').innerText()).toContain('export default function Wave()');
  expect(await demo(page).locator('pre span').count()).toBeGreaterThan(10);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('leaves other pages alone', async () => {
  /** How many of the scripts that a page runs hold something of the demo. */
  const carriers = async (route: string): Promise<number> => {
    const {page} = await open(route, {viewport: SMALL});
    await wake(page);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      Promise.all(
        performance
          .getEntriesByType('resource')
          // Not what the browser fetches ahead for pages that are linked.
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
          .map(({name}) => fetch(name).then((response) => response.text())),
      ),
    );
    await page.context().close();
    return scripts.filter((script) => script.includes('site.liveDemo')).length;
  };
  expect(await carriers(PREVIEW)).toBeGreaterThan(0);
  expect(await carriers('/plugin/system/introduction')).toBe(0);
});
