import {withNumbers} from '@site/content/configCheck/words';
import type {CheckTexts, Finding, Report} from '@site/content/configCheck/types';

const places = (list: readonly Pick<Finding, 'places'>[]): number =>
  list.reduce((sum, {places: all}) => sum + all.length, 0);

/**
 * One line about a report.
 *
 * @param report - The report.
 * @param texts - Texts of the language.
 */
export function summaryOf({found, syntax, now, next, blind}: Report, {report}: CheckTexts): string {
  const [error] = syntax;
  const broken = error && withNumbers(report.broken, {line: error.line, column: error.column});
  if (!found) return broken ?? report.none;
  const counts = withNumbers(report.summary, {now: places(now), next: places(next), blind: places(blind)});
  return broken === undefined ? counts : `${broken} ${counts}`;
}
