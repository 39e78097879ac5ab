/**
 * What the page script and the app tell each other. They are bundles of their own, so they meet
 * at events of the document and at properties of events and elements.
 */

/** What readers type into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What the page script has held back until the app was there. */
export interface Held {
  /** Presses and keys, in their order. */
  events: Event[];
  /** Text fields that were changed, and what stands in them. */
  fields: Map<TextField, string>;
  /** Where the pointer was last, the control or link there, and since when in ms. */
  hover?: {event: PointerEvent; anchor: Element | null; since: number};
}

/**
 * Fired on the document when the app has hydrated and all of its effects have run. Its detail is
 * the function that lets happen what was held back.
 */
export const AWAKE = 'site:awake';

/** Fired on the document when the page script has shown another page to the app. */
export const NAVIGATED = 'site:navigated';

/** Fired on the document by the app when a page will be wanted; its detail is the address. */
export const PREPARE = 'site:prepare';

/** The event {@link AWAKE}. */
export type AwakeEvent = CustomEvent<(held: Held) => void>;

/** An event that was held back until the app was there. */
interface HeldEvent extends Event {
  /** When the reader caused it, on the clock of `performance.now()`. */
  heldSince?: number;
}

/**
 * Marks an event that is dispatched later than the reader caused it.
 *
 * @param event - The event, before it is dispatched.
 * @param since - When the reader caused it, in ms on the clock of `performance.now()`.
 */
export function markHeld<Held extends Event>(event: Held, since: number): Held {
  return Object.assign(event, {heldSince: since});
}

/**
 * How long ago the reader caused an event.
 *
 * @param event - A native event, held back or not.
 * @returns Time in ms; 0 for an event that was not held back.
 */
export function heldFor({heldSince}: HeldEvent): number {
  return heldSince === undefined ? 0 : performance.now() - heldSince;
}
