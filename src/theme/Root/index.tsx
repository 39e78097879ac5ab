// Change: keeps, after the page, the hidden parts that the scripts of `src/enhance` put into it.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import PageParts from '@site/src/components/PageParts';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <PageParts />
    </>
  );
}
