/** Edit distance of Levenshtein between two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

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
