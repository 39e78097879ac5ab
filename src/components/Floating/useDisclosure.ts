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
import {nextDisclosure, type PressSource} from './disclosure';

/** Pixels the page may scroll before an open layer closes. */
const SCROLL_TOLERANCE = 48;

export interface DisclosureOptions {
  /** Opens while the mouse rests on the container. */
  hover: boolean;
  /** Opens while the trigger has the focus and shows it. */
  focus: boolean;
  /** Whether a press of that kind opens and closes. */
  press: (source: PressSource) => boolean;
  /** Seconds before hovering opens, and before leaving closes. */
  delay: number;
}

export interface DisclosureHandle {
  isOpen: boolean;
  /** `true` from the first sign of interest on: time to load what an open layer needs. */
  isWanted: boolean;
  /** The element around the trigger, its first button or link, and the layer. */
  containerRef: RefObject<HTMLSpanElement | null>;
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
 * Opens and closes a floating layer by mouse, touch and keyboard: the state and
 * the handlers, no markup. While the layer is open, Escape closes it and gives the
 * focus back to the trigger; a press or the focus elsewhere and scrolling away close it.
 *
 * @param options - What opens the layer, and after how long.
 * @returns State, and the properties that container and trigger need.
 */
export function useDisclosure({hover, focus, press, delay}: DisclosureOptions): DisclosureHandle {
  const [state, send] = useReducer(nextDisclosure, 'closed');
  const [isWanted, setIsWanted] = useState(false);
  const containerRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Kind of the pointer that is down on the trigger; a key press has none. */
  const pointer = useRef<PressSource>('keyboard');
  const isOpen = state !== 'closed';

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const later = (event: 'approach' | 'leave') => {
    cancel();
    timer.current = setTimeout(() => send(event), delay * 1000);
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
      // A reader who types elsewhere keeps the place.
      if (activeElement === document.body || container?.contains(activeElement)) {
        container?.querySelector<HTMLElement>('button, a[href]')?.focus();
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
    isWanted,
    containerRef,
    containerProps: {
      onPointerEnter: (event) => {
        setIsWanted(true);
        if (hover && event.pointerType !== 'touch') later('approach');
      },
      onPointerLeave: (event) => {
        if (hover && event.pointerType !== 'touch') later('leave');
      },
      onPointerDown: (event) => {
        setIsWanted(true);
        pointer.current = event.pointerType === 'touch' ? 'touch' : 'mouse';
      },
      onFocus: (event) => {
        setIsWanted(true);
        if (focus && event.target.matches(':focus-visible')) {
          cancel();
          send('approach');
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
      // Without a button of a pointer, assistive software or a key pressed.
      const source = event.detail === 0 ? 'keyboard' : pointer.current;
      pointer.current = 'keyboard';
      setIsWanted(true);
      if (press(source)) {
        cancel();
        send('press');
      }
    },
  };
}
