import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Lang} from '../../config/languages';
import type {PageReader} from '../reader';
import {git} from './git';
import {hashesFile, readReviews, readSourceHashes, reviewsFile, writeRecord, type Review} from './record';
import {languageStatus, type TranslationItem} from './status';

/** What git says; nothing where it knows nothing, as in a folder that is no repository. */
function knownToGit(...args: Parameters<typeof git>): string {
  try {
    return git(...args).trim();
  } catch {
    return '';
  }
}

/** Who compared what when: of an acceptance that only follows mended typos, who did before. */
function reviewOf(siteDir: string, english: string, {by, at}: Pick<Review, 'by' | 'at'>): Review {
  const isFile = path.extname(english) !== '' && existsSync(path.join(siteDir, english));
  const commit = knownToGit(siteDir, 'log', '-1', '--format=%h', '--', english);
  return {
    by,
    at,
    ...(commit === '' ? {} : {commit}),
    ...(isFile ? {blob: knownToGit(siteDir, 'hash-object', '--', english)} : {}),
  };
}

/**
 * Records that translations match the English of today, by whom and when. What was deleted is taken out
 * of the record.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the translation.
 * @param items - What is accepted, from {@link languageStatus}.
 * @param isTypo - Whether only typos of the English were mended: then who compared both, and when, stays.
 * @throws ContentError when the record cannot be read; nothing is written then.
 */
export async function recordAcceptance(
  reader: PageReader,
  lang: Lang,
  items: readonly TranslationItem[],
  isTypo = false,
): Promise<void> {
  const {siteDir} = reader;
  const [hashes, reviews, all] = await Promise.all([
    readSourceHashes(siteDir, lang),
    readReviews(siteDir, lang),
    languageStatus(reader, lang),
  ]);
  const now = {by: knownToGit(siteDir, 'config', 'user.name') || 'unknown', at: new Date().toISOString().slice(0, 10)};
  const known = new Set(all.map(({name}) => name));
  const kept = <Entry>(record: Readonly<Record<string, Entry>>): Record<string, Entry> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name)));
  const accepted = items.map((item) => [item.name, item.hashes] as const);
  const review = items.map(({name, english, review: last}) => {
    return [name, reviewOf(siteDir, english, (isTypo ? last : undefined) ?? now)] as const;
  });
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
