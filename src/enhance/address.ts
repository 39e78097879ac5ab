/** One page answers at several addresses, of which the router knows one. */

/** What static hosts add to the address of a page. */
export const ADDED = /(?:\/index)?(?:\.html)?\/?$/;

/**
 * The address at which the router knows a page.
 *
 * @param shown - Path at which it was served, such as `/zh/index.html` or `/zh`.
 * @param canonical - Path that the page gives as its own, such as `/zh/`; undefined when it gives none.
 * @returns `canonical` for another spelling of it; `undefined` when nothing has to change, or the page was served for
 *   an address that is not its own, as a 404 page is.
 */
export function settledPath(shown: string, canonical: string | undefined): string | undefined {
  if (canonical === undefined || shown === canonical) return undefined;
  return shown.replace(ADDED, '') === canonical.replace(ADDED, '') ? canonical : undefined;
}

/** Shows the page's own address in place of another spelling of it, before anything reads it. */
export function settleAddress(): void {
  const {pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const path = settledPath(pathname, canonical && new URL(canonical).pathname);
  if (path !== undefined) history.replaceState(history.state, '', path + search + hash);
}
