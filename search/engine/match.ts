/** Finds the sections that have the units of a query, and says how well. */
import type {ParsedQuery, QueryUnit} from './query';
import {
  allowedEdits,
  CROSSING_WEIGHT,
  FORM_WEIGHT,
  INEXACT_COVERAGE,
  inverseDocumentFrequency,
  PART_COVERAGE,
  PART_OF_KNOWN_WEIGHT,
  PART_WEIGHT,
  SYNONYM_COVERAGE,
  SYNONYM_WEIGHT,
  type SearchField,
} from './score';
import type {TermIndex, TermMatch} from './termIndex';
import {segmentText, tokenizeHan} from './tokenize';

/** How one unit of the query was found in one section. */
export interface UnitMatch {
  score: number;
  /** How far it was found, 0 to 1. */
  found: number;
  /** The score without words of the whole page. */
  own: number;
  /** How far it was found without them. */
  ownFound: number;
}

/** What a search knows of one section. */
export interface SectionMatch {
  /** One match a unit, in the order of the query. */
  units: UnitMatch[];
  /** What was found, in the order of {@link matchedTerms}. */
  found: FoundTerms[];
}

/** Terms of the index that were found together. */
interface FoundTerms {
  terms: readonly string[];
  weight: number;
  /** Whether the weight stands for any earlier one, and not only for lower ones. */
  replaces: boolean;
}

/** What a search knows of all sections. */
export interface QueryMatch {
  /** By section id; sections without any match are not in it. */
  sections: Map<string, SectionMatch>;
  /** Inverse document frequency of each unit. */
  weights: number[];
}

/**
 * Fields searched for words that begin with a single letter. Every text has
 * some, so they tell nothing; names are few enough to be meant.
 */
const NAME_FIELDS: SearchField[] = ['title', 'slug', 'heading', 'keywords'];

/** A unit that a section does not have. */
const NOT_FOUND: UnitMatch = {score: 0, found: 0, own: 0, ownFound: 0};

type Found = Map<string, UnitMatch & {terms: readonly string[]}>;

/** Terms of the index for the synonyms of a unit: a word with its forms, or the rarest bigram of a Han word. */
function synonymTerms(index: TermIndex, synonyms: readonly string[]): string[] {
  const terms = synonyms.flatMap((word) => {
    const [segment] = segmentText(word);
    if (segment === undefined) return [];
    if (!segment.han) return [word, ...index.formsOf(word)];
    const bigrams = tokenizeHan(segment).slice(0, -1);
    return index.rarestOf(bigrams.map(({term}) => term)) ?? [];
  });
  return [...new Set(terms)];
}

/** All ways one unit can be found: the term, its forms, synonyms, typos, its parts. */
function matchUnit(
  index: TermIndex,
  unit: QueryUnit,
  synonyms: readonly string[],
): {sections: Found; frequency: number} {
  const sections: Found = new Map();
  const add = (matches: readonly TermMatch[], weight: number, found: number) => {
    for (const {id, score, own, terms} of matches) {
      const match = sections.get(id);
      if (match === undefined) {
        sections.set(id, {score: score * weight, found, own: own * weight, ownFound: own > 0 ? found : 0, terms});
        continue;
      }
      match.score += score * weight;
      match.found = Math.max(match.found, found);
      match.own += own * weight;
      if (own > 0) match.ownFound = Math.max(match.ownFound, found);
      match.terms = [...match.terms, ...terms];
    }
  };

  const exact = index.lookUp(unit.term);
  add(exact, 1, 1);
  if (!unit.han) {
    index.formsOf(unit.term).forEach((form) => add(index.lookUp(form), FORM_WEIGHT, 1));
  }
  let frequency = sections.size;
  const others = synonymTerms(index, synonyms).filter((term) => term !== unit.term);
  if (others.length > 0) add(index.lookUpAny(others), SYNONYM_WEIGHT, SYNONYM_COVERAGE);

  if (unit.open) {
    const isLetter = unit.term.length === 1 && !unit.han;
    const begun = index
      .lookUp(unit.term, {prefix: true, ...(isLetter && {fields: NAME_FIELDS})})
      .filter(({terms}) => !terms.includes(unit.term));
    add(begun, 1, exact.length > 0 ? INEXACT_COVERAGE : 1);
    frequency ||= begun.length;
  }
  const edits = allowedEdits(unit.term, unit.han);
  if (sections.size === 0 && edits > 0) {
    add(index.lookUp(unit.term, {fuzzy: edits, prefix: unit.open}), 1, INEXACT_COVERAGE);
    frequency = sections.size;
  }
  const partWeight = sections.size > 0 ? PART_OF_KNOWN_WEIGHT : PART_WEIGHT;
  unit.parts.forEach((part) => add(index.lookUp(part), partWeight, PART_COVERAGE));
  return {sections, frequency: frequency || sections.size};
}

/**
 * Bigrams of a query that stand across two words, as 「接图」 in 「链接图标」: rarer than the bigram
 * before and the one after, which are words. Being rare, they would weigh most and mean nothing.
 *
 * @param units - Units of the query in order.
 * @param frequencies - Sections that have each unit.
 * @returns For each unit, whether it stands across words.
 */
export function crossingBigrams(units: readonly QueryUnit[], frequencies: readonly number[]): boolean[] {
  const follows = (left: QueryUnit | undefined, right: QueryUnit | undefined) =>
    left?.han === true && right?.han === true && [...left.term].at(-1) === [...right.term][0];
  return units.map((unit, i) => {
    const isInside = follows(units[i - 1], unit) && follows(unit, units[i + 1]);
    return isInside && frequencies[i]! < Math.min(frequencies[i - 1]!, frequencies[i + 1]!);
  });
}

/**
 * Terms of the index that a query found in a section, for highlighting. Only the few sections that are shown are asked.
 *
 * @param match - The match of the section.
 * @returns The terms with their weights.
 */
export function matchedTerms({found}: SectionMatch): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {terms, weight, replaces} of found) {
    for (const term of terms) weights.set(term, replaces ? weight : Math.max(weights.get(term) ?? 0, weight));
  }
  return weights;
}

/**
 * A section without any unit of a query.
 *
 * @param units - How many units the query has.
 */
export const noMatch = (units: number): SectionMatch => ({units: Array<UnitMatch>(units).fill(NOT_FOUND), found: []});

/**
 * Looks up a query.
 *
 * @param index - The index.
 * @param query - The parsed query.
 * @param total - Sections in the index.
 * @param synonyms - Synonyms of each unit.
 * @returns Every section that has at least one unit, and the units' weights.
 */
export function matchQuery(
  index: TermIndex,
  query: ParsedQuery,
  total: number,
  synonyms: readonly (readonly string[])[] = [],
): QueryMatch {
  const {units, joined} = query;
  const sections = new Map<string, SectionMatch>();
  const sectionMatch = (id: string): SectionMatch => {
    const known = sections.get(id);
    if (known !== undefined) return known;
    const match = noMatch(units.length);
    sections.set(id, match);
    return match;
  };

  const matches = units.map((unit, i) => matchUnit(index, unit, synonyms[i] ?? []));
  const crossing = crossingBigrams(
    units,
    matches.map(({frequency}) => frequency),
  );
  const weights = matches.map((found, i) => {
    const factor = crossing[i] === true ? CROSSING_WEIGHT : 1;
    const weight = inverseDocumentFrequency(found.frequency, total) * factor;
    for (const [id, {score, found: share, own, ownFound, terms}] of found.sections) {
      const match = sectionMatch(id);
      match.units[i] = {score: score * factor, found: share, own: own * factor, ownFound};
      match.found.push({terms, weight: weight * share, replaces: false});
    }
    return weight;
  });

  for (const {term, units: covered, open} of joined) {
    for (const {id, score, own, terms} of index.lookUp(term, {prefix: open})) {
      const match = sectionMatch(id);
      const weight = Math.max(...covered.map((i) => weights[i]!));
      match.found.push({terms, weight, replaces: true});
      for (const i of covered) {
        const unit = match.units[i]!;
        match.units[i] = {
          score: unit.score + score / covered.length,
          found: 1,
          own: unit.own + own / covered.length,
          ownFound: own > 0 ? 1 : unit.ownFound,
        };
      }
    }
  }
  return {sections, weights};
}
