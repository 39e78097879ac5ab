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
  /** `page#heading` that answers it. */
  section?: string;
}

/** Measures of one half, form and language. */
export interface QuestionReport {
  count: number;
  /** Share with the answering page first. */
  recallAt1: number;
  /** Share with it among the first five. */
  recallAt5: number;
  /** Mean reciprocal rank over the pages found. */
  meanReciprocalRank: number;
  /** Share whose answering page shows the answering section first. */
  sectionOfPage: number;
  /** Share with the answering section at the very top. */
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
  const asked = questions.flatMap(({id, section, keywords, sentence}) => {
    const text = form === 'sentence' ? sentence[lang] : keywords[lang][0];
    return section === undefined || text === undefined || halfOf(id) !== half ? [] : [{section, text}];
  });
  const outcomes = asked.map(({section, text}) => {
    const url = `${lang === 'en' ? '' : `/${lang}`}/${section}`;
    const {pages} = engine.search(text);
    const rank = pages.findIndex(({route}) => url.startsWith(`${route}#`)) + 1;
    const isSection = rank > 0 && pages[rank - 1]?.hits[0]?.url === url;
    return {rank, isSection};
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
