/** Behaviours that nothing waits for: they begin when somebody reads. */
import * as backToTop from './backToTop';
import {addBehaviour} from './index';
import * as navbar from './navbar';
import * as outline from './outline';
import {startPrinting} from './printing';
import {startRestoring} from './restoring';
import * as themeColor from './themeColor';

/**
 * Starts them.
 *
 * @param root - Document that is shown.
 */
export function startScrolling(root: Document): void {
  backToTop.startBackToTop(root);
  navbar.startNavbar(root);
  outline.startOutline(root);
  themeColor.startThemeColor(root);
  startPrinting(root);
  startRestoring(root);
  addBehaviour(backToTop.refresh);
  addBehaviour(navbar.refresh);
  addBehaviour(outline.refresh);
  addBehaviour(themeColor.refresh);
}
