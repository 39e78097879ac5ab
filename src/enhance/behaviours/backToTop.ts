/** The button that leads back to the start of a page: there while the reader scrolls up, far from the start. */
import {elementOf} from './parts';

const BUTTON = '[data-to-top]';

/** Distance from the start below which the button is of no use, in CSS pixels. */
const FAR = 300;

/** Distance from the start at the last scroll. */
let last = 0;

function show(shown: boolean): void {
  for (const button of document.querySelectorAll(BUTTON)) button.toggleAttribute('data-shown', shown);
}

function onScroll(): void {
  const before = last;
  last = window.scrollY;
  show(last < before && last >= FAR);
}

/** A new page begins without it. */
export function refresh(): void {
  last = 0;
  show(false);
}

/**
 * Shows and hides the button, and makes it work.
 *
 * @param root - Document that is shown.
 */
export function startBackToTop(root: Document): void {
  root.addEventListener('scroll', onScroll, {passive: true});
  root.addEventListener('click', (event) => {
    // At once, as links of the page do: a page of 20 windows takes two seconds to run past.
    if (elementOf(event, BUTTON)) window.scrollTo({top: 0});
  });
  window.addEventListener('hashchange', refresh);
}
