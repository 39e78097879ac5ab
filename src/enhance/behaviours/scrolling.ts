/** Behaviours that nothing waits for: they begin when somebody reads. */
import {addBehaviour} from './index';
import * as navbar from './navbar';
import * as outline from './outline';
import * as themeColor from './themeColor';

/**
 * Starts them.
 *
 * @param root - Document that is shown.
 */
export function startScrolling(root: Document): void {
  navbar.startNavbar(root);
  outline.startOutline(root);
  themeColor.startThemeColor(root);
  addBehaviour(navbar.refresh);
  addBehaviour(outline.refresh);
  addBehaviour(themeColor.refresh);
}
