/**
 * Highlights the words of a search on the page that a result opens. It uses the CSS Custom
 * Highlight API, which leaves the text as it is; browsers without it show no highlight. Its style
 * holds below `[data-search-match]` only, since browsers work one out for each element it could be in.
 */
import {tokenize} from '@site/search/engine';

/** Name of the highlight, as in `::highlight(search-match)`. */
export const HIGHLIGHT_NAME = 'search-match';

/** Attribute of `<html>` while something is highlighted. */
const HIGHLIGHT_MARK = 'data-search-match';

/** Most matches to highlight: more would colour the whole page. */
const MAX_RANGES = 200;

/** The page that a search result opens, and what to highlight on it. */
export interface PendingHighlight {
  pathname: string;
  /** Id of the heading; empty for the page as a whole. */
  anchor: string;
  /** Index terms that matched. */
  terms: readonly string[];
}

let pending: PendingHighlight | undefined;

/**
 * Keeps what to highlight until the page is shown.
 *
 * @param highlight - Page and terms.
 */
export function highlightAfterNavigation(highlight: PendingHighlight): void {
  pending = highlight;
}

/**
 * Highlights the pending terms if this is their page; removes the highlight of an earlier search.
 *
 * @param pathname - Path of the page that is shown now.
 */
export function showHighlight(pathname: string): void {
  clearHighlight();
  if (pending === undefined || !samePath(pending.pathname, pathname)) {
    return;
  }
  const {anchor, terms} = pending;
  pending = undefined;
  const root = document.querySelector('main article') ?? document.querySelector('main');
  if (root) {
    highlightTerms(root, new Set(terms), anchor);
  }
}

/** Removes the highlight. */
export function clearHighlight(): void {
  if (supportsHighlights()) {
    CSS.highlights.delete(HIGHLIGHT_NAME);
    document.documentElement.removeAttribute(HIGHLIGHT_MARK);
  }
}

function supportsHighlights(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';
}

function samePath(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}

/**
 * Ranges of the words in a part of the document.
 *
 * @param root - Element whose text is searched.
 * @param terms - Index terms to find.
 * @param anchor - Id of a heading: only the text from it to the next heading
 * of its level or above is searched. Empty: everything.
 * @returns At most 200 ranges in document order.
 */
export function findTerms(root: Element, terms: ReadonlySet<string>, anchor: string): Range[] {
  const heading = anchor === '' ? null : document.getElementById(anchor);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  let inside = heading === null;
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (heading && /^H[1-6]$/.test(node.tagName)) {
        if (node === heading) {
          inside = true;
        } else if (inside && node.tagName <= heading.tagName) {
          break;
        }
      }
    } else if (inside) {
      const text = node.nodeValue ?? '';
      for (const {term, start, end} of tokenize(text)) {
        if (terms.has(term)) {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          ranges.push(range);
        }
      }
    }
  }
  return ranges.slice(0, MAX_RANGES);
}

function highlightTerms(root: Element, terms: ReadonlySet<string>, anchor: string): void {
  if (!supportsHighlights() || terms.size === 0) {
    return;
  }
  const ranges = findTerms(root, terms, anchor);
  if (ranges.length > 0) {
    CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
    document.documentElement.setAttribute(HIGHLIGHT_MARK, '');
  }
}
