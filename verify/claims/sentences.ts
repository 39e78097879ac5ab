/** The sentences of pages, each with a name that it keeps until its words change. */
import {CODE_MARK, type Page, type Prose} from '../../content/types';
import {hashText} from '../../content/translations/sections';
import {sentencesOf} from '../prose/sentences';
import {headingAt} from './recorded';
import {LEAD_ON} from './sections';

/** A sentence of a page, or a row of one of its tables. */
export interface PageSentence {
  /** Page it is written in, by file key; `fragments/<name>` for text that pages share. */
  readonly page: string;
  /** Id of the heading above it; none before the first and in fragments. */
  readonly section: string;
  /** Its words, or how it begins with a hash of all of it. */
  readonly key: string;
  /** In one line, with inline code between backticks and cells between bars. */
  readonly text: string;
  readonly file: string;
  /** Line it begins on, from 1. */
  readonly line: number;
}

/** Longer sentences are named by their beginning and a hash. */
const LONGEST_KEY = 80;

/** Characters of the beginning that names a longer sentence. */
const BEGINNING = 64;

const DIGITS = 8;

/**
 * Name of a sentence: the same for the same words, and readable.
 *
 * @param text - The sentence in one line.
 */
export function sentenceKey(text: string): string {
  if (text.length <= LONGEST_KEY) return text;
  return `${text.slice(0, BEGINNING).replace(/\s+\S*$/, '')} … ${hashText(text).slice(0, DIGITS)}`;
}

/** Puts the inline code back into a text whose marks begin with that of the piece at `from`. */
function withCode(text: string, code: readonly string[], from: number): string {
  let next = from;
  return text
    .replaceAll(CODE_MARK, () => `\`${code[next++] ?? ''}\``)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const marksIn = (text: string): number => text.split(CODE_MARK).length - 1;

/** Text and offset of a line of each sentence in a piece of prose. */
function split({text, code}: Prose): {text: string; lines: number}[] {
  return sentencesOf(text, 'en').map((sentence) => {
    const before = text.slice(0, sentence.start);
    const spaces = /^\s*/.exec(text.slice(sentence.start))?.[0] ?? '';
    return {
      text: withCode(sentence.text, code, marksIn(before)),
      lines: (before + spaces).split('\n').length - 1,
    };
  });
}

/** Cells of one row side by side, everything else as it is. */
function joinRows(prose: readonly Prose[]): Prose[] {
  const joined: Prose[] = [];
  for (const piece of prose) {
    const last = joined.at(-1);
    if (piece.kind === 'cell' && last?.kind === 'cell' && last.file === piece.file && last.line === piece.line) {
      joined.splice(-1, 1, {...last, text: `${last.text} | ${piece.text}`, code: [...last.code, ...piece.code]});
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** Kinds of prose that say nothing on their own. */
const LABELS: ReadonlySet<Prose['kind']> = new Set(['heading', 'head', 'label']);

/**
 * Sentences of an English page, in its order. A row of a table is one, because a cell says nothing without the others.
 * Headings, heads of tables, titles of callouts and sections that only lead on are none.
 *
 * @param page - Page as read from its source, with the fragments it shows.
 */
export function sentencesOfPage(page: Page): PageSentence[] {
  return joinRows(page.prose)
    .filter(({kind}) => !LABELS.has(kind))
    .flatMap((piece) => {
      const own = piece.file === page.file;
      const section = own ? headingAt(page, piece.line) : '';
      if (LEAD_ON.has(section)) return [];
      const name = own ? page.fileKey : `fragments/${/([^/]+)\.mdx?$/.exec(piece.file)?.[1] ?? ''}`;
      const sentences = piece.kind === 'cell' ? [{text: withCode(piece.text, piece.code, 0), lines: 0}] : split(piece);
      return sentences.map(({text, lines}) => ({
        page: name,
        section,
        key: sentenceKey(text),
        text,
        file: piece.file,
        line: piece.line + lines,
      }));
    });
}
