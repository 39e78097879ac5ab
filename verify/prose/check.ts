/** Holds the prose of pages against the table of words and the lengths of sentences. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isCjk, LANGS, SOURCE_LANG, TRANSLATIONS, type Lang} from '../../config/languages';
import {VISIBLE_ATTRIBUTES} from '../../content/extract';
import {lineOfFrontmatter} from '../../content/frontmatter';
import type {PageReader} from '../../content/reader';
import {pageName} from '../../content/translations/status';
import {readTextFiles} from '../../content/translations/texts';
import {CODE_MARK, type Page} from '../../content/types';
import {EDITED, EXCEPTIONS, GUIDE, type WordException} from './pages';
import {missingTerms, requiredTerms} from './required';
import {sentencesOf} from './sentences';
import {wrongUses, type WordRule} from './types';
import {wordsOf} from './words';

/** Something that is wrong with the prose of a page. */
export interface ProseProblem {
  file: string;
  /** Line, from 1; 0 for the page as a whole. */
  line: number;
  message: string;
  /** `true` on a page that was not edited yet. */
  isNote?: true;
  /** `true` for a word that a program may replace. */
  replaces?: true;
}

/** Longest sentence, by language, in words or characters. */
const LONGEST = {words: 30, characters: 80} as const;

/** Average of the words in the sentences of a guide page. */
const AVERAGE = {least: 12, most: 18} as const;

/** Fewer sentences have no average that says anything. */
const ENOUGH = 8;

interface Piece {
  text: string;
  file: string;
  line: number;
}

const startsWithAny = (name: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => name.startsWith(prefix));

const lineAt = ({text, line}: Piece, offset: number): number => line + text.slice(0, offset).split('\n').length - 1;

function occurrencesOf(text: string, wanted: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    found.push([at, at + wanted.length]);
  return found;
}

/** Keys of the home page's frontmatter whose texts readers see, however deep they are. */
const SHOWN = new Set(['text', 'tagline', 'title', 'details', 'alt']);

/** Texts that the home page shows, with their keys. */
function homeTexts(value: unknown, keys: readonly (string | number)[]): {text: string; keys: (string | number)[]}[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => homeTexts(item, [...keys, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item !== 'string'
      ? homeTexts(item, [...keys, key])
      : SHOWN.has(key)
        ? [{text: item, keys: [...keys, key]}]
        : [],
  );
}

/** Text of a page that is no prose of its own: frontmatter, alternative texts, attributes. */
function labelsOf(page: Page, source: string): Piece[] {
  const {file} = page;
  const ofFrontmatter = (['title', 'description'] as const).flatMap((key) => {
    const text = page.frontmatter[key];
    return typeof text === 'string' ? [{text, file, line: lineOfFrontmatter(source, [key])}] : [];
  });
  const ofHome = ['hero', 'features'].flatMap((key) =>
    homeTexts(page.frontmatter[key], [key]).map(({text, keys}) => ({
      text,
      file,
      line: lineOfFrontmatter(source, keys),
    })),
  );
  const ofJsx = page.jsx.flatMap(({attributes, file: own, line}) =>
    VISIBLE_ATTRIBUTES.flatMap((key) => {
      const text = attributes[key];
      return typeof text === 'string' ? [{text, file: own, line}] : [];
    }),
  );
  return [
    ...ofFrontmatter,
    ...ofHome,
    ...ofJsx,
    ...page.images.map(({alt, file: own, line}) => ({text: alt, file: own, line})),
  ];
}

/** Words of the table in pieces of text, without the places where they are right. */
function wordsIn(pieces: readonly Piece[], rules: readonly WordRule[], exceptions: readonly string[]): ProseProblem[] {
  return pieces.flatMap((piece) => {
    // The line ends of the source are spaces to a reader.
    const text = piece.text.replaceAll('\n', ' ');
    const right = exceptions.flatMap((exception) => occurrencesOf(text, exception));
    return rules.flatMap((rule) => {
      const {instead, reason, replaces} = rule;
      return wrongUses(text, rule)
        .filter(([from, to]) => !right.some(([begin, end]) => begin <= from && to <= end))
        .map(([from, to]) => ({
          file: piece.file,
          line: lineAt(piece, from),
          message: `"${text.slice(from, to)}": write ${instead} (${reason}).`,
          ...(replaces && {replaces}),
        }));
    });
  });
}

function wrongWords(
  siteDir: string,
  page: Page,
  pieces: readonly Piece[],
  exceptions: readonly WordException[],
): ProseProblem[] {
  const name = pageName(page);
  const own = exceptions.filter((exception) => exception.page === name).map(({text}) => text);
  return wordsIn(
    pieces,
    wordsOf(siteDir, page.lang).filter(({except = []}) => !startsWithAny(name, except)),
    own,
  );
}

/** A text with a mark of the same length for each piece of inline code. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, (code) => CODE_MARK.repeat(code.length));

/**
 * Checks the words of texts outside of pages: those of components, of settings, about facts, and comments of
 * quoted files.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of a translation.
 * @returns Words of the table, with file and line.
 */
export async function checkTextWords(siteDir: string, lang: Lang): Promise<ProseProblem[]> {
  const files = await readTextFiles(siteDir, lang);
  return wordsIn(
    files.flatMap(({translation}) =>
      [...translation.values()].map((entry) => ({...entry, text: withoutCode(entry.text)})),
    ),
    wordsOf(siteDir, lang),
    [],
  );
}

function wrongSentences(page: Page): ProseProblem[] {
  const {lang, prose} = page;
  const unit = isCjk(lang) ? 'characters' : 'words';
  const longest = LONGEST[unit];
  return prose
    .filter(({kind}) => kind === 'paragraph' || kind === 'item')
    .flatMap((piece) =>
      sentencesOf(piece.text, lang)
        .filter(({length}) => length > longest)
        .map(({text, start, length}) => ({
          file: piece.file,
          line: lineAt(piece, start),
          message: `The sentence "${text.replaceAll(/\s+/g, ' ').slice(0, 40)}…" has ${length} ${unit}, and ${longest} are the most. Split it.`,
        })),
    );
}

function wrongAverage(page: Page): ProseProblem[] {
  if (page.lang !== SOURCE_LANG || !startsWithAny(pageName(page), GUIDE)) return [];
  const lengths = page.prose
    // Items of lists are short on purpose; a line without an end is a label.
    .filter(({kind, text}) => kind === 'paragraph' && /[.!?:]["”’)]*$/.test(text))
    .flatMap(({text}) => sentencesOf(text, page.lang).map(({length}) => length));
  if (lengths.length < ENOUGH) return [];
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  if (average >= AVERAGE.least && average <= AVERAGE.most) return [];
  const fix = average < AVERAGE.least ? 'Connect clauses that belong together.' : 'Split the long ones.';
  const message = `The sentences have ${average.toFixed(1)} words on average, and not ${AVERAGE.least} to ${AVERAGE.most}. ${fix}`;
  return [{file: page.file, line: 0, message}];
}

/**
 * Checks the prose of a page.
 *
 * @param siteDir - Absolute path of the site.
 * @param page - The page.
 * @param source - Text of its file.
 * @param exceptions - Places where words are right.
 * @returns Words of the table, sentences that are too long, an average that is off. They are notes on
 *   pages that were not edited yet.
 */
export function checkProse(siteDir: string, page: Page, source: string, exceptions = EXCEPTIONS): ProseProblem[] {
  const problems = [
    ...wrongWords(siteDir, page, [...page.prose, ...labelsOf(page, source)], exceptions),
    ...wrongSentences(page),
    ...wrongAverage(page),
  ];
  return startsWithAny(pageName(page), EDITED) ? problems : problems.map((problem) => ({...problem, isNote: true}));
}

/**
 * Looks for the words of a language in all of its pages and texts.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of a translation.
 */
export async function checkWords(reader: PageReader, lang: Lang): Promise<ProseProblem[]> {
  const {siteDir} = reader;
  const pages = (await reader.pages(lang)).filter(({fallback}) => !fallback);
  const problems = await Promise.all(
    pages.map(async (page) => {
      const labels = labelsOf(page, await readFile(path.join(siteDir, page.file), 'utf8'));
      return wrongWords(siteDir, page, [...page.prose, ...labels], EXCEPTIONS);
    }),
  );
  return [...problems.flat(), ...(await checkTextWords(siteDir, lang))];
}

/**
 * Looks for terms of the English that a translation lacks, in all of its pages.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of a translation.
 */
export async function checkTerms(reader: PageReader, lang: Lang): Promise<ProseProblem[]> {
  const terms = requiredTerms(reader.siteDir, lang);
  const [english, translated] = await Promise.all([reader.pages(SOURCE_LANG), reader.pages(lang)]);
  const twins = new Map(english.map((page) => [pageName(page), page]));
  return translated.flatMap((page) => {
    const twin = twins.get(pageName(page));
    return twin === undefined || page.fallback ? [] : missingTerms(twin, page, terms);
  });
}

/**
 * Checks the prose of every page, and the words of all other texts.
 *
 * @param reader - Reader of the site.
 */
export async function checkAllProse(reader: PageReader): Promise<ProseProblem[]> {
  const pages = (await Promise.all(LANGS.map(reader.pages))).flat().filter(({fallback}) => !fallback);
  const problems = await Promise.all(
    pages.map(async (page) =>
      checkProse(reader.siteDir, page, await readFile(path.join(reader.siteDir, page.file), 'utf8')),
    ),
  );
  const texts = await Promise.all(TRANSLATIONS.map((lang) => checkTextWords(reader.siteDir, lang)));
  const terms = await Promise.all(TRANSLATIONS.map((lang) => checkTerms(reader, lang)));
  return [...problems, ...texts, ...terms].flat();
}
