/** Ranks pages by the matches of their sections. */
import type {SearchSection} from '../types';
import type {QueryMatch, SectionMatch} from './match';
import {isIdentifier, nameKey, wholeTerm, type ParsedQuery} from './query';
import {
  BEGUN_TITLE_FACTOR,
  combineSectionScores,
  coverage,
  DEFINED_WORD_FACTOR,
  EXACT_HEADING_FACTOR,
  EXACT_KEYWORD_FACTOR,
  EXACT_TAIL_FACTOR,
  EXACT_TITLE_FACTOR,
  OPENING_FACTOR,
  OWN_COVERAGE,
  phraseFactor,
  questionFactor,
  rarities,
  SECTION_COVERAGE,
} from './score';
import {stem} from './stem';
import {titleTerms, tokenize} from './tokenize';

/** A section with its place in the reading order. */
export interface PlacedSection {
  section: SearchSection;
  position: number;
  /** Terms of each phrase of the section, words without their endings. */
  phrases: readonly ReadonlySet<string>[];
  /** Names that are defined here, as {@link nameKey}; see {@link definitionRanks}. */
  definitions: ReadonlyMap<string, 1 | 2>;
}

/** A section with its score. */
export interface RankedSection extends PlacedSection {
  score: number;
  /** How well it answers among the sections of its page. */
  own: number;
  /** Largest share of the query that one of its phrases has. */
  asked: number;
  match: SectionMatch;
}

/** A page with its score and sections, best first. */
export interface RankedPage {
  /** Highest of its sections; see `definitionRanks`. */
  definition: number;
  score: number;
  sections: RankedSection[];
}

/** Letters of a title from which on its beginning is recognised. */
const MIN_BEGINNING = 3;

/** Above all of {@link definitionRanks}. */
const MESSAGE_RANK = 3;

/** Whether a title, slug or heading is the whole query. */
function isSame(name: string, whole: string): boolean {
  return name !== '' && whole !== '' && wholeTerm(name) === whole;
}

/** Factor for a section by its heading: the whole query, or a name that ends in it. */
function namedFactor(heading: string, whole: string): number {
  if (isSame(heading, whole)) {
    return EXACT_HEADING_FACTOR;
  }
  const isDottedName = /^\S+\.\S+$/.test(heading);
  const tail = heading.slice(heading.lastIndexOf('.') + 1);
  return isDottedName && isSame(tail, whole) ? EXACT_TAIL_FACTOR : 1;
}

/** Factor for a page by its title or slug: the whole query, or what it is the beginning of. */
function titleFactor(name: string, {whole, units}: ParsedQuery): number {
  if (isSame(name, whole)) {
    return EXACT_TITLE_FACTOR;
  }
  // Han words have no visible end, so a beginning says little: «导航栏» also begins 「导航栏与侧边栏」.
  const isBegin = whole.length >= MIN_BEGINNING && units.every(({han}) => !han) && wholeTerm(name).startsWith(whole);
  return isBegin ? BEGUN_TITLE_FACTOR : 1;
}

/** A name with its ends: `themeConfig.nav` is also asked for as `nav`, `rspress dev --port` as `--port`. */
function suffixes(name: string): string[] {
  const starts = [0, ...[...name.matchAll(/[. ](?=.)/g)].map((match) => match.index + 1)];
  return starts.map((start) => name.slice(start));
}

/**
 * How surely a section defines each name that it can be asked for by: 2 in its heading, 1 in a table below it. Words that
 * a sentence could have are left out.
 */
function definitionRanks({defines, heading}: SearchSection): ReadonlyMap<string, 1 | 2> {
  const ranks = new Map<string, 1 | 2>();
  for (const name of defines) {
    const rank = name === heading ? 2 : 1;
    for (const suffix of suffixes(name).filter(isIdentifier)) {
      const key = nameKey(suffix);
      if (ranks.get(key) !== 2) ranks.set(key, rank);
    }
  }
  return ranks;
}

/**
 * Factor for a section whose heading defines one of the words of a longer query, by the share
 * of the query that this word is.
 */
function definedWordFactor(
  {defines, heading}: SearchSection,
  {units}: ParsedQuery,
  weights: readonly number[],
): number {
  if (units.length < 2 || !defines.includes(heading)) return 1;
  const names = new Set(suffixes(heading).map(wholeTerm));
  const share = coverage(
    units.map((unit) => (names.has(wholeTerm(unit.term)) ? 1 : 0)),
    weights,
  );
  return 1 + (DEFINED_WORD_FACTOR - 1) * share;
}

/**
 * Reads what ranking asks of a section with every query.
 *
 * @param section - The section.
 * @param position - Its place in the reading order, from 0.
 * @returns The section with these.
 */
export const placeSection = (section: SearchSection, position: number): PlacedSection => ({
  section,
  position,
  phrases: section.phrases.map((phrase) => new Set(tokenize(phrase).map(({term}) => stem(term)))),
  definitions: definitionRanks(section),
});

/**
 * Largest share of the query that a phrase has: the {@link coverage} of the best, without a list for each of the hundreds
 * of phrases.
 *
 * @param phrases - Terms of each phrase.
 * @param stems - Units of the query without their endings.
 * @param weights - Inverse document frequency of each unit.
 */
function bestPhrase(phrases: PlacedSection['phrases'], stems: readonly string[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let best = 0;
  for (const terms of phrases) {
    let sum = 0;
    for (let i = 0; i < stems.length; i += 1) if (terms.has(stems[i]!)) sum += weights[i]!;
    best = Math.max(best, sum);
  }
  return total === 0 ? 0 : best / total;
}

/** Whether the title and slug of a page have every unit of the query, in any form. */
function titleHasAll({title, slug}: SearchSection, {units}: ParsedQuery): boolean {
  const terms = new Set([...titleTerms(title), ...titleTerms(slug)].map(stem));
  return units.every((unit) => terms.has(stem(unit.term)));
}

/**
 * Puts the page itself before its sections when its title is what was asked
 * for and no heading is.
 */
function leadWithPage(sections: RankedSection[], query: ParsedQuery): RankedSection[] {
  const [best] = sections;
  const opening = sections.find(({section}) => section.anchor === '');
  const isMeant =
    opening !== undefined &&
    opening !== best &&
    titleHasAll(opening.section, query) &&
    !isSame(best!.section.heading, query.whole);
  return isMeant ? [{...opening, own: best!.own}, ...sections.filter((entry) => entry !== opening)] : sections;
}

/**
 * Ranks pages.
 *
 * Score of a section: the sum of its unit scores, each × rarity of the unit, × a power of the coverage of the query ×
 * factors of its heading and definitions × boost of its page. Score of a page: see
 * {@link combineSectionScores}, × coverage of the query by all its sections ×
 * factors of its title and of the phrases of its sections. A page that defines the name asked for comes before all others, and one that
 * explains the message pasted before these.
 *
 * @param query - The parsed query.
 * @param match - Matches of the sections.
 * @param placeOf - Gives a section by id.
 * @param meant - Ids of the sections that explain a message in the query, in the order to show them.
 * @returns Pages, best first; equals in reading order.
 */
export function rankPages(
  query: ParsedQuery,
  {sections, weights}: QueryMatch,
  placeOf: (id: string) => PlacedSection,
  meant: readonly string[] = [],
): RankedPage[] {
  const han = query.units.map((unit) => unit.han);
  const rarity = rarities(weights, han);
  const stems = query.units.map(({term}) => stem(term));
  const byRoute = new Map<string, RankedSection[]>();
  for (const [id, match] of sections) {
    const placed = placeOf(id);
    const {section, phrases} = placed;
    const sum = match.units.reduce((total, unit, i) => total + unit.score * rarity[i]!, 0);
    const share = coverage(
      match.units.map((unit) => unit.found),
      weights,
    );
    const asked = bestPhrase(phrases, stems, weights);
    const factor =
      namedFactor(section.heading, query.whole) * definedWordFactor(section, query, weights) * phraseFactor(asked);
    const score = sum * share ** SECTION_COVERAGE * factor * section.boost;
    const ownSum = match.units.reduce((total, unit, i) => total + unit.own * rarity[i]!, 0);
    const ownShare = coverage(
      match.units.map((unit) => unit.ownFound),
      weights,
    );
    const opening = section.anchor === '' ? OPENING_FACTOR : 1;
    const own = ownSum * ownShare ** OWN_COVERAGE * factor * opening;
    const found = byRoute.get(section.route) ?? [];
    found.push({...placed, match, score, own, asked});
    byRoute.set(section.route, found);
  }

  const place = ({section: {id}}: RankedSection) => (meant.includes(id) ? meant.indexOf(id) : meant.length);
  const byScore = (a: RankedSection, b: RankedSection) =>
    place(a) - place(b) || b.own - a.own || b.score - a.score || a.position - b.position;
  const pages = [...byRoute.values()].map((found): RankedPage => {
    const sorted = found.sort(byScore);
    const {title, slug} = sorted[0]!.section;
    const together = weights.map((_, i) => Math.max(...sorted.map(({match}) => match.units[i]!.found)));
    const isMeant = meant.includes(sorted[0]!.section.id);
    const definition = isMeant
      ? MESSAGE_RANK
      : Math.max(...sorted.map((entry) => entry.definitions.get(query.name) ?? 0));
    // Among pages that define a name, having it as a keyword too says nothing.
    const keywords = definition > 0 ? [] : sorted.flatMap((entry) => entry.section.keywords);
    const named = Math.max(
      titleFactor(title, query),
      titleFactor(slug, query),
      keywords.some((keyword) => isSame(keyword, query.whole)) ? EXACT_KEYWORD_FACTOR : 1,
    );
    const question = questionFactor(
      sorted.map((entry) => entry.asked),
      han,
    );
    const score =
      combineSectionScores(sorted.map((entry) => entry.score)) * coverage(together, weights) * named * question;
    return {definition, score, sections: isMeant ? sorted : leadWithPage(sorted, query)};
  });
  return pages.sort(
    (a, b) => b.definition - a.definition || b.score - a.score || a.sections[0]!.position - b.sections[0]!.position,
  );
}
