import type {PageUses} from './data';
import {linkResolver, SCHEME} from './links';
import type {Page} from './types';

/** Sections whose pages teach what the reference describes. */
const TEACHING = /^(?:guide|plugin)\//;

/** Whether a page has entries that `UsedIn` is put into. */
const hasEntries = (page: Page): boolean => page.generated.some(({id}) => id !== '');

/**
 * Finds the pages that teach an entry: those of the guide and of the plugins that link to it.
 *
 * @param pages - Pages of one language.
 * @param prefix - Locale prefix of the language: empty or such as `/zh`.
 * @returns For every page with entries of the reference, by its file key, their uses in the
 *   order of the pages; the first link of each page counts.
 */
export function findUses(pages: readonly Page[], prefix: string): Map<string, PageUses> {
  const result = new Map<string, PageUses>(pages.filter(hasEntries).map((page) => [page.fileKey, {}]));
  const resolve = linkResolver(pages, prefix);
  for (const page of pages.filter(({fileKey}) => TEACHING.test(fileKey))) {
    const seen = new Set<string>();
    for (const link of page.links) {
      if (SCHEME.test(link.url)) continue;
      const {page: target, hash} = resolve(page, link);
      if (target === undefined || target === page || !target.generated.some(({id}) => id !== '' && id === hash))
        continue;
      const key = `${target.fileKey}#${hash}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const under = page.headings.filter(({line, depth}) => depth <= 3 && line <= link.line).at(-1);
      const own = page.routePath.slice(prefix.length);
      const uses = result.get(target.fileKey);
      if (uses) (uses[hash] ??= []).push({title: page.title, to: under ? `${own}#${under.id}` : own});
    }
  }
  return result;
}

/**
 * Name of the generated file with the uses of a page, without extension.
 *
 * @param fileKey - Path of the page below its root, without extension.
 */
export const usesFile = (fileKey: string): string => `used-in-${fileKey.replaceAll('/', '-')}`;
