/**
 * Sets rows as columns of text, the headings in the first row.
 *
 * @param rows - Cells, as many in each row.
 * @param names - How many of the first columns are names, set to the left; the others are numbers.
 */
export function formatRows(rows: readonly (readonly string[])[], names = 1): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column < names ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
