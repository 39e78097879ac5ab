import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';

/** Props of {@link AnchorTarget}. */
interface Props {
  /** Id that links name, the same in every language. */
  id: string;
  children: ReactNode;
}

/**
 * Text inside a line that links lead to, where a heading would be too much: a row of a table.
 *
 * @returns The text, known to the check of links.
 */
export default function AnchorTarget({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className={useAnchorTargetClassName(id)}>
      {children}
    </span>
  );
}
