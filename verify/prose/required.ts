/** Holds a translation against its English: where the English uses a term, the translation has one of its forms. */
import type {Lang} from '../../config/languages';
import {CODE_MARK, type Page} from '../../content/types';
import type {ProseProblem} from './check';
import {readGlossary, type Term} from './glossary';

/** A term that a section has to have in both languages. */
export interface RequiredTerm {
  /** Finds the English. */
  english: RegExp;
  /** What the translation may say. */
  forms: readonly string[];
  isNote: boolean;
  term: string;
}

/** A part of a page, its title and headings included, without code. */
interface Section {
  text: string;
  /** From 1. */
  line: number;
}

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Words of a term: `callout, admonition` are two, what is in brackets explains. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[（(][^)）]*[)）]/g, '')
    .split(/[,/、／，；]/)
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * Makes a search of an entry of the glossary.
 *
 * @param term - The entry.
 * @returns Nothing for one that requires nothing.
 */
export function requiredTerm({term, write, required, accept = []}: Term): RequiredTerm | undefined {
  if (required === undefined) return undefined;
  const words = wordsOf(term).map((word) => escape(word).replaceAll(' ', '[ -]'));
  return {
    english: new RegExp(`(?<![\\w-])(?:${words.join('|')})(?:e?s)?(?![\\w-])`, 'i'),
    forms: [...wordsOf(write), ...accept],
    isNote: required === 'note',
    term,
  };
}

/** Sections by the id of their heading. Text that pages share is compared where it is written. */
function sectionsOf({file, headings, prose}: Page): Map<string, Section> {
  const sections = new Map<string, Section>([['', {text: '', line: 1}]]);
  for (const {id, line} of headings) sections.set(id, {text: '', line});
  for (const piece of prose.filter((one) => one.file === file)) {
    const heading = headings.filter(({line}) => line <= piece.line).at(-1);
    const section = sections.get(heading?.id ?? '');
    if (section !== undefined) section.text += `\n${piece.text.replaceAll(CODE_MARK, ' ')}`;
  }
  return sections;
}

/**
 * Finds the sections of a translation that lack a term of their English.
 *
 * @param english - The page.
 * @param translation - Its translation.
 * @param terms - See {@link RequiredTerm}.
 * @returns At most one finding for a term in a section: a sentence may be translated without a word that it
 *   has, but hardly all of them.
 */
export function missingTerms(english: Page, translation: Page, terms: readonly RequiredTerm[]): ProseProblem[] {
  const own = sectionsOf(translation);
  return [...sectionsOf(english)].flatMap(([id, {text, line}]) => {
    const section = own.get(id);
    // A section that is missing is found by other checks.
    if (section === undefined || section.text.trim() === '') return [];
    return terms
      .filter(({english: find, forms}) => find.test(text) && !forms.some((form) => section.text.includes(form)))
      .map(({term, forms, isNote}): ProseProblem => ({
        file: translation.file,
        line: section.line,
        message: `${id === '' ? 'The opening' : `The section #${id}`} has "${term}" in English (${english.file}:${line}) and none of ${forms.join(', ')} here. Use the term, or add the right form to "accept" of its entry in the glossary.`,
        ...(isNote && {isNote}),
      }));
  });
}

/**
 * Terms that sections have to have in a translation.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of a translation.
 * @throws ContentError when the glossary is wrong.
 */
export const requiredTerms = (siteDir: string, lang: Lang): RequiredTerm[] =>
  (readGlossary(siteDir, lang)?.groups ?? []).flatMap(({terms}) => terms.flatMap((term) => requiredTerm(term) ?? []));
