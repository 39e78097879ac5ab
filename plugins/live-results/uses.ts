import {LANGS} from '../../config/locales';
import {ContentError} from '../../content/ContentError';
import {liveResultsOf, type LiveUse} from '../../content/liveResults';
import type {PageReader} from '../../content/reader';
import {didYouMean} from '../../content/suggest';

/**
 * Finds what the pages of all languages show live.
 *
 * @param reader - Reader of the site.
 * @returns Every use, in the order of languages and pages.
 */
export async function findUses(reader: PageReader): Promise<LiveUse[]> {
  const pages = (await Promise.all(LANGS.map((lang) => reader.pages(lang)))).flat();
  return pages.flatMap(liveResultsOf);
}

/**
 * Holds the uses of an example against its live site.
 *
 * @param uses - Uses of the example.
 * @param files - Files of its live site.
 * @throws ContentError at the first use of a page that the site does not have.
 */
export function checkUses(uses: readonly LiveUse[], files: readonly string[]): void {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`.replace(/(?:(\/)index)?\.html$/, '$1'));
  for (const {example, path, file, line} of uses) {
    const page = path.replace(/#.*$/, '');
    if (pages.includes(page)) continue;
    const hint = didYouMean(page, pages) || ` Its pages are: ${pages.join(', ')}.`;
    throw new ContentError(file, line, `The example ${example} has no page "${page}".${hint}`);
  }
}
