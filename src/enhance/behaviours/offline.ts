/** Pages without a network: nothing is done, nor loaded, for readers who have not asked for them. */

import {kept} from './storage';

// One file with what the control does: each further one has its address in the script of every page.

/** Name of the choice of a reader who has removed the pages. */
export const REMOVED = 'offline-removed';

/** Shows what is stored where pages are, and stores them when the site is installed. */
export function startOffline(): void {
  // Where the script is missing the page is what it was; the control in the footer says what failed.
  const load = (act: (script: typeof import('../press')) => unknown): void => {
    import(/* webpackChunkName: "press" */ '../press').then(act).catch(() => {});
  };
  const store = (): void => load(({storeAll}) => storeAll(document));
  if (navigator.serviceWorker?.controller) load(({startStored}) => startStored(document));
  // Installed before this script was there, or by a browser that tells nobody.
  else if (window.matchMedia('(display-mode: standalone)').matches && kept('localStorage', REMOVED) === null) store();
  window.addEventListener('appinstalled', store);
}
