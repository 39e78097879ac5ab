import type {EntryUses, ExampleUse, PageBacklinks} from './data';
import {exampleUses, readExampleNames, sectionAt, type Use} from './exampleUses';
import {linkResolver, SCHEME} from './links';
import {parseName, readRecord, recordKey, sampleKey} from './names/record';
import type {Page} from './types';

/** Sections whose links to the reference count. */
const LINKING = /^(?:guide|plugin)\//;

/** Whether a page has reference entries, which get a `Backlinks` row. */
const hasEntries = (page: Page): boolean => page.generated.some(({id}) => id !== '');

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

/** How many examples an entry lists; it says how many more there are. */
const LISTED = 2;

/** What finds the uses besides links. */
export interface UseFinders {
  /** Entries that the samples of a page use. */
  ofPage?: (page: Page) => readonly Use[];
  /** Examples that use an entry, the best first, by its address without locale prefix. */
  inExamples?: (entry: string) => readonly ExampleUse[];
}

/**
 * Finds what uses each entry of the reference: the guide and plugin pages that link to it or use it in a sample, and
 * the examples.
 *
 * @param pages - Pages of one language.
 * @param prefix - Locale prefix of the language: empty or such as `/zh`.
 * @param finders - What finds the uses besides links.
 * @returns By file key of each page with reference entries: the places about each entry that has any. Those that link
 *   to it come first, as they say something of it; then those that only use it in a sample, both in the order of the
 *   pages and the first place of each page. Of the examples the first few.
 */
export function findBacklinks(
  pages: readonly Page[],
  prefix: string,
  {ofPage = () => [], inExamples = () => []}: UseFinders = {},
): Map<string, PageBacklinks> {
  const result = new Map<string, PageBacklinks>(pages.filter(hasEntries).map((page) => [page.fileKey, {}]));
  const usesOf = (page: Page, id: string): EntryUses => {
    const entries = result.get(page.fileKey) ?? {};
    return (entries[id] ??= {pages: [], examples: [], more: 0});
  };
  const resolve = linkResolver(pages, prefix);
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  const seen = new Set<string>();
  const add = (page: Page, target: Page | undefined, hash: string, line: number): void => {
    if (target === undefined || target === page || !target.generated.some(({id}) => id !== '' && id === hash)) return;
    const key = `${page.fileKey} ${target.fileKey}#${hash}`;
    if (seen.has(key)) return;
    seen.add(key);
    usesOf(target, hash).pages.push({title: page.title, to: sectionAt(page, line, prefix)});
  };
  const linking = pages.filter(({fileKey}) => LINKING.test(fileKey));
  for (const page of linking) {
    for (const link of page.links) {
      if (SCHEME.test(link.url)) continue;
      const {page: target, hash} = resolve(page, link);
      add(page, target, hash, link.line);
    }
  }
  for (const page of linking) {
    for (const {to, line} of ofPage(page)) {
      const [route = '', hash = ''] = to.split('#');
      add(page, byRoute.get(prefix + route), hash, line);
    }
  }
  for (const page of pages) {
    for (const {id} of page.generated) {
      const found = id === '' ? [] : inExamples(`${page.routePath.slice(prefix.length)}#${id}`);
      if (found.length === 0) continue;
      Object.assign(usesOf(page, id), {
        examples: found.slice(0, LISTED),
        more: Math.max(0, found.length - LISTED),
      });
    }
  }
  return result;
}

/**
 * What uses the entries of the reference of a site.
 *
 * @param siteDir - Absolute path of the site.
 * @param pages - Pages of one language.
 * @param prefix - Locale prefix of the language.
 * @returns As {@link findBacklinks}.
 */
export function siteBacklinks(siteDir: string, pages: readonly Page[], prefix: string): Map<string, PageBacklinks> {
  const ofPage = (page: Page): Use[] => usesInSamples(siteDir, page);
  return findBacklinks(pages, prefix, {
    ofPage,
    inExamples: exampleUses(readExampleNames(siteDir), pages, prefix, ofPage),
  });
}

/**
 * Name of the generated file with the backlinks of a page, without extension.
 *
 * @param fileKey - Path of the page below its root, without extension.
 */
export const backlinksFile = (fileKey: string): string => `backlinks-${fileKey.replaceAll('/', '-')}`;
