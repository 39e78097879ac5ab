// Change: the link beside a heading has the heading's own spelling in its name, also where that is code, and says it once.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';

/** Keeps the line of the link as high as that of the heading; the sign itself is of the style sheet. */
const ROOM = '\u200B';

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{children?: ReactNode}>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The title of a page is where its address leads, so it has no address of its own.
  if (As === 'h1' || id === undefined) return <As {...props} />;
  brokenLinks.collectAnchor(id);
  const name = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(props.children) || id},
  );
  return (
    <As {...props} id={id} className={clsx('anchor', anchorTargetClassName, props.className)}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={name} translate="no">
        {ROOM}
      </Link>
    </As>
  );
}
