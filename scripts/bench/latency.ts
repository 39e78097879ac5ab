/** Times the search in a page, from inside it. */
import type {Page} from 'playwright-core';

/** What the page measured. */
export interface PageTimes {
  /** From each input to the frame that shows its results, in ms. */
  search: number[];
  /** Tasks of the main thread of 50 ms and more, in ms. */
  longTasks: number[];
}

/**
 * Starts to note long tasks; call before the page is opened.
 *
 * @param page - An empty page.
 */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    Object.assign(window, {longTasks: tasks});
  });
}

/**
 * Starts to time each input of the open search dialog.
 *
 * @param page - A page whose search dialog is open.
 */
export async function watchSearch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    // Not the key: input methods and drivers insert Chinese without one.
    document.querySelector('[role="combobox"]')!.addEventListener('input', (event) => {
      pressed = event.timeStamp;
    });
    new MutationObserver(() => {
      if (pressed === 0) return;
      const start = pressed;
      pressed = 0;
      requestAnimationFrame(() => {
        // The message is handled after the frame is painted.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - start);
        channel.port2.postMessage(null);
      });
    }).observe(document.querySelector('dialog [data-scroll]')!, {childList: true, subtree: true, characterData: true});
    Object.assign(window, {searchTimes: times});
  });
}

/**
 * Reads what was measured so far.
 *
 * @param page - A page with the watchers above.
 * @returns The times; empty lists where nothing was watched.
 */
export async function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(() => {
    const {searchTimes = [], longTasks = []} = window as unknown as {searchTimes?: number[]; longTasks?: number[]};
    return {search: searchTimes, longTasks};
  });
}
