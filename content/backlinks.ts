import type {PageBacklinks} from './data';
import {linkResolver, SCHEME} from './links';
import {parseName, readRecord, recordKey, sampleKey} from './names/record';
import type {Page} from './types';

/** Sections whose links to the reference count. */
const LINKING = /^(?:guide|plugin)\//;

/** Whether a page has reference entries, which get a `Backlinks` row. */
const hasEntries = (page: Page): boolean => page.generated.some(({id}) => id !== '');

/** A place of a page that is about an entry, in words or in a sample. */
export interface Use {
  /** Address of the entry without locale prefix, such as `/api/config/config-basic#title`. */
  to: string;
  /** Line of the page, from 1. */
  line: number;
}

/**
 * Lists the entries that the samples of a page use, by the names that were looked up in them.
 *
 * @param siteDir - Absolute path of the site.
 * @param page - A page; samples of text that it shares with others are left out.
 * @returns In the order of the page.
 */
export function usesInSamples(siteDir: string, {file, fences}: Pick<Page, 'file' | 'fences'>): Use[] {
  const key = recordKey(file);
  const names = key === undefined ? undefined : readRecord(siteDir, key)?.names;
  if (names === undefined) return [];
  return fences
    .filter((fence) => fence.file === file)
    .flatMap(({lang, value, line}) =>
      (names[sampleKey(lang, value)] ?? []).map((text) => ({to: parseName(text).to, line})),
    );
}

/**
 * Finds the guide and plugin pages that link to each entry of the reference, or use it in a sample.
 *
 * @param pages - Pages of one language.
 * @param prefix - Locale prefix of the language: empty or such as `/zh`.
 * @param usesOf - Entries that the samples of a page use.
 * @returns By file key of each page with reference entries: the places about each entry, in the
 *   order of the pages; of each page the first link counts, and the first sample where it has no link.
 */
export function findBacklinks(
  pages: readonly Page[],
  prefix: string,
  usesOf: (page: Page) => readonly Use[] = () => [],
): Map<string, PageBacklinks> {
  const result = new Map<string, PageBacklinks>(pages.filter(hasEntries).map((page) => [page.fileKey, {}]));
  const resolve = linkResolver(pages, prefix);
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  for (const page of pages.filter(({fileKey}) => LINKING.test(fileKey))) {
    const seen = new Set<string>();
    const add = (target: Page | undefined, hash: string, line: number): void => {
      if (target === undefined || target === page || !target.generated.some(({id}) => id !== '' && id === hash)) return;
      const key = `${target.fileKey}#${hash}`;
      if (seen.has(key)) return;
      seen.add(key);
      const under = page.headings.filter((heading) => heading.depth <= 3 && heading.line <= line).at(-1);
      const own = page.routePath.slice(prefix.length);
      const backlinks = result.get(target.fileKey);
      if (backlinks) (backlinks[hash] ??= []).push({title: page.title, to: under ? `${own}#${under.id}` : own});
    };
    for (const link of page.links) {
      if (SCHEME.test(link.url)) continue;
      const {page: target, hash} = resolve(page, link);
      add(target, hash, link.line);
    }
    for (const {to, line} of usesOf(page)) {
      const [route = '', hash = ''] = to.split('#');
      add(byRoute.get(prefix + route), hash, line);
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
