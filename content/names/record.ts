import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {takeMagicComments} from '../fences/magicComments';
import {contentRoots, langOf} from '../roots';

/** A name in a sample that leads to its entry in the reference. */
export interface LinkedName {
  /** Line in the sample as readers see it, from 0. */
  line: number;
  /** Offset in the line. */
  column: number;
  /** Length of the name. */
  length: number;
  /** Address of the entry without locale prefix, such as `/api/config/config-basic#title`. */
  to: string;
}

/** Names of the samples of a file, in all languages, or of the files of an example, as they are kept. */
export interface NameRecord {
  /** Hash of all samples, or files, that the names were looked up in. */
  samples: string;
  /** By hash of the sample, or by path in the example: `line:column+length address` of each name. */
  names: Record<string, string[]>;
}

/** Folder of the records, relative to the site: `pages`, as the files of the pages lie, and `examples`. */
export const NAMES_FOLDER = 'content/names';

/** Part of a hash that tells the samples of a page apart. */
const SHORT = 12;

const shortHash = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, SHORT);

/**
 * Text of a sample as readers see it, without the comments that mark lines.
 *
 * @param value - As written.
 * @returns The text; as written where these comments are wrong, which another check tells.
 */
export function shownText(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  try {
    return takeMagicComments(text).code;
  } catch {
    return text;
  }
}

/**
 * Name of a sample in the record of its page.
 *
 * @param lang - Language of the fence.
 * @param value - Text as written, or as shown.
 */
export const sampleKey = (lang: string, value: string): string => shortHash(lang, shownText(value));

/**
 * Hash of all samples of a file.
 *
 * @param keys - Names of the samples in all languages, from {@link sampleKey}.
 */
export const samplesHash = (keys: readonly string[]): string => shortHash(...[...new Set(keys)].sort());

/**
 * Name of the record of a file.
 *
 * @param file - Path of a page or of shared text, relative to the site.
 * @returns `pages/` with the path below the root of its language, without extension; `undefined` outside of the
 *   documentation.
 */
export function recordKey(file: string): string | undefined {
  const root = `${contentRoots(langOf(file)).docs}/`;
  const name = file.startsWith(root) ? /^(.+)\.mdx?$/.exec(file.slice(root.length))?.[1] : undefined;
  return name && `pages/${name}`;
}

/** Name of the record of an example, by its folder. */
export const exampleKey = (example: string): string => `examples/${example}`;

/**
 * Hash of the files of an example.
 *
 * @param files - Each path with what readers see of it.
 */
export const filesHash = (files: readonly (readonly [path: string, text: string])[]): string =>
  shortHash(...files.flat());

/**
 * Path of a record, relative to the site.
 *
 * @param key - From {@link recordKey} or {@link exampleKey}.
 */
export const recordFile = (key: string): string => `${NAMES_FOLDER}/${key}.json`;

/**
 * Reads a record.
 *
 * @param siteDir - Absolute path of the site.
 * @param key - From {@link recordKey} or {@link exampleKey}.
 * @returns Nothing for a file without one.
 */
export function readRecord(siteDir: string, key: string): NameRecord | undefined {
  const file = path.join(siteDir, recordFile(key));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NameRecord) : undefined;
}

/** A name as a line of the record. */
export const printName = ({line, column, length, to}: LinkedName): string => `${line}:${column}+${length} ${to}`;

/**
 * Reads a line of the record.
 *
 * @param text - From {@link printName}.
 * @throws Error when it is none.
 */
export function parseName(text: string): LinkedName {
  const [, line, column, length, to] = /^(\d+):(\d+)\+(\d+) (\/\S+)$/.exec(text) ?? [];
  if (to === undefined) {
    throw new Error(`"${text}" is no line of a record of names. Run "npm run samples", which writes them anew.`);
  }
  return {line: Number(line), column: Number(column), length: Number(length), to};
}
