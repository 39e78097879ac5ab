// Change: makes the pages available offline below the copyright.
import type {ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import Offline from '@site/src/components/Offline';

export default function CopyrightWrapper(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <Offline />
    </>
  );
}
