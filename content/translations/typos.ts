/** Which English texts changed by nothing but mended typos, by what the messages of their commits say. */
import {git} from './git';
import type {TranslationItem} from './status';

/** Line at the end of the message of a commit that leaves translations valid. */
export const TRAILER = 'Translations: still-valid';

const [KEY = '', VALUE = ''] = TRAILER.split(': ');

/**
 * Whether every change of the English of an item since its last acceptance was committed as one that leaves
 * translations valid.
 *
 * @param siteDir - Absolute path of the site.
 * @param item - What lags.
 * @returns `false` also where git does not know: without the accepted text in the history, or with a
 *   change that is not committed.
 */
export function isMarkedAsTypos(
  siteDir: string,
  {english, review}: Pick<TranslationItem, 'english' | 'review'>,
): boolean {
  if (review?.blob === undefined) return false;
  try {
    if (git(siteDir, 'status', '--porcelain', '--', english) !== '') return false;
    const format = `--format=%H %(trailers:key=${KEY},valueonly,separator=%x20)`;
    for (const line of git(siteDir, 'log', format, '--', english).trim().split('\n')) {
      const [commit = '', ...values] = line.trim().split(' ');
      if (git(siteDir, 'rev-parse', `${commit}:./${english}`).trim() === review.blob) return true;
      if (!values.includes(VALUE)) return false;
    }
  } catch {
    // No repository, or the history is cut off.
  }
  return false;
}
