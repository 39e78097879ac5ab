// Change: the outline has a title, and is a landmark named by it.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOC({className, ...outline}: Props): ReactNode {
  const titleId = useId();
  return (
    <nav className={clsx(styles.outline, 'thin-scrollbar', className)} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      <TOCItems {...outline} />
    </nav>
  );
}
