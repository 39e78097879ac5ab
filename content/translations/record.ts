/** The record of a translation: which English it was made from, and who compared both when. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {jsonProblem} from '../../config/json';
import type {Lang} from '../../config/languages';
import {ContentError} from '../ContentError';
import type {SourceHashes} from './sections';

/** An acceptance: a person compared a translation with its English. */
export interface Review {
  /** Who, by the name git has. */
  by: string;
  /** Day, as in `2026-11-22`. */
  at: string;
  /** Last commit of the English text at that time, short; missing for a text that was not committed yet. */
  commit?: string;
  /** What git calls the English text of that time, by its content: found in every clone that has the text. */
  blob?: string;
}

/** Contents of `i18n/<lang>/reviews.json`: the last acceptance, by name of the page or file. */
export type Reviews = Record<string, Review>;

/** Where the hashes of a language are kept, relative to the site folder. */
export const hashesFile = (lang: Lang): string => `i18n/${lang}/source-hashes.json`;

/** Where the acceptances of a language are kept, relative to the site folder. */
export const reviewsFile = (lang: Lang): string => `i18n/${lang}/reviews.json`;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  isGroup(value) && Object.values(value).every((text) => typeof text === 'string');

async function readRecord<Entry>(siteDir: string, file: string, what: string): Promise<Record<string, Entry>> {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return {};
  const fix = 'Restore it from the history, or record the pages anew with "npm run i18n:accept -- <page>".';
  const source = await readFile(absolute, 'utf8');
  const problem = jsonProblem(source);
  if (problem !== undefined) throw new ContentError(file, problem.line, `${problem.reason} ${fix}`);
  const value: unknown = JSON.parse(source);
  const wrong = isGroup(value) ? Object.keys(value).find((name) => !isTexts(value[name])) : '';
  if (wrong !== undefined) {
    // A parser that nobody waits for while the record is right.
    const {lineOfKey} = await import('../sourceLines');
    throw new ContentError(file, lineOfKey(source, [wrong]), `The file does not hold ${what} by page. ${fix}`);
  }
  return value as Record<string, Entry>;
}

/**
 * Reads what a translation was made from.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of the translation.
 * @throws ContentError when the file is not an object of objects of strings.
 */
export const readSourceHashes = (siteDir: string, lang: Lang): Promise<SourceHashes> =>
  readRecord(siteDir, hashesFile(lang), 'section hashes');

/**
 * Reads who compared a translation when.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of the translation.
 * @throws ContentError when the file is not an object of objects of strings.
 */
export const readReviews = (siteDir: string, lang: Lang): Promise<Reviews> =>
  readRecord(siteDir, reviewsFile(lang), 'acceptances');

/**
 * Writes a record, in the order of its names.
 *
 * @param siteDir - Absolute path of the site.
 * @param file - See {@link hashesFile} and {@link reviewsFile}.
 * @param record - What it holds.
 */
export async function writeRecord(siteDir: string, file: string, record: SourceHashes | Reviews): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(path.join(siteDir, file), `${JSON.stringify(sorted, null, 2)}\n`);
}
