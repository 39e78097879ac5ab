/** The navbar that leaves while the reader scrolls down, and returns on the way up. */

/** A navbar that the settings let leave. */
const NAVBAR = 'nav[data-hides]';

/** Distance from the top at the last scroll, in CSS pixels. */
let last = 0;
/** The next scroll is the way to a place on the page, not one of the reader. */
let jumps = false;

const navbarOf = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>(NAVBAR);

function hide(navbar: HTMLElement, hidden: boolean): void {
  // A state of this script, which React does not know.
  navbar.dataset.hides = hidden ? 'now' : '';
}

function onScroll(): void {
  const navbar = navbarOf(document);
  const before = last;
  last = window.scrollY;
  if (!navbar) return;
  const height = navbar.offsetHeight;
  // At the top, where some browsers let the page bounce, it is always there.
  if (last < height) hide(navbar, false);
  else if (jumps) jumps = false;
  else if (before > 0 && last >= before) hide(navbar, true);
  else if (last + window.innerHeight < document.documentElement.scrollHeight - height) hide(navbar, false);
}

/** Shows the navbar of a new page, unless it would cover the place that the address names. */
export function refresh(root: ParentNode): void {
  const navbar = navbarOf(root);
  if (!navbar) return;
  jumps = location.hash !== '' && document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null;
  hide(navbar, jumps);
}

/**
 * Lets the navbar leave and return.
 *
 * @param root - Document that is shown.
 */
export function startNavbar(root: Document): void {
  root.addEventListener('scroll', onScroll, {passive: true});
  window.addEventListener('hashchange', () => refresh(root));
}
