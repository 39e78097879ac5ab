// Change: the browser opens and closes it, without state.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  return (
    // The reader may have opened it before React looks at it.
    <details {...props} className={clsx(styles.details, className)} suppressHydrationWarning>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
