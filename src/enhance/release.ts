/** Lets happen in the app what the page script has held back. Part of the app. */
import {markHeld, type Held, type TextField} from './events';

/** The same event once more: an event has all that its constructor takes. */
const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);

function release(target: EventTarget, event: Event, since: number): boolean {
  return target.dispatchEvent(markHeld(event, since));
}

function releaseHover({hover}: Held): void {
  const target = hover?.event.target;
  if (hover === undefined || !(target instanceof Element) || !target.isConnected || !target.matches(':hover')) return;
  const init = {...point(hover.event), bubbles: true, cancelable: true, composed: true, relatedTarget: null};
  const {pointerType, pointerId, isPrimary} = hover.event;
  release(target, new PointerEvent('pointerover', {...init, pointerType, pointerId, isPrimary}), hover.since);
  release(target, new MouseEvent('mouseover', init), hover.since);
}

const point = ({clientX, clientY, screenX, screenY}: MouseEvent) => ({clientX, clientY, screenX, screenY});

function releaseFocus(): void {
  const {activeElement} = document;
  if (activeElement?.closest('#__docusaurus')) {
    release(activeElement, new FocusEvent('focusin', {bubbles: true, composed: true}), performance.now());
  }
}

function releaseInput(field: TextField, value: string): void {
  const {selectionStart, selectionEnd} = field;
  // React compares with the value it saw last: the setter of the element tells it one, that of the prototype does not.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

/**
 * Lets all happen that was held back, once: hovering and focus as they are, presses and keys as they came.
 *
 * @param held - What the page script has kept.
 */
export function releaseHeld(held: Held): void {
  releaseHover(held);
  releaseFocus();
  for (const [field, value] of held.fields) if (field.isConnected) releaseInput(field, value);
  /** A key that was handled presses nothing. */
  let handled: EventTarget | null | undefined;
  for (const event of held.events) {
    const {target} = event;
    if (!(target instanceof Node) || !target.isConnected) continue;
    if (event.type === 'click' && (event as MouseEvent).detail === 0 && handled === target) continue;
    const goesOn = release(target, copyOf(event), event.timeStamp);
    handled = event.type === 'keydown' && !goesOn ? target : undefined;
  }
}
