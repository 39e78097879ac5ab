/**
 * The files the index is shipped in. Routes, titles and parent headings are
 * written once a page, not once a section, and the search index itself is not
 * shipped at all: building it from the sections takes a worker a moment and
 * saves more than half of the bytes.
 *
 * A large site is cut in two. The head has everything about every section but
 * the end of long texts, most names in code and the phrases; it answers the first
 * query. The tail has these and is loaded after the first results are shown.
 */
import type {SearchSection} from './types';

/** Version of the format; a reader of another one must reload the page. */
export const PACK_FORMAT = 4;

/**
 * Names in the code of a section that a head has when texts are cut: all of them take half of it, and the beginnings of
 * texts that fit in their place find more. Of 0, 4, 8, 12, 20 and all, this found most with the head alone, in both
 * languages (`npm run bench:search`).
 */
const HEAD_NAMES = 8;

/**
 * Heading, anchor, number of parent headings, text, code, phrases with a line each; defined names and messages, the
 * heading's own as ''.
 */
type PackedSection = readonly [
  heading: string,
  anchor: string,
  level: number,
  text: string,
  code: string,
  phrases: string,
  defines?: readonly string[],
  messages?: readonly string[],
];

/** Route, title, breadcrumbs, keywords, sections in reading order; boost when not 1. */
type PackedPage = readonly [
  route: string,
  title: string,
  breadcrumbs: readonly string[],
  keywords: readonly string[],
  sections: readonly PackedSection[],
  boost?: number,
];

/** Content of the first file. */
export interface PackedHead {
  format: typeof PACK_FORMAT;
  /** Words and phrases of questions that say nothing about their subject. */
  stop?: readonly string[];
  /** Groups of words that stand for each other. */
  synonyms?: readonly string[];
  pages: readonly PackedPage[];
}

/** Content of the second file: what the head lacks of each section, in their order. */
export interface PackedTail {
  format: typeof PACK_FORMAT;
  /** Ends of the texts; empty when none is left. */
  texts: readonly string[];
  /** Names in code after the first ones; empty when there are none. */
  codes: readonly string[];
  /** Phrases, a line each; empty when there are none. */
  phrases: readonly string[];
}

/** Thrown for a file that is not of this format. */
export class PackFormatError extends Error {
  override name = 'PackFormatError';
}

/**
 * Last segment of a route.
 *
 * @param route - A route without trailing slash.
 * @returns The segment; empty for `/`.
 */
export function slugOfRoute(route: string): string {
  return route.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/**
 * Packs sections for shipping.
 *
 * @param sections - Sections in reading order, those of a page together.
 * @param maxText - Longest text kept in the head, in UTF-16 code units; texts
 * are cut at the last space before it. Without one, everything is in the head.
 * @param stopWords - See {@link PackedHead.stop}.
 * @param synonyms - See {@link PackedHead.synonyms}.
 * @returns The head, and the tail when any text was cut.
 */
export function pack(
  sections: readonly SearchSection[],
  maxText = Number.POSITIVE_INFINITY,
  stopWords: readonly string[] = [],
  synonyms: readonly string[] = [],
): {head: PackedHead; tail: PackedTail | undefined} {
  const pages = new Map<string, {section: SearchSection; packed: PackedSection[]}>();
  const ends: string[] = [];
  const codes: string[] = [];
  const phrases: string[] = [];
  const isWhole = maxText === Number.POSITIVE_INFINITY;
  for (const section of sections) {
    const page = pages.get(section.route) ?? {section, packed: []};
    const cut = cutLength(section.text, maxText);
    const names = section.code.split(' ');
    const kept = isWhole ? names.length : HEAD_NAMES;
    page.packed.push([
      section.heading,
      section.anchor,
      section.parents.length,
      section.text.slice(0, cut),
      names.slice(0, kept).join(' '),
      isWhole ? section.phrases.join('\n') : '',
      ...packNames(section),
    ]);
    ends.push(section.text.slice(cut));
    codes.push(names.slice(kept).join(' '));
    phrases.push(isWhole ? '' : section.phrases.join('\n'));
    pages.set(section.route, page);
  }
  const head: PackedHead = {
    format: PACK_FORMAT,
    ...(stopWords.length === 0 ? {} : {stop: stopWords}),
    ...(synonyms.length === 0 ? {} : {synonyms}),
    pages: [...pages.values()].map(({section, packed}) => [
      section.route,
      section.title,
      section.breadcrumbs,
      section.keywords,
      packed,
      ...(section.boost === 1 ? ([] as const) : ([section.boost] as const)),
    ]),
  };
  const isCut = [...ends, ...codes, ...phrases].some((part) => part !== '');
  return {head, tail: isCut ? {format: PACK_FORMAT, texts: ends, codes, phrases} : undefined};
}

/** Names and messages of a section; nothing where it has none, as most. */
function packNames({defines, messages, heading}: SearchSection): [] | [string[]] | [string[], string[]] {
  const packed = [defines, messages].map((names) => names.map((name) => (name === heading ? '' : name)));
  const [names = [], texts = []] = packed;
  if (texts.length > 0) return [names, texts];
  return names.length > 0 ? [names] : [];
}

function cutLength(text: string, maxText: number): number {
  if (text.length <= maxText) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', maxText);
  if (space > maxText / 2) {
    return space;
  }
  return /[\uDC00-\uDFFF]/.test(text[maxText] ?? '') ? Math.max(0, maxText - 1) : maxText;
}

/**
 * Reads shipped files back into sections.
 *
 * @param head - The first file.
 * @param tail - The second file, once it is there.
 * @returns Sections in reading order; `charIndex` is −1, as it is not shipped.
 * @throws PackFormatError when a file is of another format.
 */
export function unpack(head: PackedHead, tail?: PackedTail): SearchSection[] {
  if (head.format !== PACK_FORMAT || (tail && tail.format !== PACK_FORMAT)) {
    throw new PackFormatError('The search index is of another version of the site. Reload the page.');
  }
  let position = 0;
  return head.pages.flatMap(([route, title, breadcrumbs, keywords, packed, boost = 1]) => {
    const open: string[] = [];
    return packed.map(([heading, anchor, level, text, code, own, defines = [], messages = []]): SearchSection => {
      const parents = open.slice(0, level);
      open.length = Math.min(open.length, level);
      if (heading !== '') {
        open[level] = heading;
      }
      const end = tail?.texts[position] ?? '';
      const names = [code, tail?.codes[position] ?? ''].filter((part) => part !== '');
      const phrases = own + (tail?.phrases[position] ?? '');
      position += 1;
      return {
        id: anchor === '' ? route : `${route}#${anchor}`,
        route,
        title,
        slug: slugOfRoute(route),
        heading,
        anchor,
        parents,
        text: text + end,
        code: names.join(' '),
        defines: defines.map((name) => name || heading),
        messages: messages.map((message) => message || heading),
        keywords: anchor === '' ? [...keywords] : [],
        phrases: phrases === '' ? [] : phrases.split('\n'),
        charIndex: -1,
        breadcrumbs: [...breadcrumbs],
        boost,
      };
    });
  });
}
