import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {BadgeKind} from '@site/content/data';
import styles from './styles.module.css';

function textOf(kind: BadgeKind, version: string | undefined): ReactNode {
  switch (kind) {
    case 'since':
      return translate(
        {id: 'site.badge.since', message: 'Since {version}', description: 'Badge: first version that has a feature'},
        {version: version ?? ''},
      );
    case 'required':
      return translate({
        id: 'site.badge.required',
        message: 'Required',
        description: 'Badge: an option that must be given',
      });
    case 'experimental':
      return translate({
        id: 'site.badge.experimental',
        message: 'Experimental',
        description: 'Badge: a feature that may change',
      });
    case 'deprecated':
      return translate({
        id: 'site.badge.deprecated',
        message: 'Deprecated',
        description: 'Badge: a feature not to be used anew',
      });
    case 'v2':
      return translate({
        id: 'site.badge.v2',
        message: 'Different in 2.x',
        description: 'Badge: a feature that changed in version 2',
      });
    default:
      return null;
  }
}

/**
 * A word or two about a feature, beside its name.
 *
 * @param props - `kind` chooses text and colour; `version` goes with the kind `since`,
 *   `children` with the kind `note`.
 */
export default function Badge({
  kind,
  version,
  children,
}: {
  kind: BadgeKind;
  version?: string;
  children?: ReactNode;
}): ReactNode {
  return <span className={clsx(styles.badge, styles[kind])}>{kind === 'note' ? children : textOf(kind, version)}</span>;
}
