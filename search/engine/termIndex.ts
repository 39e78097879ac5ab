/** The inverted index: terms to sections, on MiniSearch. */
import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchSection} from '../types';
import {FIELD_BOOSTS, FUZZY_WEIGHT, PREFIX_WEIGHT, type SearchField} from './score';
import {stem} from './stem';
import {titleTerms, tokenize} from './tokenize';

const FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/**
 * Fields that say what the whole page is about. They find the page, and don't tell which of its sections is meant.
 */
const PAGE_FIELDS: ReadonlySet<SearchField> = new Set<SearchField>(['title', 'slug', 'keywords']);

/** Separates ready-made terms; never part of one. */
const SEPARATOR = '\u0000';

/** How loosely a term is looked up. */
export interface LookUpOptions {
  /** Also words that begin with the term. */
  prefix?: boolean;
  /** Also words within this number of edits. */
  fuzzy?: number;
  /** Only these fields. */
  fields?: SearchField[];
}

/** A section that has a term. */
export interface TermMatch {
  /** Id of the section. */
  id: string;
  /** BM25+ over the fields, weighted by {@link FIELD_BOOSTS}. */
  score: number;
  /** The part of the score that is not for words of the whole page; see {@link PAGE_FIELDS}. */
  own: number;
  /** Terms of the index that matched. */
  terms: string[];
}

/** Finds the sections that have a term. */
export interface TermIndex {
  /** @throws Error when a section of this id is there already. */
  add: (section: SearchSection) => void;
  lookUp: (term: string, options?: LookUpOptions) => TermMatch[];
  /**
   * Finds the sections that have any of some terms. There are many, and they come again with every key that is typed after
   * them, so what was found is kept until a section is added.
   */
  lookUpAny: (terms: readonly string[]) => readonly TermMatch[];
  /** Other forms of a word that the index has: «deploying» for «deploy». */
  formsOf: (word: string) => string[];
  /**
   * The rarest of some terms, which stands for a word of several bigrams: 「件夹」 for 「文件夹」.
   *
   * @returns `undefined` when the index lacks one of them.
   */
  rarestOf: (terms: readonly string[]) => string | undefined;
}

function fieldTerms(section: SearchSection, field: SearchField): string[] {
  switch (field) {
    case 'title':
    case 'slug':
    case 'heading':
      return titleTerms(section[field]);
    case 'keywords':
      return section.keywords.flatMap(titleTerms);
    case 'phrases':
      return section.phrases.flatMap((phrase) => tokenize(phrase).map((token) => token.term));
    case 'parents':
      return section.parents.flatMap(titleTerms);
    case 'text':
    case 'code':
      return tokenize(section[field]).map((token) => token.term);
  }
}

/**
 * Makes an empty index.
 *
 * @returns The index.
 */
export function createTermIndex(): TermIndex {
  /** Terms, with how often they are there. */
  const vocabulary = new Map<string, number>();
  const byStem = new Map<string, string[]>();

  const remember = (term: string) => {
    const count = vocabulary.get(term) ?? 0;
    vocabulary.set(term, count + 1);
    if (count > 0) return;
    if (/^[a-z]{3,}$/.test(term)) {
      const key = stem(term);
      byStem.set(key, [...(byStem.get(key) ?? []), term]);
    }
  };

  // Terms are made here, per field, and handed to MiniSearch ready: its own
  // tokenizer sees one string per field and splits it at the separator.
  const index = new MiniSearch<SearchSection>({
    fields: FIELDS,
    extractField: (section, field) => {
      if (field === 'id') {
        return section.id;
      }
      const terms = fieldTerms(section, field as SearchField);
      terms.forEach(remember);
      return terms.join(SEPARATOR);
    },
    tokenize: (text) => (text === '' ? [] : text.split(SEPARATOR)),
    processTerm: (term) => term,
  });

  const lookUp = (text: string, {prefix = false, fuzzy = 0, fields = FIELDS}: LookUpOptions = {}): TermMatch[] => {
    const found = new Map<string, TermMatch>();
    const search = (among: SearchField[], isOwn: boolean) => {
      const results = index.search(text, {
        fields: among,
        boost: FIELD_BOOSTS,
        tokenize: (terms) => terms.split(SEPARATOR),
        prefix,
        fuzzy,
        weights: {prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT},
      });
      for (const {id, score: sum, match, queryTerms} of results as SearchResult[]) {
        // MiniSearch multiplies the sum by the number of terms found.
        const score = sum / queryTerms.length;
        const terms = Object.keys(match);
        const earlier = found.get(String(id));
        if (earlier === undefined) {
          found.set(String(id), {id: String(id), score, own: isOwn ? score : 0, terms});
          continue;
        }
        earlier.score += score;
        if (isOwn) earlier.own += score;
        for (const term of terms) if (!earlier.terms.includes(term)) earlier.terms.push(term);
      }
    };
    search(
      fields.filter((field) => !PAGE_FIELDS.has(field)),
      true,
    );
    search(
      fields.filter((field) => PAGE_FIELDS.has(field)),
      false,
    );
    return [...found.values()];
  };

  const known = new Map<string, readonly TermMatch[]>();

  return {
    add: (section) => {
      known.clear();
      index.add(section);
    },
    lookUp,
    lookUpAny: (terms) => {
      const text = terms.join(SEPARATOR);
      const found = known.get(text) ?? lookUp(text);
      known.set(text, found);
      return found;
    },
    formsOf: (word) => (byStem.get(stem(word)) ?? []).filter((form) => form !== word),
    rarestOf: (terms) => {
      const counts = terms.map((term) => vocabulary.get(term) ?? 0);
      const lowest = Math.min(...counts);
      return lowest > 0 && lowest < Infinity ? terms[counts.indexOf(lowest)] : undefined;
    },
  };
}
