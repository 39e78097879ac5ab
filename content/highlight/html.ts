import type {Piece} from './styles';

/** How the lines of a block are drawn. */
export interface LineOptions {
  /** Lines to mark, counted from 1. */
  highlighted: ReadonlySet<number>;
  /** Number of the first line; `undefined` shows none. */
  firstNumber?: number;
  /** Whether the lines are those of a patch. */
  diff: boolean;
}

/**
 * Escapes text for the content of an element or a double-quoted attribute.
 *
 * @param text - Any text.
 */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function pieceHtml({text, style, to}: Piece): string {
  const [tag, link] = to === undefined ? ['span', ''] : ['a', ` href="${to}"`];
  if (style === '' && to === undefined) return escapeHtml(text);
  return `<${tag}${style === '' ? '' : ` class="${style}"`}${link}>${escapeHtml(text)}</${tag}>`;
}

/**
 * Splits pieces at line ends; the line ends themselves are left out.
 *
 * @param pieces - Code in pieces of one style.
 */
export function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({...piece, text: part});
    });
  }
  return lines;
}

/**
 * Writes a change of a file as HTML. The text of the result is the code without signs, which the
 * stylesheet puts before the lines.
 *
 * @param lines - Lines with their kind; `gap` stands between two places of the file.
 * @returns Content for a `code` element.
 */
export function patchHtml(lines: readonly {kind: 'context' | 'added' | 'removed' | 'gap'; pieces: Piece[]}[]): string {
  const classes = {context: '', added: ' ins', removed: ' del', gap: ' gap'};
  return lines
    .map(({kind, pieces}, index) => {
      const end = index === lines.length - 1 ? '' : '\n';
      return `<span class="line${classes[kind]}">${pieces.map(pieceHtml).join('')}${end}</span>`;
    })
    .join('');
}

/** Kind of a line of a patch; the two file headers count as neither. */
function diffClass(line: string): string | undefined {
  if (/^(?:\+\+\+|---) /.test(line)) return undefined;
  if (line.startsWith('+')) return 'ins';
  if (line.startsWith('-')) return 'del';
  return undefined;
}

/**
 * Writes code as HTML. Lines become elements only where something has to be drawn per line.
 * The text of the result is always the code itself, so that it can be copied from the page.
 *
 * @param pieces - Code in pieces of one style.
 * @param options - What is drawn per line.
 * @returns Content for a `code` element.
 */
export function htmlOf(pieces: Piece[], {highlighted, firstNumber, diff}: LineOptions): string {
  if (highlighted.size === 0 && firstNumber === undefined && !diff) {
    return pieces.map(pieceHtml).join('');
  }
  const lines = linesOf(pieces);
  return lines
    .map((line, index) => {
      const text = line.map((piece) => piece.text).join('');
      const classes = ['line', highlighted.has(index + 1) ? 'hl' : undefined, diff ? diffClass(text) : undefined];
      const number = firstNumber === undefined ? '' : ` data-n="${firstNumber + index}"`;
      const end = index === lines.length - 1 ? '' : '\n';
      return `<span class="${classes.filter(Boolean).join(' ')}"${number}>${line.map(pieceHtml).join('')}${end}</span>`;
    })
    .join('');
}
