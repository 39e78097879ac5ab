import type {Lang} from './languages';
import {readLabels, readTexts} from './texts';
import type {NavItem} from './types';

/** Address of the list of changes. */
const CHANGELOG = 'https://github.com/web-infra-dev/rspress/releases';

/**
 * Label of a navbar item in one language.
 *
 * @param lang - Language of the reader.
 * @param text - English label, which is also the translation key.
 * @throws Error when the English file lacks the label.
 */
function label(lang: Lang, text: string): string {
  const message = readLabels('navbar', lang).get(`item.label.${text}`);
  if (message === undefined) {
    throw new Error(
      `i18n/en/docusaurus-theme-classic/navbar.json: no navbar label "${text}". Add the key "item.label.${text}".`,
    );
  }
  return message;
}

/**
 * Top navigation, equal in structure in all languages.
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
        {text: label(lang, 'Changelog'), link: CHANGELOG},
        {text: label(lang, '2.x documentation'), link: readTexts('site', lang).nextDocs},
      ],
    },
  ];
}
