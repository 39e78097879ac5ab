import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {heldFor} from '@site/src/enhance/events';
import {nextDisclosure, type PressSource} from './disclosure';

/** Pixels the page may scroll before an open layer closes. */
const SCROLL_TOLERANCE = 48;

export interface DisclosureOptions {
  /** Opens while the mouse rests on the container. */
  hover: boolean;
  /** Opens while the trigger has visible focus. */
  focus: boolean;
  /** Whether a press of this device toggles the layer. */
  press: (source: PressSource) => boolean;
  /** Seconds before hovering opens, and before leaving closes. */
  delay: number;
}

export interface DisclosureHandle<Container extends HTMLElement = HTMLSpanElement> {
  isOpen: boolean;
  /** `true` from the first hover, focus or press on: load what the open layer needs. */
  shouldLoad: boolean;
  /** The element around the trigger, its first button or link, and the layer. */
  containerRef: RefObject<Container | null>;
  containerProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** Click handler of the trigger. */
  onPress: (event: MouseEvent) => void;
}

/**
 * State and handlers of a floating layer for mouse, touch and keyboard; it renders nothing. Escape
 * closes an open layer and returns the focus to the trigger; so do a press or focus elsewhere and
 * scrolling away, which leave the focus alone.
 *
 * @param options - What opens the layer, and after how long.
 * @returns State, and props for the container and the trigger.
 */
export function useDisclosure<Container extends HTMLElement = HTMLSpanElement>({
  hover,
  focus,
  press,
  delay,
}: DisclosureOptions): DisclosureHandle<Container> {
  const [state, send] = useReducer(nextDisclosure, 'closed');
  const [shouldLoad, setShouldLoad] = useState(false);
  const containerRef = useRef<Container>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Device of the current press; key presses fire no pointer event. */
  const pointer = useRef<PressSource>('keyboard');
  /** The focus returns to the trigger, which is no wish to open the layer again. */
  const returning = useRef(false);
  const isOpen = state !== 'closed';

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const schedule = (event: 'enter' | 'leave', {nativeEvent}: PointerEvent) => {
    cancel();
    timer.current = setTimeout(() => send(event), delay * 1000 - heldFor(nativeEvent));
  };
  useEffect(() => cancel, [cancel]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const start = window.scrollY;
    const dismiss = () => {
      cancel();
      send('dismiss');
    };
    const dismissOutside = (event: Event) => {
      if (!containerRef.current?.contains(event.target as Node)) dismiss();
    };
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const container = containerRef.current;
      const {activeElement} = document;
      dismiss();
      // Keep the focus of a reader who is typing elsewhere.
      if (activeElement === document.body || container?.contains(activeElement)) {
        returning.current = true;
        container?.querySelector<HTMLElement>('button, a[href]')?.focus();
        returning.current = false;
      }
    };
    const dismissOnScroll = () => {
      if (Math.abs(window.scrollY - start) > SCROLL_TOLERANCE) dismiss();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    document.addEventListener('keydown', dismissOnEscape);
    window.addEventListener('scroll', dismissOnScroll, {passive: true});
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
      document.removeEventListener('keydown', dismissOnEscape);
      window.removeEventListener('scroll', dismissOnScroll);
    };
  }, [isOpen, cancel]);

  return {
    isOpen,
    shouldLoad,
    containerRef,
    containerProps: {
      onPointerEnter: (event) => {
        setShouldLoad(true);
        if (hover && event.pointerType !== 'touch') schedule('enter', event);
      },
      onPointerLeave: (event) => {
        if (hover && event.pointerType !== 'touch') schedule('leave', event);
      },
      onPointerDown: (event) => {
        setShouldLoad(true);
        pointer.current = event.pointerType === 'touch' ? 'touch' : 'mouse';
      },
      onFocus: (event) => {
        setShouldLoad(true);
        if (focus && !returning.current && event.target.matches(':focus-visible')) {
          cancel();
          send('enter');
        }
      },
      onBlur: (event) => {
        if (focus && !event.currentTarget.contains(event.relatedTarget)) {
          cancel();
          send('leave');
        }
      },
    },
    onPress: (event) => {
      // `detail` is 0 for clicks by a key or assistive technology.
      const source = event.detail === 0 ? 'keyboard' : pointer.current;
      pointer.current = 'keyboard';
      setShouldLoad(true);
      if (press(source)) {
        cancel();
        send('press');
      }
    },
  };
}
