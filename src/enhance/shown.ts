import {settleAddress} from './address';
import {announce, startAnnouncing} from './announce';
import {refreshBehaviours, startBehaviours} from './behaviours';

/** Starts what every page does by itself, whoever navigates. */
export function startPage(): void {
  settleAddress();
  startBehaviours(document);
  startAnnouncing();
}

/** Sets up a page that navigation has shown, and tells its title to screen readers. */
export function pageShown(): void {
  refreshBehaviours(document);
  announce(document.title);
}

/** The same for a page that the router has shown, which writes its title in the next frame. */
export function pageRouted(): void {
  refreshBehaviours(document);
  requestAnimationFrame(() => setTimeout(() => announce(document.title)));
}
