import {openAllowed, SOURCE_LANG, type Lang} from '../../config/languages';
import type {PageReader} from '../../content/reader';
import {countOpen, languageStatus} from '../../content/translations/status';
import {comparePages} from '../parity/compare';
import {parseSample} from '../parity/parser';
import {formatParity} from '../parity/report';

/** How a language stands to the English. */
export interface Gaps {
  /** What is different and how much is open, for people; each text is a paragraph, some are empty. */
  texts: string[];
  /** Whether translated pages are equal in what has to be, and no more is open than a release may have. */
  passes: boolean;
}

/**
 * Compares a language with the English for a release.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the translation.
 * @throws ContentError naming a file that cannot be read.
 */
export async function findGaps(reader: PageReader, lang: Lang): Promise<Gaps> {
  const [english, pages, items] = await Promise.all([
    reader.pages(SOURCE_LANG),
    reader.pages(lang),
    languageStatus(reader, lang),
  ]);
  const own = pages.filter(({fallback}) => !fallback);
  const problems = comparePages(english, own, parseSample);
  const {missing, stale, unrecorded, orphan} = countOpen(items);
  const open = missing + stale + unrecorded + orphan;
  return {
    texts: [
      formatParity(problems),
      `${lang}: ${own.length} of ${english.length} pages, ${problems.length} differences; ` +
        `${missing} missing, ${stale} stale, ${unrecorded} unrecorded, ${orphan} without English ` +
        `(${open} open, ${openAllowed(lang)} allowed by config/languages.ts)`,
      open > 0 ? `Which ones: npm run i18n:status -- --lang ${lang}` : '',
    ],
    passes: problems.length === 0 && open <= openAllowed(lang),
  };
}
