import type {ReactNode, RefObject} from 'react';
import Tippy from '@tippyjs/react';
import type {Instance} from 'tippy.js';
import {tippyDelay, tippyTrigger, type Trigger} from './triggers';

/** Props of {@link TippyPopover}. */
export interface TippyPopoverProps {
  /** The button the panel belongs to. */
  reference: RefObject<HTMLButtonElement | null>;
  /** Seconds before opening and closing on hover. */
  delay: number;
  trigger: readonly Trigger[];
  onOpenChange: (open: boolean) => void;
  /** Called with the instance, and with `null` when it is gone. */
  onReady: (instance: Instance | null) => void;
  children: ReactNode;
}

/** The panel, placed by Tippy. A module of its own, loaded on first use. */
export default function TippyPopover({
  reference,
  delay,
  trigger,
  onOpenChange,
  onReady,
  children,
}: TippyPopoverProps): ReactNode {
  return (
    <Tippy
      // Given as `reference`, the button keeps its own ref; wrapping it would warn in React 19.
      reference={reference as RefObject<HTMLButtonElement>}
      content={children}
      interactive
      // Beside the button, so that Tab goes from it into the panel.
      appendTo="parent"
      placement="bottom-start"
      arrow={false}
      maxWidth="none"
      offset={[0, 8]}
      delay={tippyDelay(delay)}
      trigger={tippyTrigger(trigger)}
      duration={0}
      role=""
      // React owns aria-expanded; the panel is no description of the button.
      aria={{expanded: false, content: null}}
      onCreate={onReady}
      onDestroy={() => onReady(null)}
      onShow={() => onOpenChange(true)}
      onHide={() => onOpenChange(false)}
    />
  );
}
