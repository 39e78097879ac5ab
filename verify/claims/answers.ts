/** What people say about the sentences of pages: which proofs hold them, or that they need none. */
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {jsonProblem} from '../../config/json';
import {ContentError} from '../../content/ContentError';
import {lineOfKey} from '../../content/sourceLines';
import {didYouMean} from '../../content/suggest';
import type {PageSentence} from './sentences';
import type {Proof} from './types';

/** Where the answers are kept, a file for each page, relative to the site folder. */
export const ANSWERS_DIR = 'verify/claims/pages';

/** What a sentence may be instead of proven. */
export const KINDS: Readonly<Record<string, string>> = {
  definition: 'says what a word means on these pages',
  opinion: 'judges or recommends',
  instruction: 'tells the reader what to do, tells a story, or leads to a sample, a list or another page',
  site: 'is about these pages, not about Rspress',
};

/** Begins an answer about something that is not the toolkit; an address that says so follows. */
const OUTSIDE = 'outside: ';

/** Begins a proposal, which nobody has accepted. */
export const PROPOSAL = '? ';

/** Contents of an answers file. */
export interface Answers {
  /** Share of answered sentences that the page reached, 0 to 1. */
  share: number;
  /** Answers by heading id and name of the sentence. */
  sentences: Record<string, Record<string, string[]>>;
}

/** A sentence with what was answered. */
export interface AnsweredSentence extends PageSentence {
  /** Proofs and kinds; no proposals. */
  readonly answers: readonly string[];
  /** Those of the proofs that are claims. */
  readonly proofs: readonly Proof[];
}

/**
 * Path of the answers about a page, relative to the site folder.
 *
 * @param page - File key of the page.
 */
export const answersFile = (page: string): string => `${ANSWERS_DIR}/${page}.json`;

/**
 * Reads the answers about a page.
 *
 * @param siteDir - Absolute path of the site.
 * @param page - File key of the page.
 * @returns No answers and a share of 0 when there is no file yet.
 * @throws ContentError when the file holds anything else.
 */
export function readAnswers(siteDir: string, page: string): Answers {
  const file = answersFile(page);
  if (!existsSync(path.join(siteDir, file))) return {share: 0, sentences: {}};
  const fix = `Write it again with "npm run claims -- --draft ${page}", or restore it from the history.`;
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const problem = jsonProblem(source);
  if (problem !== undefined) throw new ContentError(file, problem.line, `${problem.reason} ${fix}`);
  const value: unknown = JSON.parse(source);
  const isObject = (part: unknown): part is Record<string, unknown> =>
    typeof part === 'object' && part !== null && !Array.isArray(part);
  const isList = (part: unknown): boolean => Array.isArray(part) && part.every((answer) => typeof answer === 'string');
  const isSection = (part: unknown): boolean => isObject(part) && Object.values(part).every(isList);
  const {share, sentences} = isObject(value) ? value : {};
  const wrong =
    typeof share !== 'number'
      ? ['share']
      : isObject(sentences)
        ? Object.keys(sentences)
            .filter((id) => !isSection(sentences[id]))
            .flatMap((id) => ['sentences', id])
        : ['sentences'];
  if (wrong.length > 0) {
    const line = lineOfKey(source, wrong);
    throw new ContentError(file, line, `The file must hold "share" and, by heading id, lists of answers. ${fix}`);
  }
  return value as Answers;
}

/**
 * Writes the answers about a page.
 *
 * @param siteDir - Absolute path of the site.
 * @param page - File key of the page.
 * @param answers - All of them.
 */
export async function writeAnswers(siteDir: string, page: string, answers: Answers): Promise<void> {
  const file = path.join(siteDir, answersFile(page));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(answers, null, 2)}\n`);
}

/**
 * Files of answers that belong to no page.
 *
 * @param siteDir - Absolute path of the site.
 * @param pages - Pages and fragments that have sentences.
 * @returns What is wrong, for people.
 */
export async function strayAnswers(siteDir: string, pages: ReadonlySet<string>): Promise<string[]> {
  const files = await glob('**/*.json', {cwd: path.join(siteDir, ANSWERS_DIR)});
  return files
    .map((file) => file.replace(/\.json$/, ''))
    .filter((page) => !pages.has(page))
    .map(
      (page) =>
        `${answersFile(page)}: No page is named ${page}.${didYouMean(page, pages)} Move the file with its page, or delete it.`,
    );
}

/** What is wrong with one answer; nothing when it is right. */
function wrongAnswer(answer: string, known: ReadonlyMap<string, Proof | undefined>): string | undefined {
  if (answer.startsWith(PROPOSAL) || KINDS[answer] !== undefined || known.has(answer)) return undefined;
  if (answer.startsWith('outside')) {
    return /^outside: https:\/\/\S+$/.test(answer)
      ? undefined
      : `"${answer}" has no link. Write "${OUTSIDE}https://…" with the address of the source.`;
  }
  const words = answer.split(': ').slice(1).join(': ').slice(0, 40);
  return (
    `"${answer}" is no kind and no proof.${didYouMean(answer, [...known.keys(), ...Object.keys(KINDS)])} ` +
    `Look for proofs with: npm run claims -- --find "${words || answer}"`
  );
}

/**
 * Holds the answers about a page against its sentences and the proofs there are.
 *
 * @param siteDir - Absolute path of the site.
 * @param page - File key of the page, or name of the fragment.
 * @param sentences - Its sentences.
 * @param known - Everything an answer may name, with the claim where it is one.
 * @throws ContentError when the file cannot be read.
 */
export function answerSentences(
  siteDir: string,
  page: string,
  sentences: readonly PageSentence[],
  known: ReadonlyMap<string, Proof | undefined>,
): {sentences: AnsweredSentence[]; share: number; recorded: number; problems: string[]} {
  const {share: recorded, sentences: given} = readAnswers(siteDir, page);
  const file = answersFile(page);
  const problems: string[] = [];
  const report = (keys: readonly (string | number)[], message: string): void => {
    const line = lineOfKey(readFileSync(path.join(siteDir, file), 'utf8'), ['sentences', ...keys]);
    problems.push(`${file}:${line}: ${message}`);
  };
  const present = new Set(sentences.map(({section, key}) => `${section}\n${key}`));
  for (const [section, entries] of Object.entries(given)) {
    for (const [key, answers] of Object.entries(entries)) {
      if (!present.has(`${section}\n${key}`)) {
        const fix = `Look at what it says now, then run: npm run claims -- --draft ${page}`;
        report([section, key], `The page no longer says this under #${section}. ${fix}`);
      }
      for (const [i, answer] of answers.entries()) {
        const wrong = wrongAnswer(answer, known);
        if (wrong !== undefined) report([section, key, i], wrong);
      }
    }
  }
  const answered = sentences.map((sentence): AnsweredSentence => {
    const all = given[sentence.section]?.[sentence.key] ?? [];
    const answers = all.filter((answer) => !answer.startsWith(PROPOSAL) && wrongAnswer(answer, known) === undefined);
    return {...sentence, answers, proofs: answers.flatMap((answer) => known.get(answer) ?? [])};
  });
  const share = shareOf(answered);
  if (share < recorded) {
    const naked = answered.filter(({answers}) => answers.length === 0);
    problems.push(
      `${file}: ${percent(share)} of the sentences are answered, and ${percent(recorded)} were. ` +
        `Answer these in the file (npm run claims -- --draft ${page} adds them):\n` +
        naked.map(({file: own, line, text}) => `    ${own}:${line}: ${text}`).join('\n'),
    );
  }
  return {sentences: answered, share, recorded, problems};
}

/**
 * Share of answered sentences, 0 to 1 in steps of a hundredth; 1 only when there are no others.
 *
 * @param sentences - Sentences with their answers.
 */
export function shareOf(sentences: readonly Pick<AnsweredSentence, 'answers'>[]): number {
  if (sentences.length === 0) return 1;
  const answered = sentences.filter(({answers}) => answers.length > 0).length;
  return Math.floor((100 * answered) / sentences.length) / 100;
}

/**
 * A share for people, such as `82 %`.
 *
 * @param share - From 0 to 1.
 */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
