import type {ClientModule} from '@docusaurus/types';

/** Room kept between the marked entry and the edge of the outline, in CSS pixels. */
const MARGIN = 48;

/** Where something stands on a vertical line, in CSS pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * How far a box has to scroll so that an entry of it is in view.
 *
 * @param box - Visible part of the box.
 * @param entry - Place of the entry, measured from the same origin.
 * @param margin - Room between the entry and the edge of the box, in CSS pixels.
 * @returns Distance in CSS pixels, positive for down; 0 when the entry is in view.
 */
export function distanceIntoView(box: Span, entry: Span, margin = MARGIN): number {
  if (entry.top < box.top + margin) return entry.top - margin - box.top;
  if (entry.bottom > box.bottom - margin) return entry.bottom + margin - box.bottom;
  return 0;
}

let observer: MutationObserver | undefined;

/** Keeps the entry that the theme marks while the reader scrolls inside a long outline in view. */
const followOutline: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    observer?.disconnect();
    const box = document.querySelector('.theme-doc-toc-desktop');
    if (box === null) return;
    observer = new MutationObserver(() => {
      const entry = box.querySelector('.table-of-contents__link--active');
      if (entry === null || box.scrollHeight <= box.clientHeight) return;
      const top = distanceIntoView(box.getBoundingClientRect(), entry.getBoundingClientRect());
      // At once: a second movement beside that of the page would distract.
      if (top !== 0) box.scrollBy({top, behavior: 'instant'});
    });
    observer.observe(box, {subtree: true, attributeFilter: ['class']});
  },
};

export default followOutline;
