/**
 * How a floating layer is shown: not at all, while the pointer or the keyboard
 * focus rests on it, or until the reader closes it.
 */
export type Disclosure = 'closed' | 'peeking' | 'pinned';

/** What a reader did, after delays. */
export type DisclosureEvent =
  /** The pointer rested on the trigger, or a tooltip's trigger took the focus. */
  | 'approach'
  /** The pointer left trigger and layer, or a tooltip's trigger lost the focus. */
  | 'leave'
  /** The trigger was clicked, tapped, or pressed with Enter or Space. */
  | 'press'
  /** Escape, a press or the focus elsewhere, the page scrolled away. */
  | 'dismiss';

/**
 * Next state of a floating layer.
 *
 * @param state - How it is shown now.
 * @param event - What the reader did.
 * @returns How it is shown then. A press on a layer that the pointer opened keeps
 *   it open, so that a click is never undone by the hover before it.
 */
export function nextDisclosure(state: Disclosure, event: DisclosureEvent): Disclosure {
  switch (event) {
    case 'approach':
      return state === 'closed' ? 'peeking' : state;
    case 'leave':
      return state === 'peeking' ? 'closed' : state;
    case 'press':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'dismiss':
      return 'closed';
  }
}

/** Where a press of the trigger came from. */
export type PressSource = 'mouse' | 'touch' | 'keyboard';

/** Ways to open the related-tools popover, as the theme settings name them. */
export type Trigger = 'hover' | 'focus' | 'click';

/**
 * Whether a press opens a layer with these triggers.
 *
 * @param triggers - Triggers of the theme settings.
 * @param source - What pressed.
 * @returns `true` for a mouse if `click` is set; for a tap also with `hover`, which a
 *   touch screen cannot do; for Enter and Space always, since a button that the
 *   keyboard cannot operate shuts readers out.
 */
export function opensByPress(triggers: readonly Trigger[], source: PressSource): boolean {
  switch (source) {
    case 'keyboard':
      return true;
    case 'touch':
      return triggers.includes('click') || triggers.includes('hover');
    case 'mouse':
      return triggers.includes('click');
  }
}
