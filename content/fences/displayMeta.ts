import {nearest} from './grammars';

/** What the words after the language of a fence ask for. */
export interface FenceMeta {
  /** Text of the bar above the block. */
  title?: string;
  /** Lines to mark, counted from 1. */
  highlighted: Set<number>;
  /** First line number; `undefined` leaves it to the site, `false` shows none. */
  lineNumbers?: number | false;
  /** Whether long lines wrap from the start; `undefined` leaves it to the site. */
  wrap?: boolean;
}

/**
 * Keys that other tools of this site read from a fence: exemption from the sample checks,
 * and the file or region that a fence quotes. Readers never see them.
 */
const FOREIGN_KEYS = ['expect-error', 'file', 'generated', 'nocheck', 'of', 'region'];

/** Keys of a fence with what each one takes. */
const OWN_KEYS = ['title', 'showLineNumbers', 'noLineNumbers', 'wrap', 'nowrap'];

/** `{1,3-5}`, `key="value"`, `key='value'`, `key=value`, `key`. */
const WORD = /\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?(?=\s|$)/gy;

/**
 * Reads a list of lines.
 *
 * @param list - Numbers and ranges such as `1,3-5`.
 * @returns The lines, counted from 1.
 * @throws Error when a part is no line number or a range runs backwards.
 */
export function parseLines(list: string): Set<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const match = /^\s*([1-9]\d*)(?:-([1-9]\d*))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (match === null || to < from) {
      throw new Error(`"{${list}}" is no list of lines. Write numbers and ranges from 1, such as {1,3-5}.`);
    }
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * Reads the words after the language of a fence.
 *
 * @param meta - The text as written, such as `title="a.ts" {2} showLineNumbers`.
 * @returns What it asks for.
 * @throws Error naming the word that is not understood and the ones that would be.
 */
export function parseMeta(meta: string): FenceMeta {
  const result: FenceMeta = {highlighted: new Set()};
  let at = 0;
  while (at < meta.length) {
    if (/\s/.test(meta.charAt(at))) {
      at += 1;
      continue;
    }
    WORD.lastIndex = at;
    const match = WORD.exec(meta);
    if (match === null) {
      throw new Error(
        `The words after the language are not understood from "${meta.slice(at)}" on. ` +
          'Write {1,3-5}, key="value" or key, with spaces between.',
      );
    }
    at = WORD.lastIndex;
    const [, lines, key, ...values] = match;
    const value = values.find((text) => text !== undefined);
    if (lines !== undefined) {
      for (const line of parseLines(lines)) result.highlighted.add(line);
    } else if (key !== undefined) {
      applyKey(result, key, value);
    }
  }
  return result;
}

function applyKey(result: FenceMeta, key: string, value: string | undefined): void {
  if (FOREIGN_KEYS.includes(key)) return;
  switch (key) {
    case 'title':
      if (value === undefined || value.trim() === '') {
        throw new Error('title needs the text of the bar above the block, such as title="rspress.config.ts".');
      }
      result.title = value;
      return;
    case 'showLineNumbers':
      if (value !== undefined && !/^\d+$/.test(value)) {
        throw new Error(`showLineNumbers=${value} is no line number. Write showLineNumbers or showLineNumbers=5.`);
      }
      result.lineNumbers = Number(value ?? 1);
      return;
    case 'noLineNumbers':
    case 'wrap':
    case 'nowrap':
      if (value !== undefined) throw new Error(`${key} takes no value. Remove "=${value}".`);
      if (key === 'noLineNumbers') result.lineNumbers = false;
      else result.wrap = key === 'wrap';
      return;
    default: {
      const known = [...OWN_KEYS, ...FOREIGN_KEYS];
      throw new Error(
        `"${key}" is not a word for code blocks. Did you mean "${nearest(key, known, 1)[0]}"? Known: ${known.join(', ')}, {lines}.`,
      );
    }
  }
}
