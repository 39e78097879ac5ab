/** What the dialog shows instead of results. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LocaleConfig} from '@site/config/types';
import type {Suggestion} from '@site/search/protocol';
import Outdated from '@site/src/components/Outdated';
import {CloseIcon} from './icons';
import styles from './styles.module.css';

/**
 * Says that the index could not be loaded, or that the page is older than the site.
 *
 * @param props - `onRetry`: loads it again.
 * @returns An alert with a button.
 */
export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <Outdated className={styles.chip}>
        <p>
          <Translate id="site.search.failed" description="Shown when the search index could not be loaded">
            The search index could not be loaded. Check your connection and try again.
          </Translate>
        </p>
        <button type="button" className={styles.chip} onClick={onRetry}>
          <Translate id="site.search.retry" description="Button that loads the search index again">
            Try again
          </Translate>
        </button>
      </Outdated>
    </div>
  );
}

/** Props of {@link NoResults}. */
export interface NoResultsProps {
  /** The query as searched. */
  query: string;
  suggestions: readonly Suggestion[];
  /** Texts of the current language. */
  locale: LocaleConfig;
  /** Searches for a text. */
  onPick: (query: string) => void;
}

/**
 * Says that nothing was found, in the configured words, and offers queries.
 *
 * @param props - See {@link NoResultsProps}.
 * @returns A notice.
 */
export function NoResults({query, suggestions, locale, onPick}: NoResultsProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        {locale.searchNoResultsText} <strong className={styles.query}>{query}</strong>
      </p>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          <span>
            {locale.searchSuggestedQueryText ??
              translate({
                id: 'site.search.suggestion',
                message: 'Try searching for:',
                description: 'Before suggested queries, when nothing was found',
              })}
          </span>
          {suggestions.map(({route, title}) => (
            <button key={route} type="button" className={styles.chip} onClick={() => onPick(title)}>
              {title}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Props of {@link Recent}. */
export interface RecentProps {
  queries: readonly string[];
  onPick: (query: string) => void;
  onRemove: (query: string) => void;
}

/**
 * What is shown before anything is typed: recent searches, or a hint.
 *
 * @param props - See {@link RecentProps}.
 * @returns A notice.
 */
export function Recent({queries, onPick, onRemove}: RecentProps): ReactNode {
  if (queries.length === 0) {
    return (
      <p className={styles.notice}>
        <Translate id="site.search.empty" description="Shown before anything is typed">
          Type a word, an option or the name of an API.
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.notice}>
      <h2 className={styles.recentTitle}>
        <Translate id="site.search.recent" description="Heading of the list of recent searches">
          Recent searches
        </Translate>
      </h2>
      <ul className={styles.recentList}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.recentQuery} onClick={() => onPick(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.iconButton}
              aria-label={translate(
                {
                  id: 'site.search.recent.remove',
                  message: 'Remove {query} from recent searches',
                  description: 'Label of the button that forgets a recent search',
                },
                {query},
              )}
              onClick={() => onRemove(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
