/**
 * Reads what a person typed as a list of units: the things a page should be
 * about. A unit is one word, one identifier or one bigram, with the other
 * spellings that count as finding it.
 */
import {NO_STOP_WORDS, type StopWords} from './stopWords';
import {normalizeWord, segmentText, tokenizeHan, tokenizeWord, type Segment} from './tokenize';

/** Longest query searched, in UTF-16 code units; the rest is not read. */
export const MAX_QUERY_LENGTH = 256;

/** Most units searched; further ones no longer change which page is meant. */
export const MAX_UNITS = 24;

/** One thing the query asks for. */
export interface QueryUnit {
  /** The term that means exactly what was typed. */
  term: string;
  /** Terms of its parts, for identifiers; empty for plain words. */
  parts: string[];
  /** Whether it is of a script written without spaces. */
  han: boolean;
  /** Whether the reader may still be typing it. */
  open: boolean;
}

/** Two neighbouring words that may be one: «nav bar» for `navbar`. */
export interface JoinedUnits {
  term: string;
  /** Indexes of the units it stands for; a stop word beside one is no unit. */
  units: readonly number[];
  /** Whether the reader may still be typing it. */
  open: boolean;
}

/** A query ready to search. */
export interface ParsedQuery {
  units: QueryUnit[];
  joined: JoinedUnits[];
  /** The whole query as one term, to recognise a title or heading. */
  whole: string;
  /** The query as {@link nameKey}, to recognise an exact name. */
  name: string;
}

/** Controls, zero-width and direction marks: never part of what is asked. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * Makes any input safe to search and to show: cut to
 * {@link MAX_QUERY_LENGTH}, without invisible characters and lone surrogates,
 * white space collapsed, start trimmed. A space at the end is kept, since it
 * ends a word.
 *
 * @param input - Whatever was typed or pasted.
 * @returns The query; may be empty.
 */
export function cleanQuery(input: string): string {
  const cut = input.slice(0, MAX_QUERY_LENGTH * 4).replace(/[\t\n\r]/g, ' ');
  return cut
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trimStart()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Runs of a Han segment that remain when question phrases are taken out. */
function withoutStopPhrases(segment: Segment, {phrases}: StopWords): Segment[] {
  let runs = [segment.raw];
  for (const phrase of phrases) {
    runs = runs.flatMap((run) => run.split(phrase));
  }
  return runs.filter((run) => run !== '').map((raw) => ({raw, start: segment.start, end: segment.end, han: true}));
}

function wordUnit(segment: Segment, open: boolean): QueryUnit | undefined {
  const [whole, ...rest] = tokenizeWord(segment);
  if (whole === undefined) {
    return undefined;
  }
  return {
    term: whole.term,
    parts: rest.filter((token) => token.kind === 'part').map((token) => token.term),
    han: false,
    open,
  };
}

function hanUnits(segment: Segment, open: boolean): QueryUnit[] {
  const tokens = tokenizeHan(segment);
  // The single last character only serves the index; in a query it would ask
  // for something the bigram before it already asks for.
  const kept = tokens.length > 1 ? tokens.slice(0, -1) : tokens;
  return kept.map((token) => ({
    term: token.term,
    parts: [],
    han: true,
    open: open && tokens.length === 1,
  }));
}

/**
 * Parses a cleaned query.
 *
 * @param query - Result of {@link cleanQuery}.
 * @param stop - Words that are left out while something else remains.
 * @returns Units in the order typed, each term once.
 */
export function parseQuery(query: string, stop: StopWords = NO_STOP_WORDS): ParsedQuery {
  const segments = segmentText(query);
  const last = segments.at(-1);
  const isOpen = (segment: Segment) => segment === last && segment.end === query.length;
  const isStopWord = (segment: Segment) => !segment.han && stop.words.has(normalizeWord(segment.raw));

  const read = (dropStopWords: boolean): QueryUnit[] =>
    segments.flatMap((segment) => {
      if (segment.han) {
        const runs = dropStopWords ? withoutStopPhrases(segment, stop) : [segment];
        return runs.flatMap((run) => hanUnits(run, isOpen(segment)));
      }
      // A stop word still being typed may become another word: «to» → «toc».
      if (dropStopWords && isStopWord(segment) && segments.length > 1) {
        return [];
      }
      return wordUnit(segment, isOpen(segment)) ?? [];
    });

  const content = read(true);
  const all = content.length > 0 ? content : read(false);
  const byTerm = new Map<string, QueryUnit>();
  for (const unit of all) {
    const earlier = byTerm.get(unit.term);
    byTerm.set(unit.term, earlier ? {...earlier, open: earlier.open || unit.open} : unit);
  }
  const units = [...byTerm.values()].slice(0, MAX_UNITS);

  const words = segments.filter((segment) => !segment.han);
  const joined = words.flatMap((left, i): JoinedUnits[] => {
    const right = words[i + 1];
    if (right === undefined || segments.indexOf(right) !== segments.indexOf(left) + 1) {
      return [];
    }
    const pair = [normalizeWord(left.raw), normalizeWord(right.raw)];
    const covered = units.flatMap((unit, k) => (pair.includes(unit.term) ? [k] : []));
    return covered.length === 0 ? [] : [{term: pair.join(''), units: covered, open: isOpen(right)}];
  });
  return {units, joined, whole: wholeTerm(query), name: nameKey(query)};
}

/**
 * A name as it has to be typed, but for case and the spaces around it.
 *
 * @param text - A query or the name of an option, function or command.
 * @returns NFKC, lower case, single spaces.
 */
export function nameKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

const IDENTIFIER = /\p{Ll}\p{Lu}|\p{Lu}{2}|[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]|^[^\p{L}]/u;

/**
 * Whether a name can only be a name: `cleanUrls`, `nav.text`, `rspress dev`; not `title`.
 *
 * @param name - Name of an option, function or command.
 * @returns `false` for a word that a sentence could have.
 */
export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name);
}

/**
 * A text as one term, to compare a query with titles and headings regardless
 * of spaces, case and separators.
 *
 * @param text - A query, title or heading.
 * @returns Letters and digits only, lower case, NFKC.
 */
export function wholeTerm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}
