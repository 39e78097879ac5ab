import {localeConfig} from '../../config/locales';
import type {Lang} from '../../config/types';
import type {OverviewGroup, PageIndexEntry} from '../../content/data';
import {toOverview, type OverviewFacts} from './entries';

/** Address of the page that shows the overview. */
const OVERVIEW_ROUTE = '/api/';

/**
 * The overview of the reference, by group of its sidebar.
 *
 * @param content - Index of the pages, and their facts by address.
 * @param lang - Language.
 * @param prefix - Locale prefix of the language, such as `/zh`.
 */
export function overviewOf(
  {index, facts}: {index: readonly PageIndexEntry[]; facts: ReadonlyMap<string, OverviewFacts>},
  lang: Lang,
  prefix: string,
): OverviewGroup[] {
  const groups = (localeConfig(lang).sidebar['/api'] ?? []).map((group) => ({
    name: group.text ?? '',
    routes: (group.items ?? []).flatMap((item) => item.link ?? []),
  }));
  return toOverview(index, groups, OVERVIEW_ROUTE, prefix, facts);
}
