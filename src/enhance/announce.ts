/** Says things to screen readers, and failures to everyone. */
import {partsOf} from './behaviours/parts';

let region: HTMLElement;

/** Adds the empty live region: what stands in a region from its beginning is not announced. */
export function startAnnouncing(): void {
  region = document.createElement('div');
  region.dataset.announcer = '';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

/**
 * Announces a text, politely.
 *
 * @param text - One sentence or title; an empty one takes back what was said.
 * @param isVisible - Whether it is shown to sighted readers too.
 */
export function announce(text: string, isVisible = false): void {
  region.textContent = text;
  region.toggleAttribute('data-visible', isVisible);
}

/** Says to everyone that what a control needs could not be loaded. */
export const announceFailure = (): void => announce(partsOf(document)!.dataset.failure!, true);
