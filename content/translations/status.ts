import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ContentError} from '../ContentError';
import type {PageReader} from '../reader';
import type {Page} from '../types';
import {compareSections, sectionHashes, type SourceHashes, type TranslationState} from './sections';

/** Where the record is kept, relative to the site folder. */
export const HASHES_FILE = 'i18n/zh/source-hashes.json';

/** Name of a page in the record and on the command line. */
export const pageName = (page: Page): string => (page.kind === 'doc' ? page.fileKey : `pages/${page.fileKey}`);

/**
 * Reads the record of what the translations were made from.
 *
 * @param siteDir - Absolute path of the site.
 * @throws ContentError when the file is not an object of objects of strings.
 */
export async function readSourceHashes(siteDir: string): Promise<SourceHashes> {
  const file = path.join(siteDir, HASHES_FILE);
  if (!existsSync(file)) return {};
  const fix = 'Restore it from the history, or record the pages anew with "npm run i18n:accept -- <page>".';
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ContentError(HASHES_FILE, 0, `The file is not valid JSON (${(cause as Error).message}). ${fix}`);
  }
  const valid =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (page) =>
        typeof page === 'object' && page !== null && Object.values(page).every((hash) => typeof hash === 'string'),
    );
  if (!valid) throw new ContentError(HASHES_FILE, 0, `The file does not hold section hashes by page. ${fix}`);
  return value as SourceHashes;
}

/** State of one translated page. */
export interface PageStatus {
  page: Page;
  name: string;
  state: TranslationState;
}

/**
 * State of every Chinese page against the English of today.
 *
 * @param reader - Reader of the site.
 */
export async function translationStatus(reader: PageReader): Promise<PageStatus[]> {
  const {siteDir} = reader;
  const [recorded, english, chinese] = await Promise.all([
    readSourceHashes(siteDir),
    reader.pages('en'),
    reader.pages('zh'),
  ]);
  const source = new Map(english.map((page) => [pageName(page), page]));
  const result: PageStatus[] = [];
  for (const page of chinese) {
    const name = pageName(page);
    const twin = source.get(name);
    if (twin === undefined) continue;
    const text = await readFile(path.join(siteDir, twin.file), 'utf8');
    result.push({page, name, state: compareSections(recorded[name], sectionHashes(twin, text))});
  }
  return result;
}

/**
 * Records that translations match the English of today.
 *
 * @param reader - Reader of the site.
 * @param names - Pages such as `guide/start/introduction`; `--all` for every page.
 * @returns Names that were recorded.
 * @throws Error when a name is no page; nothing is written then.
 */
export async function acceptTranslations(reader: PageReader, names: readonly string[]): Promise<string[]> {
  const {siteDir} = reader;
  const status = await translationStatus(reader);
  const known = status.map(({name}) => name);
  const chosen = names.includes('--all') ? known : names.map((name) => name.replace(/^docs\/|\.mdx?$/g, ''));
  const unknown = chosen.filter((name) => !known.includes(name));
  if (chosen.length === 0 || unknown.length > 0) {
    const what = unknown.length > 0 ? `No translated page is named ${unknown.join(', ')}.` : 'Name at least one page.';
    throw new Error(`${what} Pages: ${known.join(', ')}`);
  }
  const english = await reader.pages('en');
  const next: SourceHashes = {...(await readSourceHashes(siteDir))};
  for (const page of english) {
    const name = pageName(page);
    if (chosen.includes(name)) {
      next[name] = sectionHashes(page, await readFile(path.join(siteDir, page.file), 'utf8'));
    }
  }
  const sorted = Object.fromEntries(
    Object.entries(next)
      .filter(([name]) => known.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(path.join(siteDir, HASHES_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
  return chosen;
}
