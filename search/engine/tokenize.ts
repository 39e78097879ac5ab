/**
 * Turns text into index terms: Latin words, identifiers with their parts, and
 * bigrams of Chinese, Japanese and Korean script.
 *
 * Chinese has no spaces. Overlapping bigrams need no dictionary and are as
 * good as word segmentation for retrieval (Nie, Gao, Zhang, Zhou, «On the use
 * of words and n-grams for Chinese information retrieval», IRAL 2000).
 */

/** Where a term came from; scoring and highlighting treat the kinds alike. */
export type TokenKind =
  /** A plain word, or an identifier as a whole. */
  | 'word'
  /** A part of an identifier: a dotted part, or a word inside camelCase. */
  | 'part'
  /** Two neighbouring words written as one. */
  | 'joined'
  /** One or two characters of a script without spaces. */
  | 'han';

/** A term and the place it was read from. */
export interface Token {
  /** Normalised term: NFKC, lower case, without separators other than dots. */
  term: string;
  /** Offset of the first UTF-16 code unit in the source text. */
  start: number;
  /** Offset after the last UTF-16 code unit in the source text. */
  end: number;
  kind: TokenKind;
}

/** An unbroken run of text: a word or identifier, or a run of Han script. */
export interface Segment {
  /** The run as written. */
  raw: string;
  start: number;
  end: number;
  /** Whether the run is of a script written without spaces. */
  han: boolean;
}

/**
 * Longest term kept, in UTF-16 code units. Longer ones are hashes and data,
 * never words; cutting them bounds the work of hostile input.
 */
export const MAX_TERM_LENGTH = 64;

/** With what kana share, such as the mark of long vowels: `サーバー` is one run. */
const HAN = '\\p{sc=Han}\\p{scx=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}';
/** A character with its voicing mark, as half-width kana have it: they become one when they are normalised. */
const CHARACTER = /.(?:\u3099|\u309a|\uff9e|\uff9f)?/gsu;
const LETTER = '\\p{L}\\p{N}\\p{M}_$';
/** Dots, slashes and hyphens inside a run keep it one identifier, as in `hero.actions[].link`. */
const CONNECTOR = "(?:['’]|(?:\\[\\d*\\])?[./-]+)";
const SEGMENT = new RegExp(`[${LETTER}]+(?:${CONNECTOR}[${LETTER}]+)*`, 'gu');
/** Runs of one kind inside a segment that has both. */
const OTHER_LETTERS = `(?:(?![${HAN}])[${LETTER}])+`;
const RUN = new RegExp(`([${HAN}]+)|${OTHER_LETTERS}(?:${CONNECTOR}${OTHER_LETTERS})*`, 'gu');
const HAS_HAN = new RegExp(`[${HAN}]`, 'u');
const ASCII = /^[\0-\x7f]*$/;

/**
 * Splits text into words, identifiers and runs of Han script. Everything else
 * (punctuation, controls, lone surrogates, emoji) separates them.
 *
 * @param text - Any string, well-formed or not.
 * @returns Segments in order of appearance.
 */
export function segmentText(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const {0: raw, index} of text.matchAll(SEGMENT)) {
    if (ASCII.test(raw) || !HAS_HAN.test(raw)) {
      segments.push({raw, start: index, end: index + raw.length, han: false});
      continue;
    }
    for (const run of raw.matchAll(RUN)) {
      const start = index + run.index;
      segments.push({raw: run[0], start, end: start + run[0].length, han: run[1] !== undefined});
    }
  }
  return segments;
}

/**
 * Normalises one word: NFKC (full-width letters become ASCII), lower case, no
 * possessive, and none of the separators a reader may or may not type.
 *
 * @param word - A word or one dotted part of an identifier.
 * @returns The term; empty when nothing searchable is left.
 */
export function normalizeWord(word: string): string {
  const plain = ASCII.test(word) ? word : word.normalize('NFKC');
  return plain
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(ASCII.test(plain) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}\p{M}]+/gu, '')
    .slice(0, MAX_TERM_LENGTH);
}

interface Piece {
  raw: string;
  start: number;
}

function split(piece: Piece, pattern: RegExp): Piece[] {
  const pieces: Piece[] = [];
  for (const match of piece.raw.matchAll(pattern)) {
    pieces.push({raw: match[0], start: piece.start + match.index});
  }
  return pieces;
}

/** Runs between hierarchy marks: `themeConfig.nav`, `@rspress/plugin-rss`. */
const DOTTED_PARTS = /[^./[\]]+/gu;
/** Words inside one part: `clean-urls`, `clean_urls`, `cleanUrls`, `HTMLTags`. */
const INNER_WORDS =
  /\p{Lu}+(?!\p{Ll})[\p{N}\p{M}]*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:['’]\p{L}+)?|\p{Lt}\p{Ll}*/gu;

const PLAIN_WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;

/**
 * Terms of one word or identifier: the whole, dotted suffixes, dotted parts,
 * the words inside each part, and neighbouring inner words joined. So
 * `themeConfig.nav` gives `themeconfig.nav`, `themeconfig`, `nav`, `theme`
 * and `config`.
 *
 * @param segment - A segment that is not Han.
 * @returns Tokens, the whole first, each term once.
 */
export function tokenizeWord(segment: Segment): Token[] {
  // Nine of ten words have no parts; reading them must be cheap.
  if (PLAIN_WORD.test(segment.raw)) {
    const {raw, start, end} = segment;
    return [{term: raw.toLowerCase().slice(0, MAX_TERM_LENGTH), start, end, kind: 'word'}];
  }
  const tokens: Token[] = [];
  const seen = new Set<string>();
  const add = (term: string, start: number, end: number, kind: TokenKind) => {
    if (term !== '' && !seen.has(term)) {
      seen.add(term);
      tokens.push({term, start, end, kind});
    }
  };

  // `nav[0].text` is about `nav` and `text`.
  const isIndex = (piece: Piece) => segment.raw[piece.start - segment.start - 1] === '[';
  const parts = split(segment, DOTTED_PARTS)
    .filter((piece) => !isIndex(piece))
    .map((piece) => ({...piece, term: normalizeWord(piece.raw)}))
    .filter((part) => part.term !== '');
  const endOf = (piece: Piece) => piece.start + piece.raw.length;

  // A dotted name can be asked for by any of its tails: `locales.label` finds
  // `themeConfig.locales.label`.
  for (let i = 0; i < parts.length - 1; i += 1) {
    const tail = parts.slice(i);
    const term = tail.map((part) => part.term).join('.');
    if (term.length <= MAX_TERM_LENGTH) {
      add(term, tail[0]!.start, segment.end, i === 0 ? 'word' : 'part');
    }
  }
  for (const part of parts) {
    add(part.term, part.start, endOf(part), parts.length === 1 ? 'word' : 'part');
  }
  for (const part of parts) {
    const words = split(part, INNER_WORDS)
      .map((piece) => ({...piece, term: normalizeWord(piece.raw)}))
      .filter((word) => word.term !== '');
    if (words.length < 2) {
      continue;
    }
    for (const word of words) {
      add(word.term, word.start, endOf(word), 'part');
    }
    for (let i = 0; i + 1 < words.length; i += 1) {
      const [left, right] = [words[i]!, words[i + 1]!];
      add(left.term + right.term, left.start, endOf(right), 'joined');
    }
  }
  return tokens;
}

/**
 * Terms of a run of Han script: overlapping bigrams, and the last character
 * alone, so that every character begins some term and a one-character query
 * finds it by prefix.
 *
 * @param segment - A Han segment.
 * @returns Tokens in order of appearance.
 */
export function tokenizeHan(segment: Segment): Token[] {
  const tokens: Token[] = [];
  const characters = split(segment, CHARACTER);
  characters.forEach((character, i) => {
    const next = characters[i + 1];
    const raw = character.raw + (next?.raw ?? '');
    tokens.push({
      term: raw.normalize('NFKC'),
      start: character.start,
      end: character.start + raw.length,
      kind: 'han',
    });
  });
  return tokens;
}

/**
 * All terms of a text with their places.
 *
 * @param text - Any string.
 * @returns Tokens in order of appearance.
 */
export function tokenize(text: string): Token[] {
  return segmentText(text).flatMap((segment) => (segment.han ? tokenizeHan(segment) : tokenizeWord(segment)));
}

/**
 * Terms of a title, heading, slug or keyword: those of {@link tokenize}, plus
 * each pair of neighbouring words written as one and all the words written as
 * one, so that `navbar` finds «Nav bar» and `autonavsidebar` finds «Auto Nav
 * Sidebar».
 *
 * @param text - A short text.
 * @returns Terms; a term can repeat.
 */
export function titleTerms(text: string): string[] {
  const segments = segmentText(text);
  const terms = segments.flatMap((segment) =>
    (segment.han ? tokenizeHan(segment) : tokenizeWord(segment)).map((token) => token.term),
  );
  const words = segments
    .filter((segment) => !segment.han)
    .map((segment) => normalizeWord(segment.raw))
    .filter((word) => word !== '');
  const extra = new Set<string>();
  for (let i = 0; i + 1 < words.length; i += 1) {
    extra.add((words[i]! + words[i + 1]!).slice(0, MAX_TERM_LENGTH));
  }
  if (words.length > 2) {
    extra.add(words.join('').slice(0, MAX_TERM_LENGTH));
  }
  return [...terms, ...[...extra].filter((term) => !terms.includes(term))];
}
