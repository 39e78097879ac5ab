/** In place of that of Docusaurus, which waits for the code of the next page: there is none to wait for. */
import type {ReactNode} from 'react';

export default function PendingNavigation({children}: {children: ReactNode}): ReactNode {
  return children;
}
