/**
 * Words of a question that say nothing about its subject. They are left out of
 * queries, never out of the index, and only when something else remains: the
 * query «what is this» still searches for its words.
 */
export interface StopWords {
  /** Words, in lower case. */
  words: ReadonlySet<string>;
  /** Phrases of scripts without spaces, longest first, so that a long one is taken before its beginning. */
  phrases: readonly string[];
}

/** Nothing is left out. */
export const NO_STOP_WORDS: StopWords = {words: new Set(), phrases: []};

const HAS_SPACES = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}'’-]+$/u;

/**
 * Sorts stop words by how they are found.
 *
 * @param list - Words and phrases, as `i18n/<lang>/texts/search.json` has them.
 */
export function readStopWords(list: readonly string[]): StopWords {
  return {
    words: new Set(list.filter((word) => HAS_SPACES.test(word))),
    phrases: list.filter((word) => !HAS_SPACES.test(word)).sort((a, b) => b.length - a.length),
  };
}
