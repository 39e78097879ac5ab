// Change: without the classes of Infima's alerts, of whose styles `src/css/prose.css` overrides every one.
import type {ComponentProps, ReactNode} from 'react';
import OriginalLayout from '@theme-original/Admonition/Layout';

export default function AdmonitionLayout({className, ...props}: ComponentProps<typeof OriginalLayout>): ReactNode {
  const own = className?.split(' ').filter((name) => !name.startsWith('alert'));
  return <OriginalLayout {...props} className={own?.join(' ')} />;
}
