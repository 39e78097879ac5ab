import {readTexts} from '../../config/texts';
import type {LocaleConfig} from '../../config/types';
import type {ListedGroup, ListedPage} from '../../content/twins/llms';

/**
 * Puts pages in the order of the sidebars.
 *
 * @param locale - The sidebars of a language, by path prefix.
 * @param prefix - Locale prefix of the language, such as `/zh`.
 * @param pages - Pages by route; none gets lost.
 * @returns The pages by group, those that no sidebar lists first.
 */
export function groupsOf(
  {lang, sidebar}: Pick<LocaleConfig, 'lang' | 'sidebar'>,
  prefix: string,
  pages: ReadonlyMap<string, ListedPage>,
): ListedGroup[] {
  const bare = (route: string): string => route.replace(/(.)\/$/, '$1');
  const left = new Map([...pages].map(([route, page]) => [bare(route), page]));
  const groups = Object.values(sidebar)
    .flat()
    .map(({text = '', items = []}) => ({
      name: text,
      pages: items.flatMap(({link = ''}) => {
        const route = bare(prefix + link);
        const page = left.get(route);
        left.delete(route);
        return page === undefined ? [] : [page];
      }),
    }));
  return [{name: readTexts('site', lang).home, pages: [...left.values()]}, ...groups].filter(
    (group) => group.pages.length > 0,
  );
}
