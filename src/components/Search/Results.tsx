import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {HashIcon, PageIcon} from './icons';
import type {SearchHit, SearchResultPage} from '@site/search/types';
import Marked from './Marked';
import styles from './styles.module.css';

/** A hit together with its page. */
export interface Option {
  page: SearchResultPage;
  hit: SearchHit;
}

/**
 * All hits in the order they are shown.
 *
 * @param pages - Result pages, best first.
 * @returns One option a hit.
 */
export function toOptions(pages: readonly SearchResultPage[]): Option[] {
  return pages.flatMap((page) => page.hits.map((hit) => ({page, hit})));
}

/** Props of {@link Results}. */
export interface ResultsProps {
  id: string;
  label: string;
  pages: readonly SearchResultPage[];
  /** Index of the active option in the order shown; −1 for none. */
  active: number;
  onHover: (index: number) => void;
  onOpen: (option: Option, event: MouseEvent) => void;
}

/**
 * Id of an option's element.
 *
 * @param listId - Id of the list.
 * @param index - Index of the option in the order shown.
 * @returns The id.
 */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const SEPARATOR = ' › ';

/**
 * The list of hits, grouped by page.
 *
 * @param props - See {@link ResultsProps}.
 * @returns A list box.
 */
export default function Results(props: ResultsProps): ReactNode {
  const {id, label, pages, active, onHover, onOpen} = props;
  let next = 0;
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.results}>
      {pages.map((page) => {
        const titleId = `${id}-page-${next}`;
        return (
          <div key={page.route} role="group" aria-labelledby={titleId} className={styles.group}>
            <div id={titleId} className={styles.pageTitle}>
              <span>
                <Marked value={page.title} />
              </span>
              {page.breadcrumbs.length > 0 && (
                <span className={styles.breadcrumbs}>{page.breadcrumbs.join(SEPARATOR)}</span>
              )}
            </div>
            {page.hits.map((hit) => {
              const index = next;
              next += 1;
              const isActive = index === active;
              // The link itself is the option: an option may not hold a second
              // widget, and the pointer keeps all a link can do. Focus stays in
              // the input, which names the active option.
              return (
                <a
                  key={hit.id}
                  id={optionId(id, index)}
                  role="option"
                  aria-selected={isActive}
                  href={hit.url}
                  tabIndex={-1}
                  className={clsx(styles.option, isActive && styles.active)}
                  onMouseMove={() => {
                    if (!isActive) onHover(index);
                  }}
                  onClick={(event) => onOpen({page, hit}, event)}
                >
                  <span className={styles.icon} aria-hidden="true">
                    {hit.url.includes('#') ? <HashIcon /> : <PageIcon />}
                  </span>
                  <span className={styles.body}>
                    {hit.parents.length > 0 && (
                      <span className={styles.parents}>{hit.parents.join(SEPARATOR) + SEPARATOR}</span>
                    )}
                    <span className={styles.heading}>
                      <Marked value={hit.heading} />
                    </span>
                    {hit.excerpt.text !== '' && (
                      <span className={styles.excerpt}>
                        <Marked value={hit.excerpt} />
                      </span>
                    )}
                  </span>
                </a>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
