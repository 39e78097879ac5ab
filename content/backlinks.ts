import type {PageBacklinks} from './data';
import {linkResolver, SCHEME} from './links';
import type {Page} from './types';

/** Sections whose links to the reference count. */
const LINKING = /^(?:guide|plugin)\//;

/** Whether a page has reference entries, which get a `Backlinks` row. */
const hasEntries = (page: Page): boolean => page.generated.some(({id}) => id !== '');

/**
 * Finds the guide and plugin pages that link to each entry of the reference.
 *
 * @param pages - Pages of one language.
 * @param prefix - Locale prefix of the language: empty or such as `/zh`.
 * @returns By file key of each page with reference entries: the links to each entry, in the
 *   order of the pages; the first link of each page counts.
 */
export function findBacklinks(pages: readonly Page[], prefix: string): Map<string, PageBacklinks> {
  const result = new Map<string, PageBacklinks>(pages.filter(hasEntries).map((page) => [page.fileKey, {}]));
  const resolve = linkResolver(pages, prefix);
  for (const page of pages.filter(({fileKey}) => LINKING.test(fileKey))) {
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
      const backlinks = result.get(target.fileKey);
      if (backlinks) (backlinks[hash] ??= []).push({title: page.title, to: under ? `${own}#${under.id}` : own});
    }
  }
  return result;
}

/**
 * Name of the generated file with the backlinks of a page, without extension.
 *
 * @param fileKey - Path of the page below its root, without extension.
 */
export const backlinksFile = (fileKey: string): string => `backlinks-${fileKey.replaceAll('/', '-')}`;
