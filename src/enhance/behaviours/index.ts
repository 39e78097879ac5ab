/**
 * What a page does without React: plain scripts on the HTML, the same before the app is loaded,
 * after it, in development and without the bundle tricks. Each listens on the document and looks
 * elements up when something happens, because navigation replaces them.
 */
import {refresh as refreshCodeBlocks, startCodeBlocks} from './codeBlocks';
import {refresh as refreshColorMode, startColorMode} from './colorMode';
import {startLanguageLinks} from './languageLinks';
import {startLiveResults} from './liveResults';
import {startPresses} from './press';
import {refresh as refreshScrollAreas, startScrollAreas} from './scrollAreas';
import {refresh as refreshSidebarGroups, startSidebarGroups} from './sidebarGroups';
import {refresh as refreshTabs, startTabs} from './tabs';

// Not by namespace objects, which the bundler would write out.
const refreshers = [refreshColorMode, refreshSidebarGroups, refreshCodeBlocks, refreshScrollAreas, refreshTabs];

/**
 * Starts all behaviours that a page has from its beginning. A second call changes nothing.
 *
 * @param root - Document that is shown.
 */
export function startBehaviours(root: Document): void {
  startColorMode(root);
  startSidebarGroups(root);
  startCodeBlocks(root);
  startPresses(root);
  startLanguageLinks(root);
  startLiveResults(root);
  startScrollAreas(root);
  startTabs(root);
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
