import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import {LANGS, localeConfig} from '../../config/locales';
import {theme} from '../../config/site';
import type {Lang} from '../../config/types';
import type {PageReader} from '../../content/reader';
import {contentRoots, localePrefix, routePathOf} from '../../content/roots';
import {englishDiff} from '../../content/translations/diff';
import {languageStatus, type TranslationItem} from '../../content/translations/status';
import {securePages} from '../hosting';
import type {Build} from '../html-output';
import {filePages} from '../repository';
import {dashboardPage} from './dashboard';
import {plainStyles} from './styles';

/** Folder of the page, below that of each language. */
const FOLDER = 'translations/';

/** Of this repository, whatever site is built with it. */
const CSS = path.resolve(__dirname, '../../src/css');

/**
 * The page that shows how all translations stand.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the page.
 * @param editBase - Address of the edit pages, ending in a slash; empty for none.
 * @returns HTML.
 */
export async function translationsPage(reader: PageReader, lang: Lang, editBase: string): Promise<string> {
  const {siteDir, site} = reader;
  const at = (language: Lang, address: string): string => site.base + (localePrefix(language, site) + address).slice(1);
  const {docs} = contentRoots(SOURCE_LANG);
  const addressOf = (language: Lang, {kind, english}: TranslationItem): string | undefined => {
    if (kind !== 'page') return undefined;
    const key = english
      .replace(english.startsWith(`${docs}/`) ? `${docs}/` : /^src\/pages\//, '')
      .replace(/\.mdx?$/, '');
    const route = at(language, routePathOf(key, site.lang, site));
    return site.route.cleanUrls ? route : route.replace(/\/?$/, '/');
  };
  return dashboardPage({
    lang,
    all: LANGS,
    languages: await Promise.all(TRANSLATIONS.map(async (to) => ({lang: to, items: await languageStatus(reader, to)}))),
    labelOf: localeConfig,
    addressOf,
    pageIn: (language) => at(language, `/${FOLDER}`),
    home: at(lang, '/'),
    icon: site.base + site.icon,
    repository: filePages(editBase),
    diffOf: (item) => englishDiff(siteDir, item),
    styles: await plainStyles([
      path.join(CSS, 'tokens.css'),
      path.join(CSS, `palettes/${theme.primaryColor}.css`),
      path.join(__dirname, 'dashboard.css'),
    ]),
  });
}

/**
 * Publishes how the translations stand, as a page for contributors in each language. It is no route:
 * neither sidebar nor search nor sitemap has it.
 *
 * @param reader - Reader of the site.
 * @param lang - Language that is built.
 * @param editBase - Address of the edit pages, ending in a slash; empty for none.
 * @returns What is done when all files of the language are where they stay, and its style sheets hold what
 *   they will: the page has some of its own.
 */
export default function translations(
  reader: PageReader,
  lang: Lang,
  editBase: string,
): (build: Build) => Promise<void> {
  return async function publishTranslations({outDir, baseUrl}) {
    const page = path.join(outDir, FOLDER, 'index.html');
    const pages = new Map([[page, await translationsPage(reader, lang, editBase)]]);
    securePages({outDir, baseUrl, pages});
    await mkdir(path.dirname(page), {recursive: true});
    await writeFile(page, pages.get(page)!);
  };
}
