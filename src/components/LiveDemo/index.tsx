import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Island from '@site/src/components/Island';
import Demo from './Demo';
import styles from './styles.module.css';

/** A component that runs in the page. */
export interface LiveDemoProps {
  /** `preview` shows the result above the code; `playground` also lets readers change the code. */
  kind: 'preview' | 'playground';
  /** One fence of `jsx` or `tsx` with a default export. */
  children: ReactNode;
}

/**
 * Shows the code of a component and runs it. The code is an ordinary code block, which also works without JavaScript.
 *
 * Import it in the page that uses it: as an MDX component it would be in the bundle of every page.
 *
 * @param props - See {@link LiveDemoProps}.
 */
export default function LiveDemo({kind, children}: LiveDemoProps): ReactNode {
  return (
    <div
      data-wake="visible"
      className={styles.demo}
      role="group"
      aria-label={translate({
        id: 'site.liveDemo.label',
        message: 'Live demo',
        description: 'Name of a demo that runs in the page',
      })}
    >
      <Island name="demo" component={Demo} props={{editable: kind === 'playground'}} />
      <div className={styles.source}>{children}</div>
    </div>
  );
}
