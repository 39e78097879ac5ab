/** What the controls marked `data-press` do. Loaded by `behaviours/press.ts`, and with pages that are shown from what was stored. */
import {copyPage} from './copyPage';
import {toggle} from './offline';

export {storeAll, storeUnlessRemoved, startStored} from './offline';

/**
 * Does what a control is for.
 *
 * @param button - The control that was pressed.
 * @throws Error, by rejecting, when what it needs cannot be loaded.
 */
export const press = (button: HTMLElement): Promise<void> =>
  button.dataset.press === 'offline' ? toggle(document) : copyPage(button);
