import {createHash} from 'node:crypto';
import type {Page} from '../types';

/** Hash of each section of a page, by heading id; the part before the first heading has the key `""`. */
export type SectionHashes = Record<string, string>;

/** Contents of `i18n/<lang>/source-hashes.json`: for each page, shared text and file of texts, the English it was translated from. */
export type SourceHashes = Record<string, SectionHashes>;

/** Hexadecimal digits kept of a hash: 48 bits, enough for a few thousand sections. */
const DIGITS = 12;

/**
 * Hash of a text in which only white space may change.
 *
 * @param text - Markdown of a section.
 */
export function hashText(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, DIGITS);
}

/**
 * Cuts a page into sections.
 *
 * @param page - Page as read from its source.
 * @param source - Text of the page's file.
 * @returns Markdown of each section by heading id; the part before the first heading has the key `""`.
 */
export function sectionTexts(page: Pick<Page, 'headings'>, source: string): Record<string, string> {
  const lines = source.split(/\r?\n/);
  const starts = page.headings
    .filter((heading, i, all) => all.findIndex((other) => other.line === heading.line) === i)
    .map(({id, line}) => ({id, line}));
  const ends = [...starts.map(({line}) => line), lines.length + 1];
  return Object.fromEntries(
    [{id: '', line: 1}, ...starts].map(({id, line}, i) => [id, lines.slice(line - 1, (ends[i] ?? 1) - 1).join('\n')]),
  );
}

/**
 * Hashes the sections of a page.
 *
 * @param page - Page as read from its source.
 * @param source - Text of the page's file.
 */
export function sectionHashes(page: Pick<Page, 'headings'>, source: string): SectionHashes {
  return Object.fromEntries(Object.entries(sectionTexts(page, source)).map(([id, text]) => [id, hashText(text)]));
}

/** How a translation stands to its source. */
export type TranslationState =
  | {state: 'current'}
  /** Nobody has recorded which English text the translation was made from. */
  | {state: 'unrecorded'}
  /** Ids of sections whose English changed, was added or was removed since. */
  | {state: 'outdated'; sections: string[]};

/**
 * Compares what a translation was made from with the English of today.
 *
 * @param recorded - Hashes at the time of the translation.
 * @param current - Hashes of today.
 */
export function compareSections(recorded: SectionHashes | undefined, current: SectionHashes): TranslationState {
  if (recorded === undefined) return {state: 'unrecorded'};
  const ids = new Set([...Object.keys(current), ...Object.keys(recorded)]);
  const sections = [...ids].filter((id) => recorded[id] !== current[id]);
  return sections.length === 0 ? {state: 'current'} : {state: 'outdated', sections};
}
