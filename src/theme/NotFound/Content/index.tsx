// Change: a page of our own, which suggests where to go on, in the language of the address.
import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';
// With the styles of the site: those of a part that is loaded later are missing without JavaScript.
import '@site/src/components/NotFound/styles.module.css';

// The layout of every documentation page imports this file; only lost readers load the page.
const NotFound = lazy(() => import('@site/src/components/NotFound'));

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <Suspense>
      <NotFound className={className} />
    </Suspense>
  );
}
