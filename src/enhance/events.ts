/**
 * What the page script and the app tell each other. They are bundles of their own, so they meet
 * at events of the document and at properties of events and elements.
 */

/** Fired on the document when the app has hydrated and all of its effects have run. */
export const AWAKE = 'site:awake';

/** Fired on the document when the router has shown another page. */
export const NAVIGATED = 'site:navigated';

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
