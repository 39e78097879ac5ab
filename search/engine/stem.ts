/**
 * A light English stemmer. It only decides which words of the index count as
 * forms of a query word («deploying», «deployment», «deploys»); stems are never
 * stored or shown, so a wrong stem costs a weak extra match, not a lost one.
 *
 * The plural rules are the s-stemmer of Harman, «How effective is suffixing?»,
 * JASIS 42(1), 1991; the rest are the commonest endings of technical English.
 */

const MIN_STEM = 3;

/** Endings removed once, longest first, with the letters left in their place. */
const ENDINGS: readonly (readonly [ending: string, left: string])[] = [
  ['ization', 'iz'],
  ['isation', 'iz'],
  ['ation', ''],
  ['ators', ''],
  ['ator', ''],
  ['ating', ''],
  ['ated', ''],
  ['ates', ''],
  ['ate', ''],
  ['izing', 'iz'],
  ['ising', 'iz'],
  ['ized', 'iz'],
  ['ised', 'iz'],
  ['izes', 'iz'],
  ['ises', 'iz'],
  ['ize', 'iz'],
  ['ise', 'iz'],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ing', ''],
  ['ied', 'y'],
  ['ies', 'y'],
  ['ed', ''],
  ['er', ''],
  ['ers', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

/**
 * The stem of an English word.
 *
 * @param word - A lower-case word.
 * @returns Its stem, at least three letters long; the word itself when it is
 * not made of ASCII letters, or nothing can be removed.
 */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) {
    return word;
  }
  // Words such as «css», «status» and «analysis» do not end in a plural.
  if (/(?:ss|us|is)$/.test(word)) {
    return word;
  }
  for (const [ending, left] of ENDINGS) {
    if (!word.endsWith(ending)) {
      continue;
    }
    const root = word.slice(0, -ending.length) + left;
    if (root.length >= MIN_STEM && VOWEL.test(root)) {
      return root.replace(DOUBLED, '$1').replace(/our$/, 'or');
    }
  }
  return word.replace(DOUBLED, '$1').replace(/our$/, 'or');
}
