/** Texts of the site as they are in `i18n/<lang>/`; what a language lacks is English. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseJson} from './json';
import {LANGS, SOURCE_LANG, type Lang} from './languages';
import type {OfflineTexts} from './types';

/** The files below `i18n/<lang>/texts/`, by name; what they hold is what the English ones hold. */
interface TextFiles {
  'config-check': typeof import('../i18n/en/texts/config-check.json');
  corrections: Readonly<Record<string, string>>;
  facts: typeof import('../i18n/en/texts/facts.json');
  llms: typeof import('../i18n/en/texts/llms.json');
  moves: Readonly<Record<string, {label?: string; text: string}>>;
  offline: OfflineTexts;
  search: {stopWords: readonly string[]};
  site: typeof import('../i18n/en/texts/site.json');
  tools: {title: string; tools: Readonly<Record<string, {desc: string; url: string}>>};
  translations: typeof import('../i18n/en/texts/translations.json');
}

/** Folder with the files of texts of a language, relative to the site folder. */
export const textsFolder = (lang: Lang): string => `i18n/${lang}/texts`;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A translation, with the English in the places it lacks. */
function completed(english: unknown, translation: unknown): unknown {
  if (!isGroup(english) || !isGroup(translation)) return translation ?? english;
  return Object.fromEntries(
    [...new Set([...Object.keys(english), ...Object.keys(translation)])].map((key) => [
      key,
      completed(english[key], translation[key]),
    ]),
  );
}

const known = new Map<string, unknown>();

function readJson(file: string): unknown {
  const absolute = path.resolve(__dirname, '..', file);
  return existsSync(absolute) ? parseJson(file, readFileSync(absolute, 'utf8')) : undefined;
}

/** A JSON file below `i18n/<lang>/`, completed by the English one; read once. */
function readCompleted(lang: Lang, file: string): unknown {
  const key = `${lang}/${file}`;
  if (!known.has(key)) {
    known.set(key, completed(readJson(`i18n/${SOURCE_LANG}/${file}`), readJson(`i18n/${lang}/${file}`)));
  }
  return known.get(key);
}

/**
 * Texts of one kind.
 *
 * @param name - Name of the file in `i18n/<lang>/texts/`, without extension.
 * @param lang - Language.
 * @returns What the file holds; the English in the places that it lacks.
 * @throws Error naming the file and the line of what is not valid JSON.
 */
export function readTexts<Name extends keyof TextFiles>(name: Name, lang: Lang): TextFiles[Name] {
  return readCompleted(lang, `texts/${name}.json`) as TextFiles[Name];
}

/**
 * One text in every language.
 *
 * @param choose - Takes the text of a language.
 */
export function inEveryLanguage<Text>(choose: (lang: Lang) => Text): Readonly<Record<Lang, Text>> {
  return Object.fromEntries(LANGS.map((lang) => [lang, choose(lang)])) as Record<Lang, Text>;
}

/** Files of Docusaurus with labels, below `i18n/<lang>/`. */
export const LABEL_FILES = {
  navbar: 'docusaurus-theme-classic/navbar.json',
  sidebar: 'docusaurus-plugin-content-docs/current.json',
} as const;

/**
 * Labels of the navbar or of the sidebars, by the keys that Docusaurus gives them.
 *
 * @param name - Which of both.
 * @param lang - Language.
 */
export function readLabels(name: keyof typeof LABEL_FILES, lang: Lang): ReadonlyMap<string, string> {
  const labels = readCompleted(lang, LABEL_FILES[name]) as Readonly<Record<string, {message: string}>>;
  return new Map(Object.entries(labels).map(([key, {message}]) => [key, message]));
}

/**
 * Words and phrases of questions that say nothing about their subject, for the search: those of the
 * language, and the English ones, which readers of every language use beside them.
 *
 * @param lang - Language of the pages that are searched.
 */
export const stopWordsOf = (lang: Lang): readonly string[] => [
  ...new Set([...readTexts('search', SOURCE_LANG).stopWords, ...readTexts('search', lang).stopWords]),
];

/**
 * Words that readers use for the same thing, for the search: those of the language, and the English ones.
 *
 * @param lang - Language of the pages that are searched.
 * @returns Groups of words separated by spaces.
 */
export const synonymsFor = (lang: Lang): readonly string[] => [
  ...new Set([SOURCE_LANG, lang].flatMap((each) => readCompleted(each, 'synonyms.json') as readonly string[])),
];
