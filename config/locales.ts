import texts from '../i18n/theme-texts.json';
import zhSidebar from '../i18n/zh/docusaurus-plugin-content-docs/current.json';
import {createNav} from './navbar';
import {createSidebar} from './sidebar';
import type {Lang, LocaleConfig} from './types';

/** Languages of the site; the first is the default. */
export const LANGS: readonly Lang[] = ['en', 'zh'];

/** Address of the edit pages, ending in a slash; empty when the environment names none. */
const docRepoBaseUrl = (address = ''): string => address.replace(/([^/])\/*$/, '$1/');

/**
 * Texts and addresses of one language.
 *
 * @param lang - Language.
 * @returns The locale entry of the theme configuration.
 */
export function localeConfig(lang: Lang): LocaleConfig {
  const {editLinkText, ...rest} = texts[lang];
  const messages: Record<string, {message: string} | undefined> = zhSidebar;
  return {
    lang,
    ...rest,
    editLink: {docRepoBaseUrl: docRepoBaseUrl(process.env.DOC_REPO_BASE_URL), text: editLinkText},
    nav: createNav(lang),
    sidebar: createSidebar((group) => {
      const translated = Object.entries(messages).find(([key]) => key.endsWith(`.category.${group.key}`))?.[1];
      return lang === 'zh' ? (translated?.message ?? group.text) : group.text;
    }),
  };
}
