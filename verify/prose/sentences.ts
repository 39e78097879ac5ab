import {isCjk, type Lang} from '../../config/languages';
import {CODE_MARK} from '../../content/types';

/** A sentence and its place in a text. */
export interface Sentence {
  text: string;
  /** Offset of its first character. */
  start: number;
  /** Words; in languages without spaces characters, of which a Latin word or a piece of code is one. */
  length: number;
}

/** Ends of sentences. A dot inside of a word or after an abbreviation ends none. */
const ENDS = {
  spaced: /(?<=[.!?]["”’)]*)(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+/g,
  cjk: /(?<=[。！？][」』”’）]*)(?![」』”’）])/g,
};

const UNIT = {
  spaced: new RegExp(`\\S*[\\p{L}\\p{N}${CODE_MARK}]\\S*`, 'gu'),
  cjk: new RegExp(
    `[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]|[\\p{Script=Latin}\\p{N}._-]+|[${CODE_MARK}，。、；：！？]`,
    'gu',
  ),
};

/**
 * Splits a text into sentences. A line end is a space.
 *
 * @param text - Prose, with a mark for each piece of inline code.
 * @param lang - Its language.
 */
export function sentencesOf(text: string, lang: Lang): Sentence[] {
  const writing = isCjk(lang) ? 'cjk' : 'spaced';
  const ends = [...text.matchAll(ENDS[writing])].map(({index, 0: end}) => index + end.length);
  return [0, ...ends]
    .map((start, i) => ({text: text.slice(start, ends[i] ?? text.length).trim(), start}))
    .filter((sentence) => sentence.text !== '')
    .map((sentence) => ({...sentence, length: sentence.text.match(UNIT[writing])?.length ?? 0}));
}
