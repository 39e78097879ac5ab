import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';

/** Origin of every site that is photographed; none answers there. */
export const ORIGIN = 'http://example.test';

/** Absolute paths of folders by the beginning of the URLs they answer. */
export type Places = Readonly<Record<string, string>>;

/** File that answers a URL; nothing when there is none. */
function fileOf(address: string, places: Places): string | undefined {
  const url = address.replace(/[?#].*$/, '');
  const [prefix, folder] = Object.entries(places).find(([start]) => url.startsWith(start)) ?? [];
  if (prefix === undefined || folder === undefined) return undefined;
  const file = path.join(folder, decodeURIComponent(url.slice(prefix.length)));
  return [file, `${file}.html`, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/**
 * Answers the requests of a page from folders, and no other request.
 *
 * @param page - The page.
 * @param places - See {@link Places}.
 */
export async function servePlaces(page: Page, places: Places): Promise<void> {
  await page.route('**/*', (route) => {
    const file = fileOf(route.request().url(), places);
    return file === undefined ? route.abort() : route.fulfill({path: file});
  });
}
