import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Lang} from '../../config/languages';
import type {PageReader} from '../reader';
import {hashesFile, readReviews, readSourceHashes, reviewsFile, writeRecord, type Review} from './record';
import {languageStatus, type TranslationItem} from './status';

/** What git says; nothing where it knows nothing, as in a folder that is no repository. */
function git(siteDir: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return '';
  }
}

/** Who accepts, when, and which English text. */
function reviewOf(siteDir: string, english: string, by: string): Review {
  const isFile = path.extname(english) !== '' && existsSync(path.join(siteDir, english));
  const commit = git(siteDir, 'log', '-1', '--format=%h', '--', english);
  return {
    by,
    at: new Date().toISOString().slice(0, 10),
    ...(commit === '' ? {} : {commit}),
    ...(isFile ? {blob: git(siteDir, 'hash-object', '--', english)} : {}),
  };
}

/**
 * Records that translations match the English of today, by whom and when. What was deleted is taken out
 * of the record.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the translation.
 * @param items - What is accepted, from {@link languageStatus}.
 * @throws ContentError when the record cannot be read; nothing is written then.
 */
export async function recordAcceptance(
  reader: PageReader,
  lang: Lang,
  items: readonly TranslationItem[],
): Promise<void> {
  const {siteDir} = reader;
  const [hashes, reviews, all] = await Promise.all([
    readSourceHashes(siteDir, lang),
    readReviews(siteDir, lang),
    languageStatus(reader, lang),
  ]);
  const by = git(siteDir, 'config', 'user.name') || 'unknown';
  const known = new Set(all.map(({name}) => name));
  const kept = <Entry>(record: Readonly<Record<string, Entry>>): Record<string, Entry> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name)));
  const accepted = items.map((item) => [item.name, item.hashes] as const);
  const review = items.map(({name, english}) => [name, reviewOf(siteDir, english, by)] as const);
  await writeRecord(siteDir, hashesFile(lang), {...kept(hashes), ...Object.fromEntries(accepted)});
  await writeRecord(siteDir, reviewsFile(lang), {...kept(reviews), ...Object.fromEntries(review)});
}

/**
 * Chooses what names on a command line mean.
 *
 * @param items - All that a language translates.
 * @param names - Arguments.
 * @param unknown - Says what to do about an argument that names nothing.
 */
export function chooseItems(
  items: readonly TranslationItem[],
  names: readonly string[],
  unknown: (name: string) => Error,
): TranslationItem[] {
  return names.flatMap((name) => {
    const file = name.replaceAll('\\', '/').replace(/^\.\//, '');
    const bare = file.replace(/^docs\/|\.mdx?$/g, '');
    const found = items.filter(
      (item) => [bare, file, `${file}.json`].includes(item.name) || item.english === file || item.translation === file,
    );
    if (found.length === 0) throw unknown(name);
    return found;
  });
}
