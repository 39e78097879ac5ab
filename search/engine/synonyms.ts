/**
 * Words that readers use for the same thing: who types «remove the sidebar» may need the section that hides it. They are
 * looked up beside the words of the query, and count less than these.
 */
import type {QueryUnit} from './query';
import {stem} from './stem';
import {segmentText, tokenize} from './tokenize';

/** A word of a group. */
interface Synonym {
  word: string;
  isHan: boolean;
  /** What units of a query are compared with: the stem of the word, or the bigrams of a Han word. */
  terms: readonly string[];
}

/** Groups of words, any of which stands for the others. */
type Synonyms = readonly (readonly Synonym[])[];

function readWord(word: string): Synonym {
  const isHan = segmentText(word)[0]?.han === true;
  return {word, isHan, terms: isHan ? [...new Set(tokenize(word).map(({term}) => term))] : [stem(word)]};
}

/**
 * Reads groups of synonyms.
 *
 * @param groups - Words separated by spaces, a group each, as `i18n/<lang>/synonyms.json` has them.
 */
export const readSynonyms = (groups: readonly string[]): Synonyms =>
  groups.map((group) => group.split(' ').map(readWord));

/** Places of each term among those of a query. */
function placesOf(terms: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  terms.forEach((term, i) => places.set(term, [...(places.get(term) ?? []), i]));
  return places;
}

/**
 * Finds the synonyms of the units of a query.
 *
 * @param synonyms - All groups.
 * @param query - The query as typed.
 * @param units - Its units.
 * @returns For each unit, the other words of its groups that the query does not have.
 */
export function synonymsOf(synonyms: Synonyms, query: string, units: readonly QueryUnit[]): string[][] {
  const text = query.toLowerCase();
  const found = units.map(() => new Set<string>());
  const byTerm = placesOf(units.map(({term}) => term));
  const byStem = placesOf(units.map(({term}) => stem(term)));
  /** Units of the query that a word is made of: the word in any form, or the bigrams of a Han word that the query has. */
  const unitsOf = ({word, isHan, terms}: Synonym): number[] => {
    if (isHan && !text.includes(word)) return [];
    return terms.flatMap((term) => (isHan ? byTerm : byStem).get(term) ?? []);
  };
  for (const group of synonyms) {
    const places = group.map(unitsOf);
    const others = group.filter((_, k) => places[k]!.length === 0);
    for (const i of places.flat()) others.forEach(({word}) => found[i]!.add(word));
  }
  return found.map((words) => [...words]);
}
