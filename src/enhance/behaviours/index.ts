/**
 * What a page does without React: plain scripts on the HTML, the same before the app is loaded,
 * after it, in development and without the bundle tricks. Each listens on the document and looks
 * elements up when something happens, because navigation replaces them.
 */
import * as codeBlocks from './codeBlocks';
import * as colorMode from './colorMode';
import {startLiveResults} from './liveResults';
import * as scrollAreas from './scrollAreas';
import * as sidebarGroups from './sidebarGroups';
import * as tabs from './tabs';

const refreshers = [colorMode, sidebarGroups, codeBlocks, scrollAreas, tabs].map(({refresh}) => refresh);

/**
 * Starts all behaviours that a page has from its beginning. A second call changes nothing.
 *
 * @param root - Document that is shown.
 */
export function startBehaviours(root: Document): void {
  colorMode.startColorMode(root);
  sidebarGroups.startSidebarGroups(root);
  codeBlocks.startCodeBlocks(root);
  startLiveResults(root);
  scrollAreas.startScrollAreas(root);
  tabs.startTabs(root);
}

/**
 * Adds a behaviour that is loaded later.
 *
 * @param refresh - Sets it up in a new part of the page.
 */
export function addBehaviour(refresh: (root: ParentNode) => void): void {
  refreshers.push(refresh);
}

/**
 * Sets up what navigation brought into the page. It may run on the same elements again.
 *
 * @param root - New part of the page, or the document.
 */
export function refreshBehaviours(root: ParentNode): void {
  for (const refresh of refreshers) refresh(root);
}
