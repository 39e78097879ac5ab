/** Holds back what readers do to controls until the app is there, and then lets it happen. */
import {markHeld} from '../events';

const held: Event[] = [];
const fields = new Map<HTMLInputElement, string>();
let hover: {event: PointerEvent; anchor: Element | null; since: number} | undefined;

/** What a pointer rests on: moving inside of it is no new arrival. */
const HOVERED = 'a, button, summary, input, [role="button"]';

/**
 * Keeps an event.
 *
 * @param event - An event of a control; what follows from it must be prevented by the caller.
 */
export function hold(event: Event): void {
  held.push(event);
}

/** Keeps what stands in a text field, and that the reader has changed it. */
export function holdInput(field: HTMLInputElement): void {
  fields.set(field, field.value);
}

/** Keeps where the pointer is, and since when. */
export function holdHover(event: PointerEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest(HOVERED) : null;
  const isSame = hover !== undefined && anchor !== null && hover.anchor === anchor;
  hover = {event, anchor, since: isSame ? hover!.since : event.timeStamp};
}

/** Forgets all that happened. */
export function dropHeld(): void {
  held.length = 0;
  fields.clear();
}

/** The same event once more: an event has all that its constructor takes. */
const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);

function release(target: EventTarget, event: Event, since: number): boolean {
  return target.dispatchEvent(markHeld(event, since));
}

function releaseHover(): void {
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

function releaseInput(field: HTMLInputElement, value: string): void {
  const {selectionStart, selectionEnd} = field;
  // React compares with the value it saw last: the setter of the element tells it one, that of the prototype does not.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

/** Lets all happen that was held back, once: hovering and focus as they are, presses and keys as they came. */
export function releaseHeld(): void {
  releaseHover();
  releaseFocus();
  for (const [field, value] of fields) if (field.isConnected) releaseInput(field, value);
  /** A key that was handled presses nothing. */
  let handled: EventTarget | null | undefined;
  for (const event of held.splice(0)) {
    const {target} = event;
    if (!(target instanceof Node) || !target.isConnected) continue;
    if (event.type === 'click' && (event as MouseEvent).detail === 0 && handled === target) continue;
    const goesOn = release(target, copyOf(event), event.timeStamp);
    handled = event.type === 'keydown' && !goesOn ? target : undefined;
  }
  dropHeld();
}
