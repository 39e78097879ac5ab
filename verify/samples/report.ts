import {formatRows} from '../table';
import type {SampleResult, Verdict} from './types';

/** Numbers of samples by how they ended. */
export type Counts = Record<Verdict, number>;

/**
 * Counts results by language of the sample.
 *
 * @param results - From the checker.
 * @returns Counts by language, sorted by name.
 */
export function countByLanguage(results: readonly SampleResult[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const {language, verdict} of results) {
    const own = counts.get(language) ?? {passed: 0, fragment: 0, exempt: 0, plain: 0, failed: 0};
    own[verdict] += 1;
    counts.set(language, own);
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Adds counts up.
 *
 * @param counts - Counts of several languages.
 */
export function sum(counts: Iterable<Counts>): Counts {
  const total: Counts = {passed: 0, fragment: 0, exempt: 0, plain: 0, failed: 0};
  for (const own of counts) {
    for (const verdict of Object.keys(total) as Verdict[]) total[verdict] += own[verdict];
  }
  return total;
}

const COLUMNS: readonly Verdict[] = ['passed', 'fragment', 'exempt', 'plain', 'failed'];
const HEADINGS = ['language', 'checked', 'passed', 'fragments', 'exempt', 'plain', 'failed'];

/**
 * Writes the counts as a table.
 *
 * @param results - From the checker.
 */
export function formatTable(results: readonly SampleResult[]): string {
  const counts = countByLanguage(results);
  const row = (name: string, own: Counts): string[] => [
    name,
    String(own.passed + own.fragment + own.failed),
    ...COLUMNS.map((column) => String(own[column])),
  ];
  return formatRows([HEADINGS, ...[...counts].map(([name, own]) => row(name, own)), row('all', sum(counts.values()))]);
}

/**
 * Writes the problems, one below the other, each with file, line and fix.
 *
 * @param results - From the checker.
 * @returns The empty string when there are none.
 */
export function formatProblems(results: readonly Pick<SampleResult, 'problems'>[]): string {
  return results
    .flatMap((result) => result.problems)
    .map(({file, line, code, message, fix}) => `${file}:${line}: ${message} [${code}]\n  ${fix}`)
    .join('\n');
}
