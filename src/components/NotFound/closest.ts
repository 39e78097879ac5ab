import {distance} from 'fastest-levenshtein';

/** A page of the site. */
export interface KnownPage {
  title: string;
  /** Address with the base path of the site. */
  href: string;
}

/** Below this likeness a suggestion would be a guess. */
const THRESHOLD = 0.55;

/** A page name alone says a little less than a whole path. */
const NAME_WEIGHT = 0.95;

function segments(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: compare the path as it was typed.
  }
  return decoded
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/**
 * Finds the pages whose address is closest to one that leads nowhere, by edit distance of
 * the whole path or of its last part.
 *
 * @param path - Address that was asked for, with the base path of the site.
 * @param pages - All pages of the language.
 * @param options - `base`, below which all of them lie and which is not compared; `limit`, the greatest
 *   number of suggestions.
 * @returns Pages from the closest on; empty when none is close.
 */
export function closestPages(
  path: string,
  pages: readonly KnownPage[],
  {base = '/', limit = 3}: {base?: string; limit?: number} = {},
): KnownPage[] {
  const below = (address: string) => segments(address.startsWith(base) ? address.slice(base.length) : address);
  const wanted = below(path);
  const name = wanted.at(-1) ?? '';
  return pages
    .map((page) => {
      const parts = below(page.href);
      const score = Math.max(
        likeness(wanted.join('/'), parts.join('/')),
        NAME_WEIGHT * likeness(name, parts.at(-1) ?? ''),
      );
      return {page, score};
    })
    .filter(({score}) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}
