import {LANGS} from '../../config/languages';

const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;

/** Whether a text holds Chinese characters. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/**
 * Whether one text may stand for the other: they are equal, or the Chinese one is written in Chinese and
 * the English one is not.
 *
 * @param english - Text of the English page.
 * @param chinese - Text of the Chinese page.
 */
export function isTwin(english: string, chinese: string): boolean {
  return english === chinese || (hasHan(chinese) && LETTER.test(english) && !hasHan(english));
}

/** Paths, flags, versions, addresses, identifiers with punctuation: never translated. */
const CODE_WORD = /(?:--?[a-z][\w-]*)|(?:[\w@~*-]*(?:[./:@_\\][\w@*-]+)+\/?)|(?:[\w@*-]+\/)/gi;

/**
 * Words of a line of text that a translation keeps.
 *
 * @param line - One line.
 * @returns The words, sorted: a translation may move them.
 */
export function keptWords(line: string): string[] {
  return [...line.matchAll(CODE_WORD)].map(([word]) => word.replace(/[.:]+$/, '')).sort();
}

/**
 * Whether a line of text may stand for another: equal, or Chinese with the same paths, flags and names.
 *
 * @param english - Line of the English page.
 * @param chinese - Line of the Chinese page.
 */
export function isTwinLine(english: string, chinese: string): boolean {
  if (english.trimEnd() === chinese.trimEnd()) return true;
  return isTwin(english, chinese) && keptWords(english).join(' ') === keptWords(chinese).join(' ');
}

/** Languages as sites name them in addresses: those of this site, and what other sites make of them. */
const NAMES = [...LANGS, ...LANGS.map((lang) => `${lang}-[a-z]+`), 'cn'].join('|');

const LOCALE_SEGMENT = new RegExp(`/(?:${NAMES})(?=/|$)`, 'gi');

const LOCALE_PART = new RegExp(`[.-](?:${LANGS.join('|')})(?=[.-])`, 'g');

/**
 * Target of a link without its language.
 *
 * @param url - Target, relative or absolute.
 */
export function withoutLocale(url: string): string {
  return url.replace(LOCALE_SEGMENT, '') || '/';
}

/**
 * Source of an image without its language: `/img/nav.zh.webp` and `/img/nav.webp` are twins.
 *
 * @param src - Source.
 */
export function imageKey(src: string): string {
  return withoutLocale(src).replace(LOCALE_PART, '');
}
