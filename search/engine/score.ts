/**
 * How sections and pages are scored: every formula and constant of the
 * ranking, apart from the index that supplies the raw term scores.
 *
 * Raw term scores are MiniSearch's BM25+ (Lv and Zhai, «Lower-bounding term
 * frequency normalization», CIKM 2011), summed over fields:
 *
 *     boost(field) · idf · (d + tf · (k + 1) / (tf + k · (1 − b + b · len / avgLen)))
 */

/** Fields of the index. */
export type SearchField = 'title' | 'slug' | 'heading' | 'keywords' | 'phrases' | 'parents' | 'text' | 'code';

/**
 * How much a match counts, by field. A title names the subject of the whole page, but a word that
 * many titles have would bury what a page says; keywords are written to be found. A word in code
 * may be there by chance. Chosen by measuring on the queries of `test/search`; that of titles with {@link SECTION_COVERAGE}.
 */
export const FIELD_BOOSTS: Readonly<Record<SearchField, number>> = {
  title: 4,
  slug: 6,
  heading: 3,
  keywords: 8,
  phrases: 2,
  parents: 2,
  text: 1,
  code: 0.5,
};

/** Weight of a word that only begins with the query's last term. */
export const PREFIX_WEIGHT = 0.5;

/** Weight of a word that differs from the query term by a typo. */
export const FUZZY_WEIGHT = 0.25;

/** Weight of another form of the word: «deploying» for «deploy». */
export const FORM_WEIGHT = 0.8;

/**
 * Weight of a word that readers use for the one typed: «remove» for «hide». Lower than that of another form, because
 * a group has ten words and most of them are common. Chosen as {@link SECTION_COVERAGE} is.
 */
export const SYNONYM_WEIGHT = 0.2;

/** How far a unit counts as found by a synonym only: a section that has the word itself says it more surely. */
export const SYNONYM_COVERAGE = 0.5;

/** Weight of a part of an identifier that the site does not have as a whole. */
export const PART_WEIGHT = 0.3;

/**
 * Weight of a part of an identifier that the site does have as a whole. Who
 * types `rspress.config.ts` wants it, not the pages about «config».
 */
export const PART_OF_KNOWN_WEIGHT = 0.05;

/**
 * How far a unit counts as found when only parts of its identifier were:
 * `themeConfig.nav` is asked for and the section has `nav` alone.
 */
export const PART_COVERAGE = 0.5;

/** Weight of a bigram that stands across two words of the query. */
export const CROSSING_WEIGHT = 0.2;

/** How far a unit counts as found by prefix or typo only. */
export const INEXACT_COVERAGE = 0.8;

/** Factor for a page whose title or slug is the query, word for word. */
export const EXACT_TITLE_FACTOR = 2;

/** Factor for a page that has the query, word for word, among its keywords. */
export const EXACT_KEYWORD_FACTOR = 2;

/**
 * Largest gain of a section of which a phrase is what was typed; see {@link phraseFactor}. Chosen by measuring on the
 * tuning half of `test/questions`.
 */
export const PHRASE_GAIN = 0.5;

/** Power of the coverage in {@link phraseFactor}: a phrase with half of the query is mostly about something else. Chosen as {@link LIKENESS_POWER} is. */
export const PHRASE_POWER = 4;

/**
 * Largest gain of a page of which a phrase is the question that was typed; see {@link questionFactor}. The words of a
 * question are on many pages, and its phrase on one. Chosen by measuring on the tuning half of `test/questions`.
 */
export const QUESTION_GAIN = 1;

/**
 * Power mean over the likenesses of the phrases of a page, as `(Σ likeness ^ 4) ^ (1/4)`: the nearest phrase decides, and
 * several near ones say it more surely. It, {@link NEARNESS_GAIN} and {@link OWN_NEARNESS_GAIN} were chosen by measuring on
 * the tuning half of `test/questions`.
 */
export const NEARNESS_ROOT = 4;

/**
 * Power of the likeness in {@link nearnessFactor}. It, {@link PHRASE_POWER} and {@link SECTION_COVERAGE} were last chosen
 * together, on 1,200 new queries about 300 sections, whose writers had seen the section and none of its phrases, in both
 * languages, as words and as sentences; the tuning half of `test/questions` gained too, and no query of `test/search` got worse.
 */
export const LIKENESS_POWER = 3;

/** Gain of a page with a phrase that is what was typed; see {@link nearnessFactor}. */
export const NEARNESS_GAIN = 2;

/** The same of a section among those of its page. */
export const OWN_NEARNESS_GAIN = 1;

/** Words up to which a query is a name, and from which on it says what is wanted; a bigram is half a word. */
export const NAME_WORDS = 1;
export const WISH_WORDS = 3;

/** Words from which on a query is a question and no name; a bigram is half a word. */
export const QUESTION_WORDS = 4;

/** Factor for a page whose title or slug begins with the query, as it does while it is typed. */
export const BEGUN_TITLE_FACTOR = 1.3;

/**
 * Factor for a section whose heading is the query, word for word. It lifts a
 * heading to the level of a title that has only a part of the query.
 */
export const EXACT_HEADING_FACTOR = 2;

/** Factor for a section whose heading is a dotted name that ends in the query. */
export const EXACT_TAIL_FACTOR = 1.6;

/** Factor for a section whose heading defines the one telling word of a longer query. */
export const DEFINED_WORD_FACTOR = 1.6;

/**
 * Factor for the text above the first heading among the sections of its page. It names all that the page is about, and a
 * section below says it.
 */
export const OPENING_FACTOR = 0.5;

/**
 * Power of the coverage of the query by a section among the sections of its page: the section that answers has most of
 * the words. Chosen by measuring on the tuning half of `test/questions` and on phrases of `i18n/<lang>/search`, asked of an
 * index without them, whose sections were judged a second time.
 */
export const OWN_COVERAGE = 2;

/**
 * Power of the coverage of the query by a section in its score. It, {@link RARITY_POWER}, the weights of titles and
 * headings and the power of phrases were chosen together, by going through the values of each in turn: what counted was
 * the tuning half of `test/questions` and 1300 phrases of `i18n/<lang>/search`, each asked of an index without it, in both
 * languages alike, and no query of `test/search` might get worse.
 */
export const SECTION_COVERAGE = 1.5;

/** Power of the rarity of a unit, which is in its score and in the coverage already; see {@link rarities}. */
export const RARITY_POWER = 0.3;

/**
 * Typos allowed in a term, in edits (Levenshtein). Short words are too close
 * to each other, and one changed character makes another Chinese word.
 *
 * @param term - A query term.
 * @param han - Whether it is of a script written without spaces.
 * @returns 0, 1 from four letters, 2 from six.
 */
export function allowedEdits(term: string, han: boolean): 0 | 1 | 2 {
  if (han || !/^\p{L}+$/u.test(term) || term.length < 4) {
    return 0;
  }
  return term.length < 6 ? 1 : 2;
}

/**
 * Inverse document frequency, as BM25 has it (Robertson and Spärck Jones
 * 1976, with 1 added inside the logarithm so that it is never negative).
 *
 * @param matching - Sections that have the term.
 * @param total - Sections in the index.
 * @returns A weight above 0.
 */
export function inverseDocumentFrequency(matching: number, total: number): number {
  return Math.log(1 + (total - matching + 0.5) / (matching + 0.5));
}

/**
 * Weight of each unit's score among the units of its query:
 *
 *     rarity(u) = (idf(u) / max idf) ^ RARITY_POWER
 *
 * BM25 takes the frequency of a term field by field, and a word of every page, such as «page»
 * itself, is rare in titles: unweighted, a title with it beats a page about the rest of the query.
 * In a query of bigrams alone all count alike: those across two words are the rarest and mean the
 * least. Beside a word of another script they are weighed, as that word is mostly the telling one.
 *
 * @param weights - Inverse document frequency of each unit.
 * @param han - Whether each unit is a bigram.
 * @returns Weights from 0 to 1.
 */
export function rarities(weights: readonly number[], han: readonly boolean[]): number[] {
  const highest = Math.max(...weights);
  return weights.map((weight) => (han.every(Boolean) ? 1 : (weight / highest) ** RARITY_POWER));
}

/**
 * Share of the query a document answers, weighted by how telling each unit is:
 *
 *     coverage = Σ idf(u) · found(u) / Σ idf(u),   0 ≤ found(u) ≤ 1
 *
 * @param found - How far each unit was found, 0 to 1.
 * @param weights - Inverse document frequency of each unit.
 * @returns 0 to 1; 1 for an empty query.
 */
export function coverage(found: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  weights.forEach((weight, i) => {
    sum += weight * (found[i] ?? 0);
    total += weight;
  });
  return total === 0 ? 1 : sum / total;
}

/**
 * Factor for a section by the phrase that is most like the query:
 *
 *     1 + PHRASE_GAIN · coverage ^ PHRASE_POWER
 *
 * @param share - Largest share of the query that a phrase of the section has; see {@link coverage}. 0 without phrases.
 * @returns 1 or more.
 */
export function phraseFactor(share: number): number {
  return 1 + PHRASE_GAIN * share ** PHRASE_POWER;
}

/**
 * How many words a query has.
 *
 * @param han - For each unit of the query, whether it is a bigram.
 * @returns The number; a bigram is half a word.
 */
const wordsOf = (han: readonly boolean[]): number => han.reduce((sum, isBigram) => sum + (isBigram ? 0.5 : 1), 0);

/**
 * Factor for a page by the phrase of its sections that is most like the question typed:
 *
 *     1 + QUESTION_GAIN · coverage²
 *
 * @param coverages - For each section of the page, the largest share of the query that one of its phrases has.
 * @param han - For each unit of the query, whether it is a bigram.
 * @returns 1 for a query of fewer than {@link QUESTION_WORDS} words, and without phrases.
 */
export function questionFactor(coverages: readonly number[], han: readonly boolean[]): number {
  return wordsOf(han) < QUESTION_WORDS ? 1 : 1 + QUESTION_GAIN * Math.max(0, ...coverages) ** 2;
}

/**
 * Factor for a page or section by how like the query its phrases are:
 *
 *     1 + gain · (words − NAME_WORDS) / (WISH_WORDS − NAME_WORDS) · likeness ^ LIKENESS_POWER,   the fraction from 0 to 1
 *
 * Likeness is the cosine of query and phrase as vectors of inverse document frequencies over all phrases (Salton and
 * McGill 1983), so that a phrase about more than the query is less like it. A single word is mostly a name, which
 * headings and definitions know better.
 *
 * @param likeness - 0 to 1; 0 without phrases.
 * @param gain - {@link NEARNESS_GAIN} or {@link OWN_NEARNESS_GAIN}.
 * @param han - For each unit of the query, whether it is a bigram.
 * @returns 1 or more.
 */
export function nearnessFactor(likeness: number, gain: number, han: readonly boolean[]): number {
  const wish = Math.min(1, Math.max(0, (wordsOf(han) - NAME_WORDS) / (WISH_WORDS - NAME_WORDS)));
  return 1 + gain * wish * likeness ** LIKENESS_POWER;
}

/**
 * Score of a page from the scores of its sections:
 *
 *     best + 2 · (second + third + fourth) / 3
 *
 * A page that treats the subject in several sections beats a page that
 * mentions it once, and a long page gains nothing from its length.
 *
 * @param sections - Section scores in any order.
 * @returns The page's score before page-level coverage.
 */
export function combineSectionScores(sections: readonly number[]): number {
  const [best = 0, ...rest] = [...sections].sort((a, b) => b - a);
  const next = rest.slice(0, 3).reduce((sum, score) => sum + score, 0);
  return best + (2 * next) / 3;
}
