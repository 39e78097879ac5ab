import type {ReactNode} from 'react';

/**
 * Attributes of a box that may scroll sideways: the keyboard reaches it, and screen readers know
 * its name. Where its content fits, a script takes them away.
 *
 * @param label - Name of the box, in the reader's language.
 */
export function scrollAttributes(label: string) {
  return {
    'data-scroll-area': '',
    role: 'group',
    tabIndex: 0,
    'aria-label': label,
    // The script may measure the box before React looks at it.
    suppressHydrationWarning: true,
  } as const;
}

/**
 * A box that scrolls sideways when its content is too wide for the page.
 *
 * @param props - `label` names the box; `children` is what it holds.
 */
export default function ScrollArea({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={className} {...scrollAttributes(label)}>
      {children}
    </div>
  );
}
