/**
 * Words that readers use for the same thing: who types «remove the sidebar» may need the section that hides it. They are
 * looked up beside the words of the query, and count less than these.
 */
import type {QueryUnit} from './query';
import {stem} from './stem';
import {segmentText, tokenize} from './tokenize';

/** Groups of words, any of which stands for the others. */
type Synonyms = readonly (readonly string[])[];

/**
 * Reads groups of synonyms.
 *
 * @param groups - Words separated by spaces, a group each, as `i18n/<lang>/synonyms.json` has them.
 */
export const readSynonyms = (groups: readonly string[]): Synonyms => groups.map((group) => group.split(' '));

/** Units of a query that a word is made of: the word in any form, or the bigrams of a Han word that the query has. */
function unitsOf(word: string, query: string, units: readonly QueryUnit[]): number[] {
  const isHan = segmentText(word)[0]?.han === true;
  if (isHan && !query.includes(word)) return [];
  const terms = new Set(isHan ? tokenize(word).map(({term}) => term) : [stem(word)]);
  return units.flatMap(({term}, i) => (terms.has(isHan ? term : stem(term)) ? [i] : []));
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
  for (const group of synonyms) {
    const places = group.map((word) => unitsOf(word, text, units));
    const others = group.filter((_, k) => places[k]!.length === 0);
    for (const i of places.flat()) others.forEach((word) => found[i]!.add(word));
  }
  return found.map((words) => [...words]);
}
