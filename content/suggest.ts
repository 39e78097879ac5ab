import {distance} from 'fastest-levenshtein';

/** What counts as near. */
export interface NearestOptions {
  /** How many names to return at most; one unless given. */
  most?: number;
  /** How many letters may differ; a third of the name unless given, but two at least. */
  edits?: number;
}

/**
 * Existing names most like one that does not exist, whatever their case. The end of a dotted name is
 * near the whole: `cleanUrls` is near `route.cleanUrls`.
 *
 * @param wrong - What was written.
 * @param known - Names that exist.
 * @param options - See {@link NearestOptions}.
 * @returns The nearest first; none that are nothing like it.
 */
export function nearest(
  wrong: string,
  known: Iterable<string>,
  {most = 1, edits = Math.max(2, Math.floor(wrong.length / 3))}: NearestOptions = {},
): string[] {
  const lower = wrong.toLowerCase();
  const end = `.${lower.split('.').at(-1)}`;
  return [...known]
    .map((name) => {
      const other = name.toLowerCase();
      // A sentence ends with a dot, which is no part of a name.
      const isEnd = end !== '.' && `.${other}`.endsWith(end) && other !== lower;
      return {name, score: isEnd ? 0.5 : distance(lower, other)};
    })
    .filter(({score}) => score <= edits)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({name}) => name);
}

const LIST = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/**
 * A hint for a message about a name that does not exist.
 *
 * @param wrong - What was written.
 * @param known - Names that exist.
 * @param most - How many names to offer at most.
 * @returns A sentence such as ` Did you mean "x"?`, with a space before it; empty when nothing is near.
 */
export function didYouMean(wrong: string, known: Iterable<string>, most = 1): string {
  const names = nearest(wrong, known, {most}).map((name) => `"${name}"`);
  return names.length === 0 ? '' : ` Did you mean ${LIST.format(names)}?`;
}
