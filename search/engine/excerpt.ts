/** Finds the passage to show for a match, and the characters to highlight. */
import type {HighlightedText, HighlightRange} from '../types';
import {tokenize, type Token} from './tokenize';

/** Longest excerpt of Latin text, in UTF-16 code units: about two lines. */
export const EXCERPT_LENGTH = 150;

/** Longest excerpt of Han text; its characters are twice as wide. */
export const HAN_EXCERPT_LENGTH = 80;

/** Share of the excerpt kept before the first match, for context. */
const LEAD_SHARE = 0.25;

/** Texts longer than this are not searched for a passage beyond it. */
const MAX_SCAN = 20_000;

const ELLIPSIS = '…';

type Match = Pick<Token, 'start' | 'end' | 'term'>;

/**
 * Terms of a text, as far as a passage is looked for in it.
 *
 * @param text - Plain text of a section.
 * @returns Its tokens in order of appearance.
 */
export function excerptTokens(text: string): Token[] {
  return tokenize(text.slice(0, MAX_SCAN));
}

/**
 * Joins overlapping and touching ranges.
 *
 * @param ranges - Ranges in any order.
 * @returns Disjoint ranges in order of appearance.
 */
export function mergeRanges(ranges: readonly HighlightRange[]): HighlightRange[] {
  const merged: HighlightRange[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}

/**
 * Marks the matched words of a short text such as a heading.
 *
 * @param text - The text.
 * @param terms - Matched index terms with their weights.
 * @returns The same text with the ranges of all matches.
 */
export function highlight(text: string, terms: ReadonlyMap<string, number>): HighlightedText {
  const matches = terms.size === 0 ? [] : tokenize(text).filter(({term}) => terms.has(term));
  return {text, ranges: mergeRanges(matches.map(({start, end}) => [start, end] as const))};
}

/**
 * Sum of the weights of the distinct terms whose matches lie in a window: a
 * passage with all words of the query is better than one that repeats a word.
 */
function windowWeight(
  matches: readonly Match[],
  first: number,
  length: number,
  terms: ReadonlyMap<string, number>,
): number {
  const seen = new Set<string>();
  let weight = 0;
  const from = matches[first]!.start;
  for (let i = first; i < matches.length && matches[i]!.end <= from + length; i += 1) {
    const {term} = matches[i]!;
    if (!seen.has(term)) {
      seen.add(term);
      weight += terms.get(term) ?? 0;
    }
  }
  return weight;
}

const BREAK = /[\s\p{P}]/u;

/** Moves a cut to the nearest word boundary within 20 characters. */
function cutAt(text: string, offset: number, direction: 1 | -1): number {
  for (let step = 0; step <= 20; step += 1) {
    const at = offset + step * direction;
    if (at <= 0 || at >= text.length) {
      return Math.min(Math.max(at, 0), text.length);
    }
    if (BREAK.test(text[at - 1]!)) {
      return at;
    }
  }
  // No boundary near: do not cut a surrogate pair in two.
  return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset;
}

/**
 * The passage of a text that answers the query best: the window whose distinct
 * matched terms weigh most, the earliest among equals; the beginning of the
 * text when nothing matched.
 *
 * @param text - Plain text of a section.
 * @param terms - Matched index terms with their weights.
 * @param tokens - {@link excerptTokens} of the text, when they are at hand.
 * @returns The passage, with an ellipsis where it was cut, and its highlights.
 */
export function makeExcerpt(
  text: string,
  terms: ReadonlyMap<string, number>,
  tokens: readonly Token[] = excerptTokens(text),
): HighlightedText {
  const matches: Match[] = tokens.filter(({term}) => terms.has(term));
  const isWide = /\p{sc=Han}/u.test(text.slice(0, 200));
  const length = isWide ? HAN_EXCERPT_LENGTH : EXCERPT_LENGTH;

  let best = 0;
  let bestWeight = -1;
  matches.forEach((_, i) => {
    const weight = windowWeight(matches, i, length * (1 - LEAD_SHARE), terms);
    if (weight > bestWeight) {
      best = i;
      bestWeight = weight;
    }
  });

  const anchor = matches[best]?.start ?? 0;
  const latestStart = Math.max(0, text.length - length);
  const wanted = Math.min(anchor - Math.round(length * LEAD_SHARE), latestStart);
  const start = wanted <= 0 ? 0 : cutAt(text, wanted, 1);
  const end = start + length >= text.length ? text.length : cutAt(text, start + length, -1);

  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const shown = text.slice(start, end);
  const trimmed = shown.trimStart();
  const shift = before.length - start - (shown.length - trimmed.length);
  const body = trimmed.trimEnd();
  const limit = before.length + body.length;
  const ranges = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match): HighlightRange => [match.start + shift, Math.min(match.end + shift, limit)])
    .filter(([from, to]) => from >= before.length && to > from);
  return {text: before + body + after, ranges: mergeRanges(ranges)};
}
