/**
 * Measures the search on the questions of `test/questions`. They are split by a fixed rule: the ranking may be tuned on
 * one half, and what it is worth shows on the other.
 */
import {createHash} from 'node:crypto';
import type {Lang} from '../../config/types';
import type {SearchEngine} from '../../search/engine';

/** Halves of the questions. */
export const HALVES = ['tuning', 'held back'] as const;

export type Half = (typeof HALVES)[number];

/** What a question is typed as: a few words, or the whole sentence. */
export const FORMS = ['keywords', 'sentence'] as const;

export type Form = (typeof FORMS)[number];

/** The parts of a question that the search needs. */
export interface AskedQuestion {
  id: string;
  /** The first is what a reader would type; the others vary it. */
  keywords: Record<Lang, string[]>;
  sentence: Record<Lang, string>;
  /**
   * What answers it: `page#heading`, or `page` for the text above the first heading, with what the reader learns there.
   * Judged by the texts alone, over the first results of the search in both languages and forms.
   */
  sections: Record<string, string>;
}

/** Measures of one half, form and language. */
export interface QuestionReport {
  count: number;
  /** Share with a page first that has an answering section. */
  recallAt1: number;
  /** Share with such a page among the first five. */
  recallAt5: number;
  /** Mean reciprocal rank over the pages found. */
  meanReciprocalRank: number;
  /** Share whose first such page shows an answering section first. */
  sectionOfPage: number;
  /** Share with an answering section at the very top. */
  sectionFirst: number;
}

/**
 * The half a question belongs to.
 *
 * @param id - Id of the question; nothing else counts, so no edit moves a question.
 * @returns The half, by the parity of the SHA-256 hash of the id.
 */
export function halfOf(id: string): Half {
  return createHash('sha256').update(id).digest().at(-1)! % 2 === 0 ? 'tuning' : 'held back';
}

/**
 * Asks the search all questions of one half in one form.
 *
 * @param engine - The engine over the pages of the language.
 * @param questions - All questions; those without a section are left out.
 * @param lang - Language typed in.
 * @param half - Half to ask.
 * @param form - What is typed.
 * @returns The measures.
 */
export function askQuestions(
  engine: SearchEngine,
  questions: readonly AskedQuestion[],
  lang: Lang,
  half: Half,
  form: Form,
): QuestionReport {
  const asked = questions.flatMap(({id, sections, keywords, sentence}) => {
    const text = form === 'sentence' ? sentence[lang] : keywords[lang][0];
    const urls = Object.keys(sections).map((section) => `${lang === 'en' ? '' : `/${lang}`}/${section}`);
    return urls.length === 0 || text === undefined || halfOf(id) !== half ? [] : [{urls, text}];
  });
  const outcomes = asked.map(({urls, text}) => {
    const routes = urls.map((url) => url.split('#')[0]);
    const {pages} = engine.search(text);
    const rank = pages.findIndex(({route}) => routes.includes(route)) + 1;
    const shown = pages[rank - 1]?.hits[0]?.url;
    return {rank, isSection: shown !== undefined && urls.includes(shown)};
  });
  const share = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / outcomes.length;
  return {
    count: outcomes.length,
    recallAt1: share(outcomes.map(({rank}) => (rank === 1 ? 1 : 0))),
    recallAt5: share(outcomes.map(({rank}) => (rank > 0 && rank <= 5 ? 1 : 0))),
    meanReciprocalRank: share(outcomes.map(({rank}) => (rank > 0 ? 1 / rank : 0))),
    sectionOfPage: share(outcomes.map(({isSection}) => (isSection ? 1 : 0))),
    sectionFirst: share(outcomes.map(({rank, isSection}) => (rank === 1 && isSection ? 1 : 0))),
  };
}
