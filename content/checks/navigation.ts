import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGS} from '../../config/languages';
import {createNav} from '../../config/navbar';
import type {Lang, NavItem} from '../../config/types';
import {ContentError} from '../ContentError';
import {outsideProblem, SCHEME} from '../links';
import {didYouMean} from '../suggest';
import type {Page} from '../types';
import {lineOf} from './checks';

/** File that holds the items of the navbar, relative to the site folder. */
const FILE = 'config/navbar.ts';

/**
 * Every item of the navbar leads to a page of its language, or to an address that browsers open.
 *
 * @param items - Items in one language.
 * @param source - Text of `config/navbar.ts`, for lines.
 * @param pages - Pages of the language.
 * @param prefix - Locale prefix of the language: empty or such as `/zh`.
 */
export function checkNav(
  items: readonly NavItem[],
  source: string,
  pages: readonly Pick<Page, 'routePath'>[],
  prefix: string,
): ContentError[] {
  const routes = pages.map(({routePath}) => routePath.slice(prefix.length));
  return items.flatMap(({text, link, items: inner = []}) => {
    const below = checkNav(inner, source, pages, prefix);
    if (link === undefined) return below;
    const problem = SCHEME.test(link)
      ? outsideProblem(link)
      : routes.includes(link)
        ? undefined
        : `The item "${text}" of the navbar leads to "${link}", which is no page.${didYouMean(link, routes)}`;
    return problem === undefined ? below : [new ContentError(FILE, lineOf(source, link), problem), ...below];
  });
}

/**
 * Checks the navbar of all languages; what is wrong in several of them is told once.
 *
 * @param siteDir - Absolute path of the site.
 * @param pages - Pages by language.
 * @param prefixOf - Gives the locale prefix of a language.
 */
export async function checkNavbar(
  siteDir: string,
  pages: Readonly<Record<Lang, readonly Page[]>>,
  prefixOf: (lang: Lang) => string,
): Promise<ContentError[]> {
  const source = await readFile(path.join(siteDir, FILE), 'utf8');
  const errors = LANGS.flatMap((lang) => checkNav(createNav(lang), source, pages[lang], prefixOf(lang)));
  const first = new Map<number, ContentError>();
  for (const error of errors) if (!first.has(error.line)) first.set(error.line, error);
  return [...first.values()];
}
