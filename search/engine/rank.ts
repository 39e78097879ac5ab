/** Ranks pages by the matches of their sections. */
import type {SearchSection} from '../types';
import type {QueryMatch, SectionMatch} from './match';
import type {AskedFor, PhraseIndex} from './phrases';
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
  NEARNESS_GAIN,
  nearnessFactor,
  NEARNESS_ROOT,
  OWN_NEARNESS_GAIN,
  phraseFactor,
  questionFactor,
  rarities,
  SECTION_COVERAGE,
} from './score';
import {stem} from './stem';
import {titleTerms} from './tokenize';

/** A section with its place in the reading order. */
export interface PlacedSection {
  section: SearchSection;
  position: number;
  /** Names that are defined here, as {@link nameKey}; see {@link definitionRanks}. */
  definitions: ReadonlyMap<string, 1 | 2>;
  /** What a query is compared with, read when a query finds the section for the first time. */
  names: () => SectionNames;
  /** The same of its page. */
  pageNames: () => PageNames;
}

/** Names of a section, each as {@link wholeTerm}. */
interface SectionNames {
  heading: string;
  /** End of a heading that is a dotted name; empty for any other. */
  tail: string;
  /** What the heading can be asked for by, where it is a name that is defined here. */
  defined: ReadonlySet<string>;
}

/** Names of a page, each as {@link wholeTerm}. */
interface PageNames {
  title: string;
  slug: string;
  keywords: readonly string[];
  /** Words of title and slug without their endings. */
  words: ReadonlySet<string>;
}

/** A section with its score. */
export interface RankedSection extends PlacedSection {
  score: number;
  /** How well it answers among the sections of its page. */
  own: number;
  /** What its phrases have of the query; nothing without any of it. */
  asked: AskedFor | undefined;
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
const isSame = (name: string, whole: string): boolean => name !== '' && name === whole;

/** Factor for a section by its heading: the whole query, or a name that ends in it. */
function namedFactor({heading, tail}: SectionNames, whole: string): number {
  if (isSame(heading, whole)) {
    return EXACT_HEADING_FACTOR;
  }
  return isSame(tail, whole) ? EXACT_TAIL_FACTOR : 1;
}

/** Factor for a page by its title or slug: the whole query, or what it is the beginning of. */
function titleFactor(name: string, {whole, units}: ParsedQuery): number {
  if (isSame(name, whole)) {
    return EXACT_TITLE_FACTOR;
  }
  // Han words have no visible end, so a beginning says little: «导航栏» also begins 「导航栏与侧边栏」.
  const isBegin = whole.length >= MIN_BEGINNING && name.startsWith(whole) && units.every(({han}) => !han);
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
 *
 * @param names - Names of the section.
 * @param words - Units of the query, as {@link wholeTerm}.
 * @param weights - Inverse document frequency of each unit.
 */
function definedWordFactor({defined}: SectionNames, words: readonly string[], weights: readonly number[]): number {
  if (words.length < 2 || defined.size === 0) return 1;
  const share = coverage(
    words.map((word) => (defined.has(word) ? 1 : 0)),
    weights,
  );
  return 1 + (DEFINED_WORD_FACTOR - 1) * share;
}

function sectionNames({heading, defines}: SearchSection): SectionNames {
  return {
    heading: wholeTerm(heading),
    tail: /^\S+\.\S+$/.test(heading) ? wholeTerm(heading.slice(heading.lastIndexOf('.') + 1)) : '',
    defined: new Set(defines.includes(heading) ? suffixes(heading).map(wholeTerm) : []),
  };
}

function pageNames({title, slug, keywords}: SearchSection): PageNames {
  return {
    title: wholeTerm(title),
    slug: wholeTerm(slug),
    keywords: keywords.map(wholeTerm),
    words: new Set([...titleTerms(title), ...titleTerms(slug)].map(stem)),
  };
}

/** A function that does its work once. */
function once<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
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
  definitions: definitionRanks(section),
  names: once(() => sectionNames(section)),
  pageNames: once(() => pageNames(section)),
});

/**
 * Puts the page itself before its sections when its title is what was asked
 * for and no heading is.
 *
 * @param sections - Those found of the page, best first.
 * @param whole - The query, as {@link wholeTerm}.
 * @param stems - Its units without their endings.
 */
function leadWithPage(sections: RankedSection[], whole: string, stems: readonly string[]): RankedSection[] {
  const [best] = sections;
  const opening = sections.find(({section}) => section.anchor === '');
  const isMeant =
    opening !== undefined &&
    opening !== best &&
    stems.every((word) => opening.pageNames().words.has(word)) &&
    !isSame(best!.names().heading, whole);
  return isMeant ? [{...opening, own: best!.own}, ...sections.filter((entry) => entry !== opening)] : sections;
}

/**
 * Ranks pages.
 *
 * Score of a section: the sum of its unit scores, each × rarity of the unit, × a power of the coverage of the query ×
 * factors of its heading and definitions × boost of its page. Score of a page: see
 * {@link combineSectionScores}, × coverage of the query by all its sections ×
 * factors of its title and of the phrases of its sections, and of how like the query these are. A page that defines the name asked for comes before all others, and one that
 * explains the message pasted before these.
 *
 * @param query - The parsed query.
 * @param match - Matches of the sections.
 * @param placeOf - Gives a section by id.
 * @param meant - Ids of the sections that explain a message in the query, in the order to show them.
 * @param phrases - The phrases of the sections.
 * @returns Pages, best first; equals in reading order.
 */
export function rankPages(
  query: ParsedQuery,
  {sections, weights}: QueryMatch,
  placeOf: (id: string) => PlacedSection,
  meant: readonly string[] = [],
  phrases?: Pick<PhraseIndex, 'compare'>,
): RankedPage[] {
  const han = query.units.map((unit) => unit.han);
  const rarity = rarities(weights, han);
  const stems = query.units.map(({term}) => stem(term));
  const words = query.units.map(({term}) => wholeTerm(term));
  const askedFor = phrases?.compare(stems, weights) ?? new Map<string, AskedFor>();
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const byRoute = new Map<string, RankedSection[]>();
  for (const [id, match] of sections) {
    const {section, position, definitions, names, pageNames} = placeOf(id);
    // One walk for two sums and two of `coverage`: a common word is in most of the sections.
    let [sum, covered, ownSum, ownCovered] = [0, 0, 0, 0];
    for (let i = 0; i < weights.length; i += 1) {
      const unit = match.units[i]!;
      sum += unit.score * rarity[i]!;
      covered += unit.found * weights[i]!;
      ownSum += unit.own * rarity[i]!;
      ownCovered += unit.ownFound * weights[i]!;
    }
    const share = total === 0 ? 1 : covered / total;
    const ownShare = total === 0 ? 1 : ownCovered / total;
    const asked = askedFor.get(id);
    const called = names();
    const factor =
      namedFactor(called, query.whole) * definedWordFactor(called, words, weights) * phraseFactor(asked?.share ?? 0);
    const score = sum * share ** SECTION_COVERAGE * factor * section.boost;
    const opening = section.anchor === '' ? OPENING_FACTOR : 1;
    const near = nearnessFactor(asked?.nearest ?? 0, OWN_NEARNESS_GAIN, han);
    const own = ownSum * ownShare ** OWN_COVERAGE * factor * opening * near;
    // Each by its name, because a spread takes a fifth of the time of a search.
    const ranked = {section, position, definitions, names, pageNames, match, score, own, asked};
    const found = byRoute.get(section.route);
    if (found === undefined) byRoute.set(section.route, [ranked]);
    else found.push(ranked);
  }

  const places = new Map(meant.map((id, i) => [id, i]));
  const place = ({section: {id}}: RankedSection) => places.get(id) ?? meant.length;
  const byScore = (a: RankedSection, b: RankedSection) =>
    place(a) - place(b) || b.own - a.own || b.score - a.score || a.position - b.position;
  const pages = [...byRoute.values()].map((found): RankedPage => {
    const sorted = found.sort(byScore);
    const {title, slug} = sorted[0]!.pageNames();
    const together = weights.map((_, i) => sorted.reduce((most, {match}) => Math.max(most, match.units[i]!.found), 0));
    const isMeant = meant.includes(sorted[0]!.section.id);
    const definition = isMeant
      ? MESSAGE_RANK
      : Math.max(...sorted.map((entry) => entry.definitions.get(query.name) ?? 0));
    // Among pages that define a name, having it as a keyword too says nothing.
    const isKeyword =
      definition === 0 &&
      sorted.some((entry) => entry.pageNames().keywords.some((keyword) => isSame(keyword, query.whole)));
    const named = Math.max(titleFactor(title, query), titleFactor(slug, query), isKeyword ? EXACT_KEYWORD_FACTOR : 1);
    const question = questionFactor(
      sorted.map((entry) => entry.asked?.share ?? 0),
      han,
    );
    const likeness = sorted.reduce((sum, entry) => sum + (entry.asked?.powers ?? 0), 0) ** (1 / NEARNESS_ROOT);
    const near = nearnessFactor(likeness, NEARNESS_GAIN, han);
    const score =
      combineSectionScores(sorted.map((entry) => entry.score)) * coverage(together, weights) * named * question * near;
    return {definition, score, sections: isMeant ? sorted : leadWithPage(sorted, query.whole, stems)};
  });
  return pages.sort(
    (a, b) => b.definition - a.definition || b.score - a.score || a.sections[0]!.position - b.sections[0]!.position,
  );
}
