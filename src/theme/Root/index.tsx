// Change: keeps, after the page, the hidden parts that the scripts of `src/enhance` put into it; tells them of the app.
import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Root';
import PageParts from '@site/src/components/PageParts';
import {AWAKE} from '@site/src/enhance/events';
import {releaseHeld} from '@site/src/enhance/release';

export default function Root({children}: Props): ReactNode {
  // Set by an effect: when it is true, all effects have run and what only browsers render is there.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new CustomEvent(AWAKE, {detail: releaseHeld}));
  }, [isBrowser]);
  return (
    <>
      {children}
      <PageParts />
    </>
  );
}
