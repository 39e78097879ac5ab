import zhMessages from '../i18n/zh/docusaurus-theme-classic/navbar.json';
import type {Lang, NavItem} from './types';

/** Addresses of the two fixed entries of the version menu. */
export const VERSION_LINKS = {
  changelog: 'https://github.com/web-infra-dev/rspress/releases',
  next: {en: 'https://rspress.rs', zh: 'https://rspress.rs/zh/'} satisfies Record<Lang, string>,
};

/**
 * Label of a navbar item in one language.
 *
 * @param lang - Language of the reader.
 * @param text - English label, which is also the translation key.
 * @throws Error when the Chinese translation file lacks the label.
 */
function label(lang: Lang, text: string): string {
  if (lang === 'en') return text;
  const messages: Record<string, {message: string} | undefined> = zhMessages;
  const message = messages[`item.label.${text}`]?.message;
  if (message === undefined) {
    throw new Error(
      `i18n/zh/docusaurus-theme-classic/navbar.json: no translation for the navbar label "${text}". ` +
        `Add the key "item.label.${text}".`,
    );
  }
  return message;
}

/**
 * Top navigation, equal in structure in both languages.
 *
 * @param lang - Language of the labels.
 * @returns Items in display order; the last one is the version menu.
 */
export function createNav(lang: Lang): NavItem[] {
  return [
    {text: label(lang, 'Guide'), link: '/guide/start/introduction', activeMatch: '/guide/'},
    {text: label(lang, 'Plugin'), link: '/plugin/system/introduction', activeMatch: '/plugin/'},
    {text: label(lang, 'API'), link: '/api/', activeMatch: '/api/'},
    {
      text: label(lang, 'Version'),
      items: [
        {text: label(lang, 'Changelog'), link: VERSION_LINKS.changelog},
        {text: label(lang, '2.x documentation'), link: VERSION_LINKS.next[lang]},
      ],
    },
  ];
}
