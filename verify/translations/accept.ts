import {SOURCE_LANG, type Lang} from '../../config/languages';
import {chooseItems, recordAcceptance} from '../../content/translations/accept';
import {readSourceHashes} from '../../content/translations/record';
import type {SectionHashes} from '../../content/translations/sections';
import {languageStatus, type TranslationItem} from '../../content/translations/status';
import {isMarkedAsTypos} from '../../content/translations/typos';
import type {PageReader} from '../../content/reader';
import {checkContent, checkPageProse, checkPageTypography, checkParity} from '../page/checks';
import {unknownName} from '../page/find';
import {checkPages} from '../page/run';
import type {Finding, PageCheck} from '../page/types';
import {checkTextWords} from '../prose/check';

/** What a translation has to pass before it can be accepted. */
const CHECKS: readonly PageCheck[] = [
  {name: 'completeness', run: checkContent},
  {name: 'parity', run: checkParity},
  {name: 'typography', run: checkPageTypography},
  {name: 'words', run: checkPageProse},
];

/** Result of {@link acceptTranslations}. */
export interface Acceptance {
  /** Names that were recorded; none when there are findings. */
  names: string[];
  /** Why nothing was recorded. */
  findings: Finding[];
}

/** What is wrong with an item whatever it says: it is not there, or lacks texts, or has too many. */
function incomplete({open, exists, translation}: TranslationItem): Finding[] {
  return open.flatMap(({id, state, file, line, below = 0}): Finding[] => {
    if (state !== 'missing' && state !== 'orphan') return [];
    const what = id === '' ? 'The translation' : `The translation of "${id}"`;
    return [
      {
        file: state === 'orphan' ? file : exists ? translation : file,
        line: state === 'orphan' || !exists ? line : below,
        message:
          state === 'missing'
            ? `${what} is missing${below > 0 ? ' below this line' : ''}. Add it${id === '' ? ` as ${translation}` : `; the English is in ${file}:${line}`}.`
            : `"${id}" has no English text any more. Delete it, or correct the key.`,
      },
    ];
  });
}

/** Why the English of an item changed by more than typos. */
function beyondTypos({name, english, review, hashes}: TranslationItem, recorded: SectionHashes = {}): Finding[] {
  const wrong = (message: string): Finding[] => [{file: english, line: 0, message}];
  if (review === undefined)
    return wrong(`Nobody has compared "${name}" yet. Compare it, and accept it without --typo.`);
  const changed = [...new Set([...Object.keys(hashes), ...Object.keys(recorded)])].filter(
    (id) => id in hashes !== id in recorded,
  );
  if (changed.length === 0) return [];
  return wrong(
    `To add or remove ${changed.join(', ')} mends no typo. Compare "${name}", and accept it without --typo.`,
  );
}

/**
 * Records that translations match the English of today, once they pass the checks that find a wrong
 * translation: completeness, parity, typography and words.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the translation.
 * @param names - Pages, as names or files, and files of texts; `--all` for everything, `--typo` where only
 *   typos of the English were mended: of what is named, or of all that commits say it of.
 * @param cacheDir - Where results of checks are kept.
 * @returns See {@link Acceptance}. Nothing is recorded when one of them has a finding.
 * @throws Error with the nearest names when a name is nothing that is translated.
 */
export async function acceptTranslations(
  reader: PageReader,
  lang: Lang,
  names: readonly string[],
  cacheDir: string,
): Promise<Acceptance> {
  const all = await languageStatus(reader, lang);
  const isTypo = names.includes('--typo');
  const named = names.filter((name) => name !== '--typo');
  if (names.length === 0) throw new Error('Name what you compared: npm run i18n:accept -- guide/start/introduction');
  const known = all.map(({name}) => name);
  const marked = () => all.filter((item) => item.open.length > 0 && isMarkedAsTypos(reader.siteDir, item));
  const chosen = named.includes('--all')
    ? all
    : named.length === 0
      ? marked()
      : chooseItems(all, named, (name) => unknownName(name, known));
  const recorded = isTypo ? await readSourceHashes(reader.siteDir, lang) : {};
  const pages = chosen.filter(({kind, exists}) => kind === 'page' && exists).map(({english}) => english);
  const {findings} =
    pages.length === 0
      ? {findings: []}
      : await checkPages(pages, {reader, checkSamples: () => Promise.resolve([]), cacheDir, checks: CHECKS});
  const texts = new Set(chosen.filter(({kind}) => kind !== 'page').map(({translation}) => translation));
  const words = texts.size === 0 || lang === SOURCE_LANG ? [] : await checkTextWords(reader.siteDir, lang);
  const wrong = [
    ...words.filter(({file}) => texts.has(file)),
    ...chosen.flatMap(incomplete),
    ...(isTypo ? chosen.flatMap((item) => beyondTypos(item, recorded[item.name])) : []),
    ...findings.filter(({isNote, file}) => !isNote && (lang === SOURCE_LANG || file.startsWith(`i18n/${lang}/`))),
  ];
  if (wrong.length > 0) return {names: [], findings: wrong};
  await recordAcceptance(reader, lang, chosen, isTypo);
  return {names: chosen.map(({name}) => name), findings: []};
}
