// Change: has the page as Markdown beside it.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.row}>
      <OriginalDocBreadcrumbs />
      <CopyPage permalink={useDoc().metadata.permalink} />
    </div>
  );
}
