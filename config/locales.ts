import type {Lang} from './languages';
import {createNav} from './navbar';
import {createSidebar} from './sidebar';
import {readLabels, readTexts} from './texts';
import type {LocaleConfig} from './types';

export {LANGS} from './languages';

/** Address of the edit pages, ending in a slash; empty when the environment names none. */
const docRepoBaseUrl = (address = ''): string => address.replace(/([^/])\/*$/, '$1/');

/**
 * Label of a group of a sidebar.
 *
 * @param lang - Language.
 * @param key - Key of the group, see `config/sidebar.ts`.
 * @throws Error when the English file has no label for it.
 */
export function groupLabel(lang: Lang, key: string): string {
  const label = [...readLabels('sidebar', lang)].find(([name]) => name.endsWith(`.category.${key}`))?.[1];
  if (label === undefined) {
    throw new Error(
      `i18n/en/docusaurus-plugin-content-docs/current.json: no label for the sidebar group "${key}". ` +
        `Add the key "sidebar.<name of the sidebar>.category.${key}".`,
    );
  }
  return label;
}

/**
 * Texts and addresses of one language.
 *
 * @param lang - Language.
 * @returns The locale entry of the theme configuration.
 */
export function localeConfig(lang: Lang): LocaleConfig {
  const {
    label,
    htmlLang,
    editLinkText,
    searchPlaceholderText,
    searchNoResultsText,
    searchSuggestedQueryText,
    overview,
    day,
  } = readTexts('site', lang);
  return {
    lang,
    label,
    htmlLang,
    editLink: {docRepoBaseUrl: docRepoBaseUrl(process.env.DOC_REPO_BASE_URL), text: editLinkText},
    searchPlaceholderText,
    searchNoResultsText,
    ...(searchSuggestedQueryText === '' ? {} : {searchSuggestedQueryText}),
    overview,
    day,
    nav: createNav(lang),
    sidebar: createSidebar(({key}) => groupLabel(lang, key)),
  };
}
