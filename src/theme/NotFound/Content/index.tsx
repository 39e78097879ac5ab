// Change: a page of our own, which suggests where to go on, in the language of the address.
import type {ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';
import NotFound from '@site/src/components/NotFound';

export default function NotFoundContent({className}: Props): ReactNode {
  return <NotFound className={className} />;
}
