import {distance} from 'fastest-levenshtein';

/**
 * Known name that an unknown one is probably meant to be.
 *
 * @param name - Name as written.
 * @param known - Names there are.
 * @returns The nearest within one edit, or two from seven letters; nothing when the name is known.
 */
export function misspelt(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name) || name.length < 4) return undefined;
  const limit = name.length >= 7 ? 2 : 1;
  return known.find(
    (candidate) =>
      Math.abs(candidate.length - name.length) <= limit &&
      distance(name.toLowerCase(), candidate.toLowerCase()) <= limit,
  );
}
