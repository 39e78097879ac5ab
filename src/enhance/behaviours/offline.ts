/** Pages without a network: nothing is done, nor loaded, for readers who have not asked for them. */

// One file with what the control does: each further one has its address in the script of every page.

/** Shows what is stored where pages are, and stores them when the site is installed. */
export function startOffline(): void {
  // Where the script is missing the page is what it was; the control in the footer says what failed.
  if (navigator.serviceWorker?.controller) {
    import(/* webpackChunkName: "press" */ '../press').then(({startStored}) => startStored(document)).catch(() => {});
  } else if (window.matchMedia('(display-mode: standalone)').matches) {
    // Installed before this script was there, or by a browser that tells nobody.
    import(/* webpackChunkName: "press" */ '../press')
      .then(({storeUnlessRemoved}) => storeUnlessRemoved(document))
      .catch(() => {});
  }
  window.addEventListener('appinstalled', () => {
    import(/* webpackChunkName: "press" */ '../press').then(({storeAll}) => storeAll(document)).catch(() => {});
  });
}
