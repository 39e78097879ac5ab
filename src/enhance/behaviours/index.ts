/**
 * What a page does without React: plain scripts on the HTML, the same before the app is loaded,
 * after it, in development and without the bundle tricks. Each listens on the document and looks
 * elements up when something happens, because navigation replaces them.
 */
import * as codeBlocks from './codeBlocks';
import * as scrollAreas from './scrollAreas';
import * as tabs from './tabs';

/**
 * Starts all behaviours. A second call changes nothing.
 *
 * @param root - Document that is shown.
 */
export function startBehaviours(root: Document): void {
  codeBlocks.startCodeBlocks(root);
  scrollAreas.startScrollAreas(root);
  tabs.startTabs(root);
}

/**
 * Sets up what navigation brought into the page. It may run on the same elements again.
 *
 * @param root - New part of the page, or the document.
 */
export function refreshBehaviours(root: ParentNode): void {
  codeBlocks.refresh(root);
  scrollAreas.refresh(root);
  tabs.refresh(root);
}
