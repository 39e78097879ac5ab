import {git} from './git';
import type {TranslationItem} from './status';

/**
 * The English of an item as it changed since the last acceptance.
 *
 * @param siteDir - Absolute path of the site.
 * @param item - What lags.
 * @returns A unified diff; where this clone does not have the accepted text, how to get it.
 */
export function englishDiff(siteDir: string, {english, review}: TranslationItem): string {
  if (review?.blob === undefined) return 'There is no accepted English text to compare with.';
  try {
    const now = git(siteDir, 'hash-object', '-w', '--', english).trim();
    return git(siteDir, 'diff', '--unified=1', review.blob, now).replace(/^(?:diff|index|---|\+\+\+) .*\n/gm, '');
  } catch {
    return (
      `This clone does not have the English text that was accepted on ${review.at}` +
      `${review.commit === undefined ? '' : ` (commit ${review.commit})`}. Get the history: git fetch --unshallow`
    );
  }
}
