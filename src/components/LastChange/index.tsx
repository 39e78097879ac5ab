import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/**
 * Writes a point in time in the manner of a language, as digits.
 *
 * UTC and a clock of 24 hours: the page is written on one machine and read on another, and the words for the halves of
 * the day differ between releases of the language data.
 *
 * @param time - Milliseconds since 1970, UTC.
 * @param lang - Language tag, such as `zh`.
 */
export function formatTime(time: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(time);
}

/**
 * When the page it stands on was last committed. The build reads the time from the history of the repository.
 */
export default function LastChange(): ReactNode {
  const {lastUpdatedAt} = useDoc().metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <p className={styles.time}>
      {typeof lastUpdatedAt === 'number' ? (
        <Translate
          id="site.lastChange.time"
          description="Time of the last change of this page"
          values={{
            time: (
              <time dateTime={new Date(lastUpdatedAt).toISOString()}>{formatTime(lastUpdatedAt, currentLocale)}</time>
            ),
          }}
        >
          {'Last updated: {time} (UTC)'}
        </Translate>
      ) : (
        <Translate id="site.lastChange.unknown" description="Shown when the history does not know this page">
          This page was built without a Git history that knows it.
        </Translate>
      )}
    </p>
  );
}
