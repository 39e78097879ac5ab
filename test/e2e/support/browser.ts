import {chromium, type Browser, type BrowserContextOptions, type Page} from 'playwright-core';

let browser: Browser | undefined;

/** Address of the served build, without a slash at the end. */
export const baseUrl = (): string => process.env.E2E_BASE_URL ?? '';

/** A browser window and everything that went wrong in it so far. */
export interface Visitor {
  page: Page;
  problems: string[];
  /**
   * Goes to a page and waits until it reacts: asleep, or where the bundle is plain, hydrated.
   *
   * @param route - Path on the site, starting with a slash.
   */
  visit: (route: string) => Promise<void>;
}

declare global {
  interface Window {
    /** Texts that this page has put on the clipboard and no test has asked for yet. */
    copiedTexts: string[];
    /** Of each click that a test watches, whether nothing but the browser acts on it. */
    clicksLeft: boolean[];
  }
}

/** Runs in the page: keeps what it puts on the clipboard. */
function keepCopies(): void {
  window.copiedTexts = [];
  const {clipboard} = navigator as {clipboard?: Clipboard};
  if (!clipboard) return;
  const {write, writeText} = clipboard;
  clipboard.writeText = async (text) => {
    await writeText.call(clipboard, text);
    window.copiedTexts.push(text);
  };
  clipboard.write = async (items) => {
    await write.call(clipboard, items);
    const blob = await items[0]?.getType('text/plain');
    window.copiedTexts.push((await blob?.text()) ?? '');
  };
}

/**
 * What a page put on the clipboard, the oldest that was not asked for yet. The clipboard itself belongs to all
 * windows of the browser, so that it may hold what another test has copied.
 *
 * @param page - A page whose visit allows `clipboard-write`.
 */
export async function copied(page: Page): Promise<string> {
  await page.waitForFunction(() => window.copiedTexts.length > 0);
  return page.evaluate(() => window.copiedTexts.shift() ?? '');
}

/**
 * Starts a visit to the built site in a fresh context.
 *
 * @param options - Context options, such as viewport or colour scheme.
 * @param site - Address of the host, without a slash at the end.
 * @returns A window on an empty page.
 */
export async function startVisit(options: BrowserContextOptions = {}, site = baseUrl()): Promise<Visitor> {
  browser ??= await chromium.connect(process.env.E2E_BROWSER ?? '');
  const context = await browser.newContext(options);
  // Some browsers without a window tell a page of a pointer that comes to its corner when it loads.
  await context.addInitScript(() =>
    window.addEventListener(
      'pointermove',
      (event) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    ),
  );
  await context.addInitScript(keepCopies);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left takes back what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== site) problems.push(`other host: ${request.url()}`);
  });
  const visit = async (route: string) => {
    await page.goto(site + route, {waitUntil: 'load'});
    if (options.javaScriptEnabled !== false) {
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await laidOut(page);
    }
  };
  return {page, problems, visit};
}

/**
 * What went wrong beside a live site, which has one fault of the toolkit: in a narrow window its pages hydrate
 * with other menus than those in their HTML, and React says so.
 *
 * @param problems - All that went wrong in a window.
 */
export const ownProblems = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !/React error #4(?:18|23|25)/.test(problem));

/**
 * Opens a page of the built site in a fresh context.
 *
 * @param route - Path on the site, starting with a slash.
 * @param options - Context options, such as viewport or colour scheme.
 * @returns The page and everything that went wrong in it so far.
 */
export async function open(
  route: string,
  options: BrowserContextOptions = {},
): Promise<{page: Page; problems: string[]}> {
  const {page, problems, visit} = await startVisit(options);
  await visit(route);
  return {page, problems};
}

/**
 * Waits until all of a page is laid out: what is below the window follows its beginning.
 *
 * @param page - A page of the site.
 */
async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSAnimation && animation.animationName === 'put-off')),
  );
}

/**
 * Waits until the page was drawn as it is now: what depends on sizes is known by then.
 *
 * @param page - A page of the site.
 */
export async function drawn(page: Page): Promise<void> {
  await laidOut(page);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Starts the app of a page, as a reader does who comes near its navbar.
 *
 * @param page - A page that reacts; where the bundle is plain, its app has started already.
 */
export async function wake(page: Page): Promise<void> {
  await page.locator('nav.navbar').dispatchEvent('pointermove', {bubbles: true, pointerType: 'mouse'});
  await page.waitForSelector('html:is([data-app="awake"], :not([data-app]))');
}

/**
 * Gives a page the sign of life that brings what its page script needs to navigate and to show cards.
 *
 * @param page - A page that reacts; where the bundle is plain, it has all of this already.
 * @param sign - What the reader does: by default, moves the pointer.
 */
export async function beReading(page: Page, sign = () => page.mouse.move(900, 500)): Promise<void> {
  // At once, because a pointer that lies on the page may be the sign.
  const later = process.env.PLAIN_BUNDLE ? undefined : page.waitForResponse(/\/page-script-[^/]*\.js$/);
  await sign();
  await (await later)?.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/**
 * Notes from now on which clicks the page leaves to the browser, and takes those away from it: of the tabs they
 * would open, one in twenty crashes in the packaged Chromium when all processors are busy, whatever is in it.
 *
 * @param page - A page of the site.
 * @returns Asks whether each click since then was left, the oldest first.
 */
export async function clicksLeft(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    window.clicksLeft = [];
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, (event) => {
        window.clicksLeft.push(!event.defaultPrevented);
        event.preventDefault();
      });
    }
  });
  return () => page.evaluate(() => window.clicksLeft);
}

/** Closes the connection; call in `afterAll`. */
export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}
