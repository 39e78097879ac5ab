/**
 * The search engine: sections in, ranked pages out. Pure, so that the build,
 * the worker and the tests run the same code.
 */
import MiniSearch, {type SearchResult} from 'minisearch';
import type {Suggestion} from '../protocol';
import type {SearchHit, SearchResultPage, SearchResults, SearchSection} from '../types';
import {excerptTokens, highlight, makeExcerpt} from './excerpt';
import {cleanQuery, parseQuery, wholeTerm, type QueryUnit} from './query';
import {
  allowedEdits,
  combineSectionScores,
  coverage,
  EXACT_HEADING_FACTOR,
  EXACT_TAIL_FACTOR,
  EXACT_TITLE_FACTOR,
  FIELD_BOOSTS,
  FORM_WEIGHT,
  FUZZY_WEIGHT,
  INEXACT_COVERAGE,
  inverseDocumentFrequency,
  PART_COVERAGE,
  PART_OF_KNOWN_WEIGHT,
  PART_WEIGHT,
  PREFIX_WEIGHT,
  type SearchField,
} from './score';
import {stem} from './stem';
import {titleTerms, tokenize, type Token} from './tokenize';

/** Most pages in one result list. */
export const MAX_PAGES = 10;

/** Most sections shown of one page. */
export const MAX_HITS_PER_PAGE = 3;

/** Most pages offered when nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** A further section of a page is shown when it scores this share of the best. */
const HIT_THRESHOLD = 0.3;

const FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/**
 * Fields searched for words that begin with a single letter. Every
 * text has some, so they tell nothing; names are few enough to be meant.
 */
const NAME_FIELDS: SearchField[] = ['title', 'slug', 'heading', 'keywords'];

/** An index ready to answer queries. */
export interface SearchEngine {
  /**
   * Answers a query.
   *
   * @param input - Whatever was typed; any string is safe.
   * @returns Pages, best first; none for a query without letters or digits.
   */
  search: (input: string) => SearchResults;
  /**
   * Pages to offer when nothing was found: those whose title or slug begins
   * like a word of the query, else the first pages of the site.
   *
   * @param input - Whatever was typed.
   * @returns At most {@link MAX_SUGGESTIONS} pages; none for an empty index.
   */
  suggest: (input: string) => Suggestion[];
  /**
   * Adds a section, so that a long index can be built in slices.
   *
   * @param section - The section; pages in reading order, sections of a page
   * together.
   * @throws Error when a section of this id is there already.
   */
  add: (section: SearchSection) => void;
  /** Sections in the index. */
  readonly sectionCount: number;
}

/** How one unit of the query was found in one section. */
interface UnitMatch {
  score: number;
  /** 0 to 1, see {@link coverage}. */
  found: number;
}

/** What a search knows of one section. */
interface SectionMatch {
  units: UnitMatch[];
  /** Matched index terms with their weights, for highlighting. */
  terms: Map<string, number>;
}

function fieldTerms(section: SearchSection, field: SearchField): string[] {
  switch (field) {
    case 'title':
    case 'slug':
    case 'heading':
      return titleTerms(section[field]);
    case 'keywords':
      return section.keywords.flatMap(titleTerms);
    case 'parents':
      return section.parents.flatMap(titleTerms);
    case 'text':
    case 'code':
      return tokenize(section[field]).map((token) => token.term);
  }
}

/**
 * Builds the index.
 *
 * @param initial - Sections in reading order, those of a page together.
 * @returns An engine over them.
 * @throws Error when two sections have the same id.
 */
export function createEngine(initial: readonly SearchSection[]): SearchEngine {
  const sections: SearchSection[] = [];
  const byId = new Map<string, SearchSection>();
  const order = new Map<string, number>();
  /** Words of the index by stem, to find other forms of a query word. */
  const forms = new Map<string, Set<string>>();
  const vocabulary = new Set<string>();

  const remember = (term: string) => {
    if (vocabulary.has(term)) {
      return;
    }
    vocabulary.add(term);
    if (/^[a-z]{3,}$/.test(term)) {
      const key = stem(term);
      const known = forms.get(key);
      if (known) {
        known.add(term);
      } else {
        forms.set(key, new Set([term]));
      }
    }
  };

  // Terms are made here, per field, and handed to MiniSearch ready: its own
  // tokenizer sees one string per field and splits it at the separator.
  const separator = '\u0000';
  const index = new MiniSearch<SearchSection>({
    fields: FIELDS,
    extractField: (section, field) => {
      if (field === 'id') {
        return section.id;
      }
      const terms = fieldTerms(section, field as SearchField);
      terms.forEach(remember);
      return terms.join(separator);
    },
    tokenize: (text) => (text === '' ? [] : text.split(separator)),
    processTerm: (term) => term,
  });
  const addSection = (section: SearchSection) => {
    index.add(section);
    byId.set(section.id, section);
    order.set(section.id, sections.length);
    sections.push(section);
  };
  initial.forEach(addSection);

  const lookUp = (term: string, options: {prefix?: boolean; fuzzy?: number; fields?: SearchField[]}): SearchResult[] =>
    index.search(term, {
      fields: options.fields ?? FIELDS,
      boost: FIELD_BOOSTS,
      tokenize: (text) => [text],
      prefix: options.prefix ?? false,
      fuzzy: options.fuzzy ?? false,
      weights: {prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT},
    });

  /** All ways one unit can be found: the term, its forms, typos, its parts. */
  const matchUnit = (unit: QueryUnit): {matches: Map<string, UnitMatch & {terms: string[]}>; frequency: number} => {
    const matches = new Map<string, UnitMatch & {terms: string[]}>();
    const add = (results: SearchResult[], weight: number, found: number) => {
      for (const result of results) {
        const id = String(result.id);
        const match = matches.get(id) ?? {score: 0, found: 0, terms: []};
        match.score += result.score * weight;
        match.found = Math.max(match.found, found);
        match.terms.push(...Object.keys(result.match));
        matches.set(id, match);
      }
    };

    const exact = lookUp(unit.term, {});
    add(exact, 1, 1);
    let frequency = exact.length;

    for (const form of unit.han ? [] : (forms.get(stem(unit.term)) ?? [])) {
      if (form !== unit.term) {
        add(lookUp(form, {}), FORM_WEIGHT, 1);
        frequency = matches.size;
      }
    }
    if (unit.open) {
      const isLetter = unit.term.length === 1 && !unit.han;
      const prefixed = lookUp(unit.term, {
        prefix: true,
        fields: isLetter ? NAME_FIELDS : FIELDS,
      }).filter((result) => !Object.hasOwn(result.match, unit.term));
      add(prefixed, 1, exact.length > 0 ? INEXACT_COVERAGE : 1);
      frequency = frequency || prefixed.length;
    }
    if (matches.size === 0) {
      const edits = allowedEdits(unit.term, unit.han);
      if (edits > 0) {
        add(lookUp(unit.term, {fuzzy: edits, prefix: unit.open}), 1, INEXACT_COVERAGE);
        frequency = matches.size;
      }
    }
    const partWeight = matches.size > 0 ? PART_OF_KNOWN_WEIGHT : PART_WEIGHT;
    for (const part of unit.parts) {
      add(lookUp(part, {}), partWeight, PART_COVERAGE);
    }
    return {matches, frequency: frequency || matches.size};
  };

  const search = (input: string): SearchResults => {
    const query = cleanQuery(input);
    const {units, joined, whole} = parseQuery(query);
    const found = new Map<string, SectionMatch>();
    const sectionMatch = (id: string): SectionMatch => {
      let match = found.get(id);
      if (!match) {
        match = {units: units.map(() => ({score: 0, found: 0})), terms: new Map()};
        found.set(id, match);
      }
      return match;
    };

    const weights = units.map((unit, i) => {
      const {matches, frequency} = matchUnit(unit);
      const idf = inverseDocumentFrequency(frequency, sections.length);
      for (const [id, {score, found: share, terms}] of matches) {
        const match = sectionMatch(id);
        match.units[i] = {score, found: share};
        for (const term of terms) {
          match.terms.set(term, Math.max(match.terms.get(term) ?? 0, idf * share));
        }
      }
      return idf;
    });

    for (const {term, units: covered, open} of joined) {
      for (const result of lookUp(term, {prefix: open})) {
        const match = sectionMatch(String(result.id));
        for (const found of Object.keys(result.match)) {
          match.terms.set(found, Math.max(...covered.map((i) => weights[i]!)));
        }
        for (const i of covered) {
          const unit = match.units[i]!;
          match.units[i] = {score: unit.score + result.score / covered.length, found: 1};
        }
      }
    }

    return {query, ...rank(found, weights, whole)};
  };

  const rank = (
    found: ReadonlyMap<string, SectionMatch>,
    weights: readonly number[],
    whole: string,
  ): {pages: SearchResultPage[]; terms: string[]} => {
    const pages = new Map<string, {id: string; score: number; match: SectionMatch}[]>();
    for (const [id, match] of found) {
      const section = byId.get(id)!;
      const raw = match.units.reduce((sum, unit) => sum + unit.score, 0);
      const share = coverage(
        match.units.map((unit) => unit.found),
        weights,
      );
      const named = namedFactor(section.heading, whole);
      const list = pages.get(section.route) ?? [];
      list.push({id, score: raw * share * named * section.boost, match});
      pages.set(section.route, list);
    }

    const ranked = [...pages].map(([route, list]) => {
      list.sort((a, b) => b.score - a.score || order.get(a.id)! - order.get(b.id)!);
      const first = byId.get(list[0]!.id)!;
      const together = weights.map((_, i) => Math.max(...list.map(({match}) => match.units[i]!.found)));
      const exact = isSame(first.title, whole) || isSame(first.slug, whole) ? EXACT_TITLE_FACTOR : 1;
      const score = combineSectionScores(list.map((entry) => entry.score)) * coverage(together, weights) * exact;
      return {route, list, first, score};
    });
    ranked.sort((a, b) => b.score - a.score || order.get(a.list[0]!.id)! - order.get(b.list[0]!.id)!);

    const shown = ranked.slice(0, MAX_PAGES);
    const terms = new Map<string, number>();
    const result = shown.map(({route, list, first, score}): SearchResultPage => {
      const pageTerms = new Map<string, number>();
      for (const {match} of list) {
        for (const [term, weight] of match.terms) {
          pageTerms.set(term, weight);
          terms.set(term, weight);
        }
      }
      return {
        route,
        title: highlight(first.title, pageTerms),
        trail: first.trail,
        score,
        hits: list
          .slice(0, MAX_HITS_PER_PAGE)
          .filter((entry) => entry.score >= list[0]!.score * HIT_THRESHOLD)
          .map(({id, score: hitScore, match}) => toHit(byId.get(id)!, hitScore, match.terms)),
      };
    });
    return {pages: result, terms: [...terms.keys()]};
  };

  /** Reading a text takes longer than searching it; texts shown once come again. */
  const readTexts = new Map<string, readonly Token[]>();
  const tokensOf = ({id, text}: SearchSection): readonly Token[] => {
    const tokens = readTexts.get(id) ?? excerptTokens(text);
    readTexts.set(id, tokens);
    return tokens;
  };

  const toHit = (section: SearchSection, score: number, terms: ReadonlyMap<string, number>): SearchHit => {
    const fromText = makeExcerpt(section.text, terms, tokensOf(section));
    const fromCode = fromText.ranges.length === 0 ? makeExcerpt(section.code, terms) : undefined;
    return {
      id: section.id,
      url: section.anchor === '' ? section.route : `${section.route}#${section.anchor}`,
      heading: highlight(section.heading === '' ? section.title : section.heading, terms),
      parents: section.parents,
      excerpt: fromCode && fromCode.ranges.length > 0 ? fromCode : fromText,
      score,
    };
  };

  const suggest = (input: string): Suggestion[] => {
    const {units} = parseQuery(cleanQuery(input));
    const pages = [...new Map(sections.map((section) => [section.route, section])).values()];
    const scored = pages.map(({route, title, slug}, i) => ({
      route,
      title,
      i,
      shared: Math.max(
        0,
        ...units.flatMap((unit) =>
          [...titleTerms(title), ...titleTerms(slug)].map((term) => commonPrefix(term, unit.term)),
        ),
      ),
    }));
    scored.sort((a, b) => b.shared - a.shared || a.i - b.i);
    const close = scored.filter(({shared}) => shared >= 2);
    return (close.length > 0 ? close : scored).slice(0, MAX_SUGGESTIONS).map(({route, title}) => ({route, title}));
  };

  return {
    search,
    suggest,
    add: addSection,
    get sectionCount() {
      return sections.length;
    },
  };
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
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
