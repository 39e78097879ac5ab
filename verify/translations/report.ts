/** Says how translations stand, for people and for programs. */
import type {Lang} from '../../config/languages';
import type {OpenPart, TranslationItem} from '../../content/translations/status';

/** The state of one language. */
export interface LanguageReport {
  lang: Lang;
  items: readonly TranslationItem[];
}

const placeOf = ({file, line}: OpenPart): string => (line > 0 ? `${file}:${line}` : file);

const nameOf = ({id}: OpenPart, {kind}: TranslationItem): string =>
  id === '' ? (kind === 'page' ? '(opening)' : '(all of it)') : kind === 'page' ? `#${id}` : id;

/**
 * Writes what is open, one line for each section or text.
 *
 * @param report - State of a language.
 * @param diffOf - Gives the English change of an item; leaves it out unless given.
 */
export function formatReport({lang, items}: LanguageReport, diffOf?: (item: TranslationItem) => string): string {
  const open = items.filter((item) => item.open.length > 0);
  const lines = open.flatMap((item) => {
    const {review, name} = item;
    const last =
      review === undefined
        ? 'never accepted'
        : `accepted ${review.at} by ${review.by}${review.commit === undefined ? '' : ` at ${review.commit}`}`;
    return [
      `${name}  (${last})`,
      ...item.open.map((part) => `  ${part.state.padEnd(10)} ${placeOf(part)}  ${nameOf(part, item)}`),
      ...(diffOf === undefined || item.kind === 'texts' ? [] : [diffOf(item).replace(/^/gm, '    ').trimEnd()]),
      `  When done: npm run i18n:accept -- ${name} --lang ${lang}`,
    ];
  });
  return [
    ...lines,
    `${lang}: ${items.length} pages and files, ${items.length - open.length} current, ${open.length} to look at`,
  ].join('\n');
}

/**
 * The state of languages for programs.
 *
 * @param reports - States of languages.
 * @returns Without what is up to date, but for its number.
 */
export function reportData(reports: readonly LanguageReport[]): object {
  return reports.map(({lang, items}) => ({
    lang,
    items: items.length,
    open: items
      .filter(({open}) => open.length > 0)
      .map(({name, kind, english, translation, review, open}) => ({name, kind, english, translation, review, open})),
  }));
}
