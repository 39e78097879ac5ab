/** Which files of a language a reader without a network needs. */

import {MANIFEST} from './manifest';

/** A file of the build, by its path below the folder of its language. */
export interface BuiltFile {
  file: string;
  /** Path at which it is served. */
  url: string;
}

/** Folders of which everything is needed: parts of pages, of the app, of the search. */
const WHOLE = /^(?:assets\/(?:js|css)|search)\//;

/** The page for lost addresses. */
export const LOST = '404.html';

/** Single files that scripts ask for. */
const ASKED_FOR = [LOST, 'page-index.json', 'offline.json', MANIFEST];

/** What shows or applies a file. What a page tells other sites of itself, and where it leads, is none. */
const TAG = /<(?:img|source|link|script)\s[^>]*>/g;

const ADDRESS = /\s(?:src|srcset|href)=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * Addresses of what a page shows or applies.
 *
 * @param html - A page as it was written.
 */
export function shownBy(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)]
      // A set of pictures names a size after each.
      .flatMap(([, quoted, plain = '']) => (quoted ?? plain).split(/,\s+/))
      .map((address) => address.replace(/[?#\s].*$/, '')),
  );
}

/**
 * The address that a page gives as its own.
 *
 * @param html - A page as it was written.
 * @returns Path; `undefined` when it gives none.
 */
export function ownAddress(html: string): string | undefined {
  const tag = /<link [^>]*\brel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
  const href = /\bhref="?([^"\s>]+)/.exec(tag)?.[1];
  return href === undefined ? undefined : new URL(href).pathname;
}

/** Pages for people who build the site. */
const INTERNAL = /\/internal\//;

/** What {@link neededFiles} chooses from. */
export interface Built {
  /** Path of the language, with a slash at both ends. */
  base: string;
  /** Its files, relative to its folder, without those of other languages. */
  files: readonly string[];
  /** Text of its pages, by file. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Chooses the files that are kept: pages and their Markdown, styles, scripts, the search, and the pictures
 * that pages show. Live results and downloads are not.
 *
 * @param built - See {@link Built}.
 * @returns Pages, and all else, each in the order of its names.
 * @throws Error naming a page without an address.
 */
export function neededFiles({base, files, pages}: Built): {pages: BuiltFile[]; others: BuiltFile[]} {
  const own = [...pages].flatMap(([file, html]) => {
    // Answers at no address of its own.
    if (file === LOST) return [];
    const url = ownAddress(html);
    if (url === undefined) {
      throw new Error(`${file} gives no address of its own, by which it could be kept. Pages need a canonical link.`);
    }
    return INTERNAL.test(url) ? [] : [{file, url}];
  });
  const shown = new Set(own.flatMap(({file}) => shownBy(pages.get(file)!)));
  const twins = new Set(own.map(({file}) => file.replace(/(?:\/index)?\.html$/, '.md')));
  const others = files
    .filter((file) => WHOLE.test(file) || ASKED_FOR.includes(file) || twins.has(file) || shown.has(base + file))
    .map((file) => ({file, url: base + file}));
  const byName = (a: BuiltFile, b: BuiltFile): number => (a.file < b.file ? -1 : 1);
  return {pages: own.sort(byName), others: others.sort(byName)};
}
