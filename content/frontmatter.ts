import {LineCounter, parseDocument} from 'yaml';
import {ContentError} from './ContentError';
import {lineOfKey} from './sourceLines';

/** The block before the text of a page, as `remark-frontmatter` takes it out. */
const BLOCK = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The frontmatter of a text. */
export interface FrontmatterBlock {
  /** What stands between the dashes; it starts on line 2. */
  yaml: string;
  /** Offset of `yaml`, in UTF-16 units. */
  start: number;
  /** Offset of what follows the block. */
  end: number;
}

/**
 * Finds the frontmatter of a Markdown text.
 *
 * @param source - Text of a file or sample.
 * @returns The block; `undefined` when the text does not begin with one.
 */
export function splitFrontmatter(source: string): FrontmatterBlock | undefined {
  const match = BLOCK.exec(source);
  if (match === null) return undefined;
  return {yaml: match[1] ?? '', start: source.indexOf('\n') + 1, end: match[0].length};
}

/**
 * Frontmatter of a Markdown file.
 *
 * @param source - Text of the file.
 * @param file - Path relative to the site folder, for messages.
 * @returns Its values; none for a file without frontmatter.
 * @throws ContentError when the YAML cannot be parsed.
 */
export function readFrontmatter(source: string, file: string): Record<string, unknown> {
  const block = splitFrontmatter(source);
  if (block === undefined) return {};
  const lineCounter = new LineCounter();
  const document = parseDocument(block.yaml, {lineCounter, prettyErrors: false});
  const fail = (offset: number, reason: string): never => {
    // The block begins on line 2, and an error at its end is one of its last line.
    const line = lineCounter.linePos(Math.min(offset, Math.max(0, block.yaml.length - 1))).line + 1;
    throw new ContentError(file, line, `The frontmatter is not valid YAML: ${reason}`);
  };
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const reason = problem.message.replace(/[.\s]+$/, '');
    return fail(problem.pos[0], `${reason}. Correct this line or the one above it.`);
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (cause) {
    // Of an alias the parser finds out only here, and without a place.
    return fail(block.yaml.indexOf('*'), `${(cause as Error).message}. Write the value itself.`);
  }
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  return fail(0, 'it has no keys. Write lines such as "title: Introduction".');
}

/**
 * Line of a frontmatter value in a Markdown file.
 *
 * @param source - Text of the file.
 * @param keys - Path of keys and indexes to the value.
 * @returns Line from 1.
 */
export function lineOfFrontmatter(source: string, keys: readonly (string | number)[]): number {
  const block = splitFrontmatter(source);
  return block === undefined ? 1 : lineOfKey(block.yaml, keys, 2);
}
