/** One language of the site. */
interface Language {
  /** Name of its folder in `i18n/`, and of its part of addresses. */
  lang: string;
  /** How many pages and texts may be untranslated or outdated when the site is released. */
  open: number;
}

/**
 * Languages of the site, the one that is written first. A further language is an entry here and a folder
 * in `i18n/`: what it does not have yet is shown in English.
 */
const LANGUAGES = [
  {lang: 'en', open: 0},
  {lang: 'zh', open: 0},
] as const satisfies readonly Language[];

/** Name of a language. */
export type Lang = (typeof LANGUAGES)[number]['lang'];

/** Names of the languages; the first is the default. */
export const LANGS: readonly Lang[] = LANGUAGES.map(({lang}) => lang);

/** The language that pages and texts are written in; the others are translated from it. */
export const SOURCE_LANG: Lang = LANGUAGES[0].lang;

/** Languages that are translated. */
export const TRANSLATIONS: readonly Lang[] = LANGS.slice(1);

/** How many pages and texts of a language may be untranslated or outdated in a release. */
export const openAllowed = (lang: Lang): number => LANGUAGES.find((language) => language.lang === lang)!.open;

/** Whether a language is written without spaces between words, in full-width punctuation. */
export const isCjk = (lang: Lang): boolean => /^(?:Han[st]|Jpan)$/.test(new Intl.Locale(lang).maximize().script ?? '');
