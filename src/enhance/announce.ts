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
 * @param options - `visible: true` shows it to sighted readers too.
 */
export function announce(text: string, {visible = false}: {visible?: boolean} = {}): void {
  region.textContent = text;
  region.toggleAttribute('data-visible', visible);
}

/** Says to everyone that what a control needs could not be loaded. */
export const announceFailure = (): void => announce(partsOf(document)!.dataset.failure!, {visible: true});
