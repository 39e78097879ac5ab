/** A line of a change. */
export interface PatchLine {
  kind: 'context' | 'added' | 'removed';
  /** The line without its sign. */
  text: string;
}

/** Lines that follow each other in the file. */
export type Hunk = PatchLine[];

/** Line between two places of a file. */
const GAP = '…';

const KINDS: Readonly<Record<string, PatchLine['kind']>> = {' ': 'context', '+': 'added', '-': 'removed'};

/** Language of fences that change a file. */
export const PATCH = 'diff';

/**
 * Whether a fence changes a part of a file.
 *
 * @param lang - Language of the fence.
 * @param title - Its title: the file that is changed. A patch without one is a listing.
 */
export const isPatch = (lang: string, title: string | undefined): title is string =>
  lang === PATCH && title !== undefined;

/**
 * Reads the change of a file: each line starts with `+`, `-` or a space, and a line that is `…`
 * leads to another place of the file.
 *
 * @param source - Text of the fence.
 * @returns The places in order.
 * @throws Error naming a line without a sign, or a place that changes nothing.
 */
export function parsePatch(source: string): Hunk[] {
  const hunks: Hunk[] = [[]];
  source.split('\n').forEach((line, index) => {
    if (line.trim() === GAP) {
      hunks.push([]);
      return;
    }
    // Editors take the space of an empty line away.
    const kind = KINDS[line.charAt(0) || ' '];
    if (kind === undefined) {
      throw new Error(
        `Line ${index + 1} of the change, "${line.trim()}", starts with none of "+", "-" and a space. ` +
          'Put one before every line, also before those that stay.',
      );
    }
    hunks.at(-1)?.push({kind, text: line.slice(1)});
  });
  if (hunks.some((hunk) => hunk.every(({kind}) => kind === 'context'))) {
    throw new Error(
      hunks.length === 1
        ? 'The change adds and removes nothing. Write "+" before new lines and "-" before old ones.'
        : `A place of the change, between two lines "${GAP}", adds and removes nothing. Leave it out.`,
    );
  }
  return hunks;
}
