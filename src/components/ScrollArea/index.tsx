import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

/** Attributes that make a scrolling box reachable by keyboard and named for screen readers. */
export interface ScrollAttributes {
  role?: 'group';
  tabIndex?: 0;
  'aria-label'?: string;
}

/**
 * Watches whether the content of a box is wider than the box.
 *
 * @param ref - The box.
 * @returns `undefined` until it is measured, which is also what a page without JavaScript keeps.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const box = ref.current;
    if (box === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      // A box in a hidden tab has no size yet.
      if (box.clientWidth > 0) setOverflows(box.scrollWidth > box.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

/**
 * Attributes for a box that may scroll. A box known to fit is no stop for the Tab key.
 *
 * @param overflows - Result of {@link useOverflow}.
 * @param label - Name of the box, in the reader's language.
 */
export function scrollAttributes(overflows: boolean | undefined, label: string): ScrollAttributes {
  return overflows === false ? {} : {role: 'group', tabIndex: 0, 'aria-label': label};
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
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  return (
    <div ref={ref} className={className} {...scrollAttributes(overflows, label)}>
      {children}
    </div>
  );
}
