// Change: a `details` element, which the browser opens; its entries are in the HTML.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...outline}: Props): ReactNode {
  return (
    // The reader may have opened it before React looks at it.
    <details className={clsx(styles.outline, className)} suppressHydrationWarning>
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...outline} />
    </details>
  );
}
