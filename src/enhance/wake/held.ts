/** Keeps what readers do to controls until the app is there. */
import type {Held, TextField} from '../events';

const held: Held = {events: [], fields: new Map()};

/** What a pointer rests on: moving inside of it is no new arrival. */
const HOVERED = 'a, button, summary, input, textarea, [role="button"]';

/**
 * Keeps an event.
 *
 * @param event - An event of a control; what follows from it must be prevented by the caller.
 */
export function hold(event: Event): void {
  held.events.push(event);
}

/** Keeps what stands in a text field, and that the reader has changed it. */
export function holdInput(field: TextField): void {
  held.fields.set(field, field.value);
}

/** Keeps where the pointer is, and since when. */
export function holdHover(event: PointerEvent): void {
  const anchor = (event.target as Element).closest(HOVERED);
  const {hover} = held;
  const since = hover !== undefined && anchor !== null && hover.anchor === anchor ? hover.since : event.timeStamp;
  held.hover = {event, anchor, since};
}

/** Forgets all that happened. */
export function dropHeld(): void {
  held.events.length = 0;
  held.fields.clear();
}

/** All that was kept. */
export const takeHeld = (): Held => held;
