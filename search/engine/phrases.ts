/** Finds the phrases that are most like a query: one that says the same in nearly the same words was written for it. */
import type {SearchSection} from '../types';
import {cleanQuery, parseQuery} from './query';
import {inverseDocumentFrequency, NEARNESS_ROOT} from './score';
import {stem} from './stem';
import type {StopWords} from './stopWords';

/** What the phrases of a section have of a query. */
export interface AskedFor {
  /** Largest share of the query that one of them has, 0 to 1. */
  share: number;
  /** Likeness of the one that is most like it, 0 to 1. */
  nearest: number;
  /** Sum of their likenesses to the power of {@link NEARNESS_ROOT}. */
  powers: number;
}

/** The phrases of all sections. */
export interface PhraseIndex {
  add: (section: SearchSection) => void;
  /**
   * Compares a query with all phrases.
   *
   * @param stems - Units of the query without their endings.
   * @param weights - Weight of each unit in the share; see {@link AskedFor}.
   * @returns By section id; sections whose phrases have nothing of the query are not in it.
   */
  compare: (stems: readonly string[], weights: readonly number[]) => ReadonlyMap<string, AskedFor>;
}

interface Phrase {
  /** Id of its section. */
  id: string;
  stems: readonly string[];
}

/** What a phrase and the query have in common. */
interface Common {
  /** Sum of the weights of these units. */
  weight: number;
  /** Dot product of both as vectors. */
  dot: number;
}

/**
 * Makes an index without phrases.
 *
 * @param stop - Words that are left out of phrases, as they are of queries.
 * @returns The index.
 */
export function createPhraseIndex(stop: StopWords): PhraseIndex {
  const phrases: Phrase[] = [];
  const byStem = new Map<string, number[]>();
  /** Length of each phrase as a vector, while no section is added. */
  let lengths: readonly number[] | undefined;

  const idf = (word: string) => inverseDocumentFrequency(byStem.get(word)?.length ?? 0, phrases.length);
  const length = (stems: readonly string[]) => Math.sqrt(stems.reduce((sum, word) => sum + idf(word) ** 2, 0));

  const commonWith = (stems: readonly string[], weights: readonly number[]): Map<number, Common> => {
    const common = new Map<number, Common>();
    stems.forEach((word, i) => {
      const square = stems.indexOf(word) === i ? idf(word) ** 2 : 0;
      for (const at of byStem.get(word) ?? []) {
        const entry = common.get(at);
        if (entry === undefined) {
          common.set(at, {weight: weights[i]!, dot: square});
        } else {
          entry.weight += weights[i]!;
          entry.dot += square;
        }
      }
    });
    return common;
  };

  return {
    add: ({id, phrases: added}) => {
      lengths = undefined;
      for (const phrase of added) {
        const stems = [...new Set(parseQuery(cleanQuery(phrase), stop).units.map(({term}) => stem(term)))];
        for (const word of stems) {
          const places = byStem.get(word);
          if (places === undefined) byStem.set(word, [phrases.length]);
          else places.push(phrases.length);
        }
        phrases.push({id, stems});
      }
    },
    compare: (stems, weights) => {
      lengths ??= phrases.map((phrase) => length(phrase.stems));
      const own = length([...new Set(stems)]);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const found = new Map<string, AskedFor>();
      for (const [at, {weight, dot}] of commonWith(stems, weights)) {
        const likeness = dot / (own * lengths[at]!);
        const share = total === 0 ? 0 : weight / total;
        const {id} = phrases[at]!;
        const section = found.get(id);
        if (section === undefined) {
          found.set(id, {share, nearest: likeness, powers: likeness ** NEARNESS_ROOT});
          continue;
        }
        section.share = Math.max(section.share, share);
        section.nearest = Math.max(section.nearest, likeness);
        section.powers += likeness ** NEARNESS_ROOT;
      }
      return found;
    },
  };
}
