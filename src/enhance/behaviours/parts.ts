/** Id of the hidden element in which a page keeps what these scripts put into it. */
export const PARTS_ID = 'page-parts';

/**
 * The hidden element with the parts and words that scripts show, in the language of the page.
 *
 * @param page - Document that is shown.
 * @returns The element; `null` before the page is drawn.
 */
export const partsOf = (page: Document): HTMLElement | null => page.getElementById(PARTS_ID);

/**
 * An element of the page at or around the place of an event.
 *
 * @param event - Event that a listener of the document hears.
 * @param selector - Which element is meant.
 * @returns The nearest one; `null` when the event happened elsewhere.
 */
export function elementOf(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
