import {didYouMean} from '../suggest';

/** What the words after the language of a fence say. */
export interface FenceMeta {
  /** Text of the bar above the block; for languages with rules, the complete file the sample is. */
  title?: string;
  /** Lines to mark, counted from 1. */
  highlighted: Set<number>;
  /** First line number; `undefined` leaves it to the site, `false` shows none. */
  lineNumbers?: number | false;
  /** Whether long lines wrap from the start; `undefined` leaves it to the site. */
  wrap?: boolean;
  /** File of an example that fills the fence, from the root of the repository. */
  file?: string;
  /** Region of that file. */
  region?: string;
  /** Why the sample is not checked; the empty string when no reason is given. */
  nocheck?: string;
  /** Codes of the errors the sample must produce. */
  expectError?: string[];
  /** Type an object fragment belongs to, as TypeScript. */
  of?: string;
  /** Made from facts, not written. */
  generated?: true;
  /** Shown for reading: the file it is a part of, or the empty string for any file of the project. */
  excerpt?: string;
  /** What a command prints: the build of an example that prints it, or the empty string for the command above. */
  output?: string;
  /** Tried on a copy of the project: what follows on the page does not need it. */
  optional?: true;
  /** Takes the place of a file of which not every line is kept. */
  replaces?: true;
}

/** A word after the language of a fence. */
export interface MetaWord {
  /** As written. */
  text: string;
  /** Name of the setting; the empty string for a list of lines. */
  key: string;
  /** What follows `=`, without quotes; the list for lines. */
  value: string | undefined;
}

/** The word that marks blocks made from facts. */
export const GENERATED = 'generated';

/** `{1,3-5}`, `key="value"`, `key='value'`, `key=value`, `key`. */
const WORD = /\s*(?:\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?(?=\s|$))/y;

function needed(key: string, value: string | undefined, example: string): string {
  if (value === undefined || value.trim() === '') throw new Error(`${key} needs a value, such as ${key}="${example}".`);
  return value;
}

function alone<T>(key: string, value: string | undefined, meaning: T): T {
  if (value !== undefined) throw new Error(`${key} takes no value. Remove "=${value}".`);
  return meaning;
}

function firstNumber(value = '1'): number {
  if (!/^\d+$/.test(value)) {
    throw new Error(`showLineNumbers=${value} is no line number. Write showLineNumbers or showLineNumbers=5.`);
  }
  return Number(value);
}

/** What each word sets. */
const KEYS: Readonly<Record<string, (value: string | undefined) => Partial<FenceMeta>>> = {
  title: (value) => ({title: needed('title', value, 'rspress.config.ts')}),
  showLineNumbers: (value) => ({lineNumbers: firstNumber(value)}),
  noLineNumbers: (value) => alone('noLineNumbers', value, {lineNumbers: false}),
  wrap: (value) => alone('wrap', value, {wrap: true}),
  nowrap: (value) => alone('nowrap', value, {wrap: false}),
  file: (value) => ({file: needed('file', value, 'examples/minimal/rspress.config.ts')}),
  region: (value) => ({region: needed('region', value, 'nav')}),
  nocheck: (value) => ({nocheck: value ?? ''}),
  'expect-error': (value = '') => ({expectError: value.split(/[\s,]+/).filter((code) => code !== '')}),
  of: (value) => ({of: needed('of', value, 'UserConfig')}),
  [GENERATED]: (value) => alone(GENERATED, value, {generated: true}),
  excerpt: (value) => ({excerpt: value ?? ''}),
  output: (value) => ({output: value ?? ''}),
  optional: (value) => alone('optional', value, {optional: true}),
  replaces: (value) => alone('replaces', value, {replaces: true}),
};

/** Words that say different things of one fence. */
const EXCLUSIVE = ['excerpt', 'output', 'optional', 'replaces'] as const;

/** Refuses words that contradict each other. */
function checkTogether(meta: FenceMeta): void {
  const [first, second] = EXCLUSIVE.filter((key) => meta[key] !== undefined);
  if (second !== undefined) throw new Error(`${first} and ${second} are in one fence. Keep one.`);
  if (meta.excerpt !== undefined && meta.title !== undefined) {
    throw new Error(`A title names a complete file. Write excerpt="${meta.title}" without title for a part of it.`);
  }
  if (meta.replaces === true && meta.title === undefined && meta.file === undefined) {
    throw new Error('replaces needs title="…": the file whose place the block takes.');
  }
}

/**
 * Cuts the text after the language of a fence into words.
 *
 * @param meta - The text as written.
 * @returns Words in order.
 * @throws Error quoting the place from which on it is not understood.
 */
export function metaWords(meta: string): MetaWord[] {
  const words: MetaWord[] = [];
  const end = meta.trimEnd().length;
  for (let at = 0; at < end; at = WORD.lastIndex) {
    WORD.lastIndex = at;
    const match = WORD.exec(meta);
    if (match === null) {
      throw new Error(
        `The words after the language are not understood from "${meta.slice(at).trim()}" on. ` +
          'Write {1,3-5}, key="value" or key, with spaces between.',
      );
    }
    const [text, lines, key = '', ...values] = match;
    words.push({text: text.trim(), key, value: lines ?? values.find((value) => value !== undefined)});
  }
  return words;
}

/**
 * Reads a list of lines.
 *
 * @param list - Numbers and ranges such as `1,3-5`.
 * @returns The lines, counted from 1.
 * @throws Error when a part is no line number or a range runs backwards.
 */
function parseLines(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const match = /^\s*([1-9]\d*)(?:-([1-9]\d*))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (match === null || to < from) {
      throw new Error(`"{${list}}" is no list of lines. Write numbers and ranges from 1, such as {1,3-5}.`);
    }
    return Array.from({length: to - from + 1}, (_, i) => from + i);
  });
}

/**
 * Reads the words after the language of a fence: the one parser of them.
 *
 * @param meta - The text as written, such as `title="a.ts" {2} showLineNumbers`.
 * @returns What it says.
 * @throws Error naming the word that is not understood, or is there twice, and how to fix it.
 */
export function parseMeta(meta: string): FenceMeta {
  const result: FenceMeta = {highlighted: new Set()};
  const seen = new Set<string>();
  for (const {key, value} of metaWords(meta)) {
    if (key === '') {
      for (const line of parseLines(value ?? '')) result.highlighted.add(line);
      continue;
    }
    const read = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (read === undefined) {
      const known = Object.keys(KEYS);
      throw new Error(
        `"${key}" is not a word for code blocks.${didYouMean(key, known)} Known: ${known.join(', ')}, {lines}.`,
      );
    }
    if (seen.has(key)) throw new Error(`"${key}" is there twice. Keep one.`);
    seen.add(key);
    Object.assign(result, read(value));
  }
  checkTogether(result);
  return result;
}

/** A reason has to say something: three words, or six Han characters. */
const REASON = /(?:\S+\s+){2,}\S+|(?:\p{Script=Han}.*){6,}/u;

/**
 * Tells whether the reason of an exemption says anything.
 *
 * @param reason - Value of `nocheck`.
 */
export function isReason(reason: string): boolean {
  return REASON.test(reason.trim());
}
