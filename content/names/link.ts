import type {Piece} from '../highlight/styles';
import type {LinkedName} from './record';

/**
 * Makes links of names in highlighted code.
 *
 * @param pieces - The code in pieces of one style.
 * @param names - Names in it, with their places in the whole code.
 * @returns Pieces with the same text and the same styles.
 */
export function linkNames(pieces: readonly Piece[], names: readonly LinkedName[]): Piece[] {
  if (names.length === 0) return [...pieces];
  const lines = pieces
    .map(({text}) => text)
    .join('')
    .split('\n');
  const starts = lines.reduce<number[]>((all, line, index) => [...all, all[index]! + line.length + 1], [0]);
  const links = names.map(({line, column, length, to}) => ({from: (starts[line] ?? 0) + column, length, to}));
  let offset = 0;
  return pieces.flatMap((piece) => {
    const end = offset + piece.text.length;
    const parts: Piece[] = [];
    let cut = offset;
    for (const {from, length, to} of links) {
      // The parts of a name in several styles lead to the same entry.
      const [start, stop] = [Math.max(from, cut), Math.min(from + length, end)];
      if (start >= stop) continue;
      if (start > cut) parts.push({...piece, text: piece.text.slice(cut - offset, start - offset)});
      parts.push({...piece, text: piece.text.slice(start - offset, stop - offset), to});
      cut = stop;
    }
    if (cut < end) parts.push({...piece, text: piece.text.slice(cut - offset)});
    offset = end;
    return parts;
  });
}
