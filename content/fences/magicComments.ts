/** Comment styles in which a directive may stand alone on its line. */
const COMMENTS: [open: string, close: string][] = [
  ['//', ''],
  ['/*', '*/'],
  ['{/*', '*/}'],
  ['<!--', '-->'],
  ['#', ''],
  ['--', ''],
  [';', ''],
  ['%', ''],
];

const DIRECTIVES = ['highlight-next-line', 'highlight-start', 'highlight-end'] as const;
type Directive = (typeof DIRECTIVES)[number];

/** A directive found in a line of code. */
function directiveOf(line: string): Directive | undefined {
  const text = line.trim();
  for (const [open, close] of COMMENTS) {
    if (text.startsWith(open) && text.endsWith(close)) {
      const body = text.slice(open.length, text.length - close.length).trim();
      const found = DIRECTIVES.find((directive) => directive === body);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * Takes the highlight comments out of a sample.
 *
 * @param code - The sample as written.
 * @returns The sample without those lines, and the lines (counted from 1 in the result) they mark.
 * @throws Error when a start has no end, an end no start, or nothing follows `highlight-next-line`;
 *   `line` in the message is counted from 1 in `code`.
 */
export function takeMagicComments(code: string): {code: string; highlighted: Set<number>} {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let openedAt: number | undefined;
  let nextFrom: number | undefined;
  code.split('\n').forEach((line, index) => {
    const number = index + 1;
    switch (directiveOf(line)) {
      case 'highlight-next-line':
        nextFrom = number;
        return;
      case 'highlight-start':
        if (openedAt !== undefined) {
          throw new Error(
            `highlight-start in line ${number} of the sample, but the one in line ${openedAt} is still open. Add highlight-end before it.`,
          );
        }
        openedAt = number;
        return;
      case 'highlight-end':
        if (openedAt === undefined) {
          throw new Error(`highlight-end in line ${number} of the sample has no highlight-start before it.`);
        }
        openedAt = undefined;
        return;
      default:
        kept.push(line);
        if (openedAt !== undefined || nextFrom !== undefined) highlighted.add(kept.length);
        nextFrom = undefined;
    }
  });
  if (openedAt !== undefined) {
    throw new Error(`highlight-start in line ${openedAt} of the sample has no highlight-end after it.`);
  }
  if (nextFrom !== undefined) {
    throw new Error(`highlight-next-line in line ${nextFrom} of the sample has no line after it.`);
  }
  return {code: kept.join('\n'), highlighted};
}
