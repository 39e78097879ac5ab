/** Ranks pages by the matches of their sections. */
import type {SearchSection} from '../types';
import type {QueryMatch, SectionMatch} from './match';
import {wholeTerm, type ParsedQuery} from './query';
import {combineSectionScores, coverage, EXACT_HEADING_FACTOR, EXACT_TAIL_FACTOR, EXACT_TITLE_FACTOR} from './score';
import {stem} from './stem';
import {titleTerms} from './tokenize';

/** A section with its place in the reading order. */
export interface PlacedSection {
  section: SearchSection;
  position: number;
}

/** A section with its score. */
export interface RankedSection extends PlacedSection {
  score: number;
  match: SectionMatch;
}

/** A page with its score and sections, best first. */
export interface RankedPage {
  score: number;
  sections: RankedSection[];
}

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
  return isMeant ? [{...opening, score: best!.score}, ...sections.filter((entry) => entry !== opening)] : sections;
}

/**
 * Ranks pages.
 *
 * Score of a section: the sum of its unit scores × coverage of the query ×
 * factor of its heading × boost of its page. Score of a page: see
 * {@link combineSectionScores}, × coverage of the query by all its sections ×
 * factor of its title.
 *
 * @param query - The parsed query.
 * @param match - Matches of the sections.
 * @param placeOf - Gives a section by id.
 * @returns Pages, best first; equals in reading order.
 */
export function rankPages(
  query: ParsedQuery,
  {sections, weights}: QueryMatch,
  placeOf: (id: string) => PlacedSection,
): RankedPage[] {
  const byRoute = new Map<string, RankedSection[]>();
  for (const [id, match] of sections) {
    const {section, position} = placeOf(id);
    const sum = match.units.reduce((total, unit) => total + unit.score, 0);
    const share = coverage(
      match.units.map((unit) => unit.found),
      weights,
    );
    const score = sum * share * namedFactor(section.heading, query.whole) * section.boost;
    byRoute.set(section.route, [...(byRoute.get(section.route) ?? []), {section, position, match, score}]);
  }

  const byScore = (a: RankedSection, b: RankedSection) => b.score - a.score || a.position - b.position;
  const pages = [...byRoute.values()].map((found): RankedPage => {
    const sorted = found.sort(byScore);
    const {title, slug} = sorted[0]!.section;
    const together = weights.map((_, i) => Math.max(...sorted.map(({match}) => match.units[i]!.found)));
    const named = isSame(title, query.whole) || isSame(slug, query.whole) ? EXACT_TITLE_FACTOR : 1;
    const score = combineSectionScores(sorted.map((entry) => entry.score)) * coverage(together, weights) * named;
    return {score, sections: leadWithPage(sorted, query)};
  });
  return pages.sort((a, b) => b.score - a.score || a.sections[0]!.position - b.sections[0]!.position);
}
