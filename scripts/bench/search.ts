/**
 * Measures the search on the pages as they are: `npm run bench:search`.
 *
 * Prints, per language, how often an accepted page comes first (recall@1) and
 * among the first five (recall@5), the mean reciprocal rank over the first ten
 * (MRR@10), the share of queries without any result, the bytes of the index
 * and the time of a query. With `--misses` it also lists the queries whose
 * first page is not accepted, and with `--check` it fails below the floors.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {LANGS} from '../../config/locales';
import {stopWordsOf, synonymsFor} from '../../config/texts';
import type {Lang} from '../../config/types';
import {createPageReader} from '../../content/reader';
import {readSections} from '../../plugins/search-index';
import {compressedSize, toFiles} from '../../search/files';
import {createEngine, type SearchEngine} from '../../search/engine';
import {askQuestions, FORMS, HALVES, type AskedQuestion} from './questions';
import {unpack, type PackedHead, type PackedTail} from '../../search/pack';
import {exitWith} from '../exit';

/** A query with the pages that answer it. */
export interface RelevanceQuery {
  /** What the reader types: a key, an identifier, words, a typo … */
  kind: string;
  query: string;
  /** Routes that answer it, with locale prefix; any of them is right. */
  accept: string[];
}

/** Result of one query. */
export interface QueryOutcome {
  query: RelevanceQuery;
  /** Rank of the first accepted page, from 1; `undefined` below the tenth. */
  rank: number | undefined;
  /** Routes found, best first. */
  routes: string[];
  /** Time of the search in ms, the median of several runs. */
  time: number;
}

/** Measures over a set of queries. */
export interface RelevanceReport {
  outcomes: QueryOutcome[];
  /** Queries not run because none of their pages exists yet. */
  skipped: RelevanceQuery[];
  recallAt1: number;
  recallAt5: number;
  /** Mean reciprocal rank over the first ten pages. */
  meanReciprocalRank: number;
  /** Share of queries that found no page at all. */
  zeroResultRate: number;
}

/** Ranks counted. */
const DEPTH = 10;

/** Lowest values that `--check` accepts, for each language. */
export const FLOORS = {recallAt1: 0.965, recallAt5: 1, meanReciprocalRank: 0.98} as const;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * A quantile of measurements.
 *
 * @param values - At least one measurement, in any order.
 * @param share - 0 to 1: 0.5 is the median.
 * @returns The value below which that share lies; NaN without measurements.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Runs a set of queries.
 *
 * @param engine - The engine to measure.
 * @param queries - Queries with accepted pages.
 * @param routes - Routes of the pages that exist.
 * @param runs - Runs a query for its time.
 * @returns Measures over the queries that have an accepted page.
 */
export function evaluate(
  engine: SearchEngine,
  queries: readonly RelevanceQuery[],
  routes: ReadonlySet<string>,
  runs = 5,
): RelevanceReport {
  const exists = (query: RelevanceQuery) => query.accept.some((route) => routes.has(route));
  const outcomes = queries.filter(exists).map((query): QueryOutcome => {
    const found = engine.search(query.query).pages.map((page) => page.route);
    const position = found.slice(0, DEPTH).findIndex((route) => query.accept.includes(route));
    const times = Array.from({length: runs}, () => {
      const start = performance.now();
      engine.search(query.query);
      return performance.now() - start;
    });
    return {
      query,
      rank: position === -1 ? undefined : position + 1,
      routes: found,
      time: quantile(times, 0.5),
    };
  });
  const within = (limit: number) => mean(outcomes.map(({rank}) => (rank !== undefined && rank <= limit ? 1 : 0)));
  return {
    outcomes,
    skipped: queries.filter((query) => !exists(query)),
    recallAt1: within(1),
    recallAt5: within(5),
    meanReciprocalRank: mean(outcomes.map(({rank}) => (rank === undefined ? 0 : 1 / rank))),
    zeroResultRate: mean(outcomes.map((outcome) => (outcome.routes.length === 0 ? 1 : 0))),
  };
}

/**
 * What a report lacks to be accepted.
 *
 * @param report - Measures of one language.
 * @returns One sentence for each floor not reached, and for skipped queries.
 */
export function shortfalls(report: RelevanceReport): string[] {
  const below = (Object.keys(FLOORS) as (keyof typeof FLOORS)[])
    .filter((name) => report[name] < FLOORS[name])
    .map((name) => `${name} is ${report[name].toFixed(3)}, wanted ${FLOORS[name]}`);
  return report.skipped.length === 0
    ? below
    : [...below, `${report.skipped.length} queries were skipped: their pages do not exist`];
}

/**
 * Reads the relevance set of a language.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language.
 * @returns The queries.
 */
export function readQueries(siteDir: string, lang: Lang): RelevanceQuery[] {
  return JSON.parse(readFileSync(path.join(siteDir, 'test/search', `${lang}.json`), 'utf8')) as RelevanceQuery[];
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

async function measure(siteDir: string, lang: Lang, showMisses: boolean): Promise<string[]> {
  const sections = await readSections(createPageReader(siteDir), lang);
  const {head, tail} = toFiles(lang, sections, undefined, undefined, stopWordsOf(lang), synonymsFor(lang));
  const parsed = [head, tail].map((file) => file && (JSON.parse(file.content) as unknown));

  const start = performance.now();
  const create = (...files: Parameters<typeof unpack>) =>
    createEngine(unpack(...files), stopWordsOf(lang), synonymsFor(lang));
  const engine = create(parsed[0] as PackedHead, parsed[1] as PackedTail | undefined);
  const buildTime = performance.now() - start;

  const queries = readQueries(siteDir, lang);
  const routes = new Set(sections.map((section) => section.route));
  const report = evaluate(engine, queries, routes);
  const times = report.outcomes.map((outcome) => outcome.time);
  const total = report.outcomes.length + report.skipped.length;

  console.log(`\n${lang}: ${routes.size} pages, ${sections.length} sections`);
  console.log(
    `  queries     ${report.outcomes.length} of ${total} run, ${report.skipped.length} skipped (their pages do not exist yet)`,
  );
  console.log(`  recall@1    ${percent(report.recallAt1)}`);
  console.log(`  recall@5    ${percent(report.recallAt5)}`);
  console.log(`  MRR@10      ${report.meanReciprocalRank.toFixed(3)}`);
  console.log(`  no result   ${percent(report.zeroResultRate)}`);
  console.log(
    `  index       ${compressedSize(head.content)} bytes with brotli${tail ? `, and ${compressedSize(tail.content)} after the first result` : ''}`,
  );
  if (tail) {
    // What a reader gets until the second file is there.
    const early = evaluate(create(parsed[0] as PackedHead), queries, routes, 1);
    console.log(
      `  first file  recall@1 ${percent(early.recallAt1)}, recall@5 ${percent(early.recallAt5)}, MRR@10 ${early.meanReciprocalRank.toFixed(3)}`,
    );
  }
  console.log(`  build       ${buildTime.toFixed(0)} ms`);
  console.log(`  search      p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
  const questions = JSON.parse(
    readFileSync(path.join(siteDir, 'test/questions/questions.json'), 'utf8'),
  ) as AskedQuestion[];
  for (const half of HALVES) {
    for (const form of FORMS) {
      const asked = askQuestions(engine, questions, lang, half, form);
      console.log(
        `  questions   ${half}, ${form}: recall@1 ${percent(asked.recallAt1)}, recall@5 ${percent(asked.recallAt5)}, MRR ${asked.meanReciprocalRank.toFixed(3)}, section first on its page ${percent(asked.sectionOfPage)}, at the top ${percent(asked.sectionFirst)}`,
      );
    }
  }
  if (showMisses) {
    for (const {query, rank, routes: found} of report.outcomes) {
      if (rank !== 1) {
        console.log(
          `  miss        ${query.kind} «${query.query}» rank ${rank ?? '> 10'}: wanted ${query.accept.join(' or ')}, got ${found.slice(0, 3).join(', ') || 'nothing'}`,
        );
      }
    }
  }
  return shortfalls(report).map((sentence) => `${lang}: ${sentence}`);
}

async function main(): Promise<void> {
  const siteDir = path.resolve(__dirname, '../..');
  const failures: string[] = [];
  for (const lang of LANGS) {
    failures.push(...(await measure(siteDir, lang, process.argv.includes('--misses'))));
  }
  if (process.argv.includes('--check') && failures.length > 0) {
    console.error(`\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
}

if (require.main === module) {
  exitWith(main());
}
