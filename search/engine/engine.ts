/**
 * The search engine: sections in, ranked pages out. Pure, so that the build,
 * the worker and the tests run the same code.
 */
import type {Suggestion} from '../protocol';
import type {SearchHit, SearchResultPage, SearchResults, SearchSection} from '../types';
import {excerptTokens, highlight, makeExcerpt} from './excerpt';
import {matchedTerms, matchQuery, noMatch} from './match';
import {createMessageIndex} from './message';
import {createPhraseIndex} from './phrases';
import {cleanQuery, parseQuery} from './query';
import {readStopWords} from './stopWords';
import {readSynonyms, synonymsOf} from './synonyms';
import {placeSection, rankPages, type PlacedSection, type RankedPage, type RankedSection} from './rank';
import {createTermIndex} from './termIndex';
import {titleTerms, type Token} from './tokenize';

/** Most pages in one result list. */
export const MAX_PAGES = 10;

/** Most sections shown of one page. */
export const MAX_HITS_PER_PAGE = 3;

/** Most pages offered when nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** A further section of a page is shown when it scores this share of the best. */
const HIT_THRESHOLD = 0.3;

/** Letters a page's name and a word of the query must share to be offered. */
const MIN_SHARED = 2;

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

/**
 * Builds the index.
 *
 * @param initial - Sections in reading order, those of a page together.
 * @param stopWords - Words and phrases that are left out of queries.
 * @param synonymGroups - Words that stand for each other, separated by spaces.
 * @returns An engine over them.
 * @throws Error when two sections have the same id.
 */
export function createEngine(
  initial: readonly SearchSection[],
  stopWords: readonly string[] = [],
  synonymGroups: readonly string[] = [],
): SearchEngine {
  const stop = readStopWords(stopWords);
  const synonyms = readSynonyms(synonymGroups);
  const index = createTermIndex();
  const messages = createMessageIndex();
  const phrases = createPhraseIndex(stop);
  const sections = new Map<string, PlacedSection>();

  const add = (section: SearchSection) => {
    index.add(section);
    messages.add(section);
    phrases.add(section);
    sections.set(section.id, placeSection(section, sections.size));
  };
  initial.forEach(add);

  /** Reading a text takes longer than searching it; texts shown once come again. */
  const readTexts = new Map<string, readonly Token[]>();
  const tokensOf = ({id, text}: SearchSection): readonly Token[] => {
    const tokens = readTexts.get(id) ?? excerptTokens(text);
    readTexts.set(id, tokens);
    return tokens;
  };

  const toHit = ({section, score, match}: RankedSection): SearchHit => {
    const terms = matchedTerms(match);
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

  const toPage = ({score, sections: found}: RankedPage): SearchResultPage => {
    const {section, own: best} = found[0]!;
    const terms = new Map(found.flatMap(({match}) => [...matchedTerms(match)]));
    return {
      route: section.route,
      title: highlight(section.title, terms),
      breadcrumbs: section.breadcrumbs,
      score,
      hits: found
        .slice(0, MAX_HITS_PER_PAGE)
        .filter((entry) => entry.own >= best * HIT_THRESHOLD)
        .map(toHit),
    };
  };

  return {
    search: (input) => {
      const query = cleanQuery(input);
      const found = messages.find(input);
      // Around a message there are paths and times, which would find pages by chance.
      const parsed = parseQuery(found.length === 0 ? query : cleanQuery(found.map(({words}) => words).join(' ')), stop);
      const match = matchQuery(index, parsed, sections.size, synonymsOf(synonyms, query, parsed.units));
      const meant = found.map(({id}) => id);
      // The words of a message may be in the part of the index that is still to come.
      for (const id of meant) {
        if (!match.sections.has(id)) match.sections.set(id, noMatch(parsed.units.length));
      }
      const shown = rankPages(parsed, match, (id) => sections.get(id)!, meant, phrases).slice(0, MAX_PAGES);
      const terms = shown.flatMap((page) => page.sections.flatMap((entry) => [...matchedTerms(entry.match).keys()]));
      return {query, pages: shown.map(toPage), terms: [...new Set(terms)]};
    },
    suggest: (input) =>
      suggestPages(
        [...sections.values()].map(({section}) => section),
        parseQuery(cleanQuery(input), stop).units.map((unit) => unit.term),
      ),
    add,
    get sectionCount() {
      return sections.size;
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

/** Pages whose names begin like a word, else the first pages. */
function suggestPages(sections: readonly SearchSection[], words: readonly string[]): Suggestion[] {
  const pages = [...new Map(sections.map((section) => [section.route, section])).values()];
  const scored = pages.map(({route, title, slug}, position) => {
    const names = [...titleTerms(title), ...titleTerms(slug)];
    const shared = Math.max(0, ...words.flatMap((word) => names.map((name) => commonPrefix(name, word))));
    return {route, title, position, shared};
  });
  scored.sort((a, b) => b.shared - a.shared || a.position - b.position);
  const close = scored.filter(({shared}) => shared >= MIN_SHARED);
  return (close.length > 0 ? close : scored).slice(0, MAX_SUGGESTIONS).map(({route, title}) => ({route, title}));
}
