/**
 * State of a floating layer. A hovered layer closes when the pointer or the focus leaves; a
 * pinned one stays until the reader closes it.
 */
export type Disclosure = 'closed' | 'hovered' | 'pinned';

/** What the reader did, after the delay. */
export type DisclosureEvent =
  /** The pointer entered the trigger, or a tooltip's trigger got the focus. */
  | 'enter'
  /** The pointer left trigger and layer, or a tooltip's trigger lost the focus. */
  | 'leave'
  /** The trigger was clicked, tapped, or pressed with Enter or Space. */
  | 'press'
  /** Escape, a press or focus elsewhere, or scrolling away. */
  | 'dismiss';

/**
 * Next state of a floating layer.
 *
 * @param state - Current state.
 * @param event - What the reader did.
 * @returns Next state. A press pins a hovered layer instead of closing it: otherwise a click would
 *   close what the hover before it opened.
 */
export function nextDisclosure(state: Disclosure, event: DisclosureEvent): Disclosure {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
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
 * @param source - Device of the press.
 * @returns `true` for a mouse with `click`, for a tap also with `hover`, since touch screens have no
 *   hover, and always for Enter and Space, since every button must work with the keyboard.
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
