import {useEffect, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {OverviewGroup} from '@site/content/data';
import type {CustomFields} from '@site/config/types';
import {countOverview, filterOverview, markEntry, markMatches, type TextPart} from './filter';
import styles from './styles.module.css';

/** Name of the query parameter that keeps the filter. */
const PARAMETER = 'filter';

const INPUT_ID = 'overview-filter';

/** Elements and no component, so that the heading finds its words in them. */
const marked = (parts: readonly TextPart[]): ReactNode[] =>
  parts.map((part, i) => (part.match ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>));

/** Props of {@link Overview}. */
export interface OverviewProps {
  /** Groups in display order, from the page index. */
  groups: readonly OverviewGroup[];
}

/**
 * All pages of a section as cards by sidebar group, with a filter over groups, pages and
 * entries. The filter is kept in the address; without JavaScript all cards are shown.
 */
export default function Overview({groups}: OverviewProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {overview} = (siteConfig.customFields as unknown as CustomFields).locale;
  const location = useLocation();
  const history = useHistory();
  const [filter, setFilter] = useState('');

  // The server renders without a filter; the one in the address is applied after hydration.
  useEffect(() => {
    setFilter(new URLSearchParams(window.location.search).get(PARAMETER) ?? '');
  }, []);

  const onChange = (value: string): void => {
    setFilter(value);
    const query = new URLSearchParams(location.search);
    if (value === '') query.delete(PARAMETER);
    else query.set(PARAMETER, value);
    history.replace({...location, search: query.toString()});
  };

  const shown = useMemo(() => filterOverview(groups, filter), [groups, filter]);
  const count = countOverview(shown);
  // Links get the base path, which holds the locale, from Docusaurus.
  const to = (routePath: string): string =>
    i18n.currentLocale === i18n.defaultLocale ? routePath : routePath.slice(`/${i18n.currentLocale}`.length);

  return (
    <>
      <div className={styles.filter} data-needs-script data-wake={`?${PARAMETER}`}>
        <label htmlFor={INPUT_ID}>{overview.filterNameText}</label>
        <input
          id={INPUT_ID}
          type="search"
          value={filter}
          placeholder={overview.filterPlaceholderText}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status" className={count === 0 ? styles.empty : styles.status}>
        {filter === ''
          ? ''
          : count === 0
            ? `${overview.filterNoResultText} “${filter}”`
            : translate(
                {
                  id: 'site.overview.count',
                  message: '{count} matches',
                  description: 'Announced to screen readers while the overview is filtered',
                },
                {count},
              )}
      </p>
      <div className={styles.groups}>
        {shown.map((group) => (
          <section key={group.name} className={styles.group}>
            <Heading as="h2" id={`group-${groups.findIndex(({name}) => name === group.name) + 1}`}>
              {marked(markMatches(group.name, filter))}
            </Heading>
            {group.pages.map((page) => (
              <article key={page.routePath} className={styles.card}>
                <h3 className={styles.title}>
                  <Link to={to(page.routePath)}>{marked(markMatches(page.title, filter))}</Link>
                </h3>
                {page.entries.length > 0 && (
                  <ul className={styles.entries}>
                    {page.entries.map((entry) => (
                      <li key={`${entry.id} ${entry.text}`} className={styles[`depth${entry.depth}`]}>
                        <Link to={`${to(page.routePath)}#${entry.id}`}>{marked(markEntry(entry, filter))}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </article>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
