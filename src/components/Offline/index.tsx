import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/**
 * The control that stores the pages on the device of a reader, and where it is said what is stored. A
 * script does both (`src/enhance/offline`), so React leaves the content alone; the build writes the size
 * into it (`plugins/offline`). The development server stores nothing.
 */
export default function Offline(): ReactNode {
  const settings = useBaseUrl('/offline.json');
  const label = translate({
    id: 'site.offline.store',
    message: 'Make available offline',
    description: 'Button in the footer that stores the pages of a language on the device; their size follows',
  });
  if (process.env.NODE_ENV === 'development') return null;
  const content = `<button type="button" class="clean-btn" data-press="offline">${label}<span data-offline-size></span></button><span role="status"></span>`;
  return (
    <div
      className={styles.place}
      data-offline={settings}
      data-needs-script=""
      dangerouslySetInnerHTML={{__html: content}}
      suppressHydrationWarning
    />
  );
}
