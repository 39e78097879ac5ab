/** A place in a sample as readers see it. */
export interface ShownPlace {
  /** Line, from 0. */
  line: number;
  /** Offset in the line. */
  column: number;
}

/** A line of a comment, or a part of one: translations change its words. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#|<!--|\{\/\*)/;

const isSame = (a: string, b: string): boolean => a.trim() === b.trim() || (COMMENT.test(a) && COMMENT.test(b));

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Tells where places of the checked text are in what readers see: comments that mark lines or regions are left out there,
 * and a quoted part of a file has another beginning and another indentation.
 *
 * @param checked - The text that was checked.
 * @param shown - The text that readers see.
 * @returns The place of an offset; nothing for one in a line that is not shown.
 */
export function placesIn(checked: string, shown: string): (offset: number) => ShownPlace | undefined {
  const from = checked.split('\n');
  const to = shown.split('\n');
  /** Line of `shown` by line of `checked`, when the first shown line is that of `start`. */
  const align = (start: number): Map<number, number> | undefined => {
    const lines = new Map<number, number>();
    let at = start;
    for (const [index, line] of to.entries()) {
      while (at < from.length && !isSame(from[at] ?? '', line)) {
        // Only comments are left out.
        if (!COMMENT.test(from[at] ?? '') || index === 0) return undefined;
        at += 1;
      }
      if (at === from.length) return undefined;
      lines.set(at, index);
      at += 1;
    }
    return lines;
  };
  let lines: Map<number, number> | undefined;
  for (let start = 0; start < from.length && lines === undefined; start += 1) lines = align(start);
  return (offset) => {
    const before = checked.slice(0, offset).split('\n');
    const index = before.length - 1;
    const line = lines?.get(index);
    if (line === undefined) return undefined;
    const column = (before.at(-1) ?? '').length - indentOf(from[index] ?? '') + indentOf(to[line] ?? '');
    return {line, column};
  };
}
