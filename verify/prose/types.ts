/** A word that pages use in its ordinary sense only, or not at all. */
export interface WordRule {
  /** What is found; with the flag `g`. */
  pattern: RegExp;
  /** What to write. */
  instead: string;
  /** Why. */
  reason: string;
  /** Uses that are right. What is found inside of one is no finding. */
  unless?: readonly {pattern: RegExp; reason: string}[];
  /** Pages, by the beginning of their names, that may use it. */
  except?: readonly string[];
  /** `true` when {@link instead} fits wherever the word is, so that a program may put it there. */
  replaces?: true;
}

type Range = [from: number, to: number];

const matchesOf = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({index, 0: found}) => [index, index + found.length]);

/**
 * Finds the uses of a word that are wrong.
 *
 * @param text - Text in one line.
 * @param rule - The word.
 * @returns Offsets of each, its end excluded.
 */
export function wrongUses(text: string, {pattern, unless = []}: WordRule): Range[] {
  const right = unless.flatMap((use) => matchesOf(text, use.pattern));
  return matchesOf(text, pattern).filter(([from, to]) => !right.some(([begin, end]) => begin <= from && to <= end));
}
