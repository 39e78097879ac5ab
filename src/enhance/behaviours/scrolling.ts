/** Behaviours that begin when the reader scrolls. */
import {addBehaviour} from './index';
import * as navbar from './navbar';
import * as outline from './outline';

/**
 * Starts them.
 *
 * @param root - Document that is shown.
 */
export function startScrolling(root: Document): void {
  navbar.startNavbar(root);
  outline.startOutline(root);
  addBehaviour(navbar.refresh);
  addBehaviour(outline.refresh);
}
