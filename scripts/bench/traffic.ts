/** Weighs what a page loads. */
import {brotliCompressSync} from 'node:zlib';
import type {Page} from 'playwright-core';

/** What a page has loaded. */
export interface Traffic {
  /** Bytes of each file after brotli compression, by path; the newest response counts. */
  files: Map<string, number>;
  /** Resolves when all responses so far are weighed. */
  settled: () => Promise<void>;
}

/** Formats that are compressed already: a server sends them as they are. */
const PACKED = /\.(?:png|jpe?g|webp|avif|gif|woff2?)$/;

/**
 * Weighs each response of a page as a server with brotli sends it, in full quality, without headers.
 *
 * @param page - The page; what it loaded before is not counted.
 * @returns A record that goes on growing.
 */
export function watchTraffic(page: Page): Traffic {
  const files = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    pending.push(
      response.body().then(
        (body) => void files.set(pathname, PACKED.test(pathname) ? body.length : brotliCompressSync(body).length),
        // A response without a body, such as 304, costs nothing worth counting.
        () => {},
      ),
    );
  });
  return {files, settled: async () => void (await Promise.all(pending))};
}

/**
 * Weight of all that was loaded.
 *
 * @param traffic - A record of {@link watchTraffic}.
 * @returns Bytes.
 */
export function totalBytes({files}: Pick<Traffic, 'files'>): number {
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}
