/** Visits pages as readers do, and measures what they load, compute and wait for. */
import type {Browser, Page} from 'playwright-core';
import {watchTraffic} from './traffic';

/** Bytes after brotli compression, by kind of file. */
export interface Weight {
  html: number;
  css: number;
  script: number;
  other: number;
}

const SCREEN = {viewport: {width: 1280, height: 800}};

/** How much slower than this computer the phone is. */
const PHONE = 4;

/** Time for which the pointer rests on a link before it is pressed, in ms: pages are fetched meanwhile. */
const RESTS = 500;

/** Longest wait for a page after a press, in ms. */
const PATIENCE = 10_000;

async function withPage<Result>(browser: Browser, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(SCREEN);
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until it has loaded all it wants. An error page would be measured as well as any other. */
async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, {waitUntil: 'networkidle'});
  if (response?.ok() !== true) throw new Error(`${address} was answered with ${response?.status() ?? 'nothing'}.`);
}

/**
 * Weighs what a page needs to be shown and used the first time. What it fetches ahead for other
 * pages is not in it.
 *
 * @param browser - Any.
 * @param address - Address of the page.
 * @returns Bytes.
 */
export const weigh = (browser: Browser, address: string): Promise<Weight> =>
  withPage(browser, async (page) => {
    const traffic = watchTraffic(page);
    const ahead = new Set<string>();
    page.on('request', (request) => {
      const {purpose, 'sec-purpose': secPurpose = purpose} = request.headers();
      if (secPurpose?.includes('prefetch')) ahead.add(new URL(request.url()).pathname);
    });
    await open(page, address);
    await traffic.settled();
    const weight: Weight = {html: 0, css: 0, script: 0, other: 0};
    const {pathname} = new URL(address);
    for (const [file, bytes] of traffic.files) {
      if (ahead.has(file)) continue;
      const kind =
        file === pathname ? 'html' : file.endsWith('.css') ? 'css' : /\.m?js$/.test(file) ? 'script' : 'other';
      weight[kind] += bytes;
    }
    return weight;
  });

/**
 * Time that a phone spends in scripts until a page has settled.
 *
 * @param browser - Any.
 * @param address - Address of the page.
 * @returns Milliseconds.
 */
export const scriptTime = (browser: Browser, address: string): Promise<number> =>
  withPage(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', {rate: PHONE});
    await open(page, address);
    const {metrics} = await session.send('Performance.getMetrics');
    return (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  });

/**
 * Times navigation within a site: from the press of a link, on which the pointer rests first, to
 * the frame that shows the heading of the other page.
 *
 * @param browser - Any.
 * @param address - Address of the page to begin on.
 * @param route - End of the address of the page to go to.
 * @param title - Its heading.
 * @returns Milliseconds; `undefined` when the browser has loaded the page anew.
 * @throws Error when no link on the first page leads to the other one.
 */
export const navigationTime = (
  browser: Browser,
  address: string,
  route: string,
  title: string,
): Promise<number | undefined> =>
  withPage(browser, async (page) => {
    await open(page, address);
    const link = page.locator(`a[href$="${route}"]:visible, a[href$="${route}.html"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(RESTS);
    const time = page.evaluate(
      ([wanted, patience]) =>
        new Promise<number>((resolve, reject) => {
          let pressed = 0;
          addEventListener('click', ({timeStamp}) => (pressed = timeStamp), {capture: true});
          const observer = new MutationObserver(() => {
            // Generators put links and marks of their own into headings.
            if (pressed === 0 || !document.querySelector('h1')?.textContent?.trim().startsWith(wanted)) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              // The message is handled after the frame is painted.
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - pressed);
              channel.port2.postMessage(null);
            });
          });
          observer.observe(document, {childList: true, subtree: true, characterData: true});
          setTimeout(() => reject(new Error(`No heading "${wanted}" came after the press of a link to it.`)), patience);
        }),
      [title, PATIENCE] as const,
    );
    const outcome = time.catch((cause: unknown) => {
      if (cause instanceof Error && /context was destroyed|navigation/i.test(cause.message)) return undefined;
      throw cause;
    });
    await link.click();
    return await outcome;
  });
