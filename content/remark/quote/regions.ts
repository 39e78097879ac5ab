/** A stretch of a source file between two region comments. */
export interface Region {
  readonly name: string;
  /** Lines between the comments, without region comments of other regions. */
  readonly lines: readonly string[];
  /** 1-based line of the opening comment. */
  readonly line: number;
}

/** A source file taken apart. */
export interface Regions {
  /** The file without any region comment. */
  readonly whole: string;
  /** Its regions by name. */
  readonly byName: ReadonlyMap<string, Region>;
}

// Comments of TypeScript, CSS, MDX, HTML and of YAML, TOML or shell, in this order.
const MARKER = /^\s*(?:\/\/|\{?\/\*|<!--|#)\s*#(region|endregion)(?:\s+([\w-]+))?\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Finds the regions of a source file.
 *
 * Regions may be nested. A closing comment names the region it closes; without a name it closes
 * the one opened last.
 *
 * @param source - Text of the file.
 * @returns Its regions and the text without the comments that mark them.
 * @throws Error with the line of a region that is opened twice, closed without having been opened,
 *   or never closed.
 */
export function readRegions(source: string): Regions {
  const kept: string[] = [];
  const open: {name: string; line: number; start: number}[] = [];
  const byName = new Map<string, Region>();
  source.split(/\r?\n/).forEach((text, index) => {
    const marker = MARKER.exec(text);
    if (marker === null) {
      kept.push(text);
      return;
    }
    const line = index + 1;
    const name = marker[2];
    if (marker[1] === 'region') {
      if (name === undefined) throw new Error(`line ${line} opens a region without a name`);
      if (byName.has(name) || open.some((region) => region.name === name)) {
        throw new Error(`line ${line} opens the region "${name}" a second time`);
      }
      open.push({name, line, start: kept.length});
      return;
    }
    const position = name === undefined ? open.length - 1 : open.findIndex((region) => region.name === name);
    const region = open[position];
    if (region === undefined) {
      throw new Error(
        `line ${line} closes ${name === undefined ? 'a region' : `the region "${name}"`} that is not open`,
      );
    }
    open.splice(position, 1);
    byName.set(region.name, {name: region.name, line: region.line, lines: kept.slice(region.start)});
  });
  const [unclosed] = open;
  if (unclosed !== undefined) {
    throw new Error(`the region "${unclosed.name}" opened in line ${unclosed.line} is never closed`);
  }
  return {whole: kept.join('\n'), byName};
}

/**
 * Removes blank lines around a text and the indentation all its lines share.
 *
 * @param lines - The lines.
 * @returns The text, without a final line break.
 */
export function dedent(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return '';
  const fromEnd = [...lines].reverse().findIndex((line) => line.trim() !== '');
  const body = lines.slice(first, lines.length - fromEnd);
  const indents = body.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shared = indents.reduce((common, indent) => {
    let length = 0;
    while (length < common.length && common[length] === indent[length]) length += 1;
    return common.slice(0, length);
  }, indents[0] ?? '');
  return body.map((line) => (line.trim() === '' ? '' : line.slice(shared.length))).join('\n');
}
