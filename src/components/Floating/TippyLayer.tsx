import type {ReactNode, RefObject} from 'react';
import Tippy from '@tippyjs/react/headless';

export interface LayerProps {
  /** The element that the layer is placed at and appended to. */
  container: RefObject<HTMLElement | null>;
  isOpen: boolean;
  placement: 'bottom-start' | 'bottom';
  children: ReactNode;
}

/** No space between: the pointer must not fall through on its way to the layer. */
const OFFSET: [number, number] = [0, 0];

/** Inside the container, after the trigger: Tab leads from one to the other. */
const appendToContainer = (container: Element) => container;

/**
 * Places a layer with Tippy. This file and Tippy are one chunk, loaded on first use.
 * React owns the open state and all ARIA attributes; Tippy only positions.
 */
export default function TippyLayer({container, isOpen, placement, children}: LayerProps): ReactNode {
  return (
    <Tippy
      // Wrapping children instead would read `element.ref`, which React 19 warns about.
      reference={container as RefObject<Element>}
      visible={isOpen}
      interactive
      appendTo={appendToContainer}
      placement={placement}
      offset={OFFSET}
      aria={{content: null, expanded: false}}
      zIndex={100}
      render={(attributes) => <div {...attributes}>{children}</div>}
    />
  );
}
