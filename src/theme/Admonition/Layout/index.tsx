// Change: without the classes of Infima's alerts, of whose styles `src/css/prose.css` overrides every one.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Layout';
import OriginalLayout from '@theme-original/Admonition/Layout';

export default function AdmonitionLayout({className, ...props}: Props): ReactNode {
  const own = className?.split(' ').filter((name) => !name.startsWith('alert'));
  return <OriginalLayout {...props} className={own?.join(' ')} />;
}
