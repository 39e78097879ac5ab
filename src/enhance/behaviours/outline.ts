/** The outline beside a page: marks the section that is read, and keeps the mark in view. */
/** The list beside the text; that of narrow windows is inside a `details` element. */
const LIST = ':not(details) > .table-of-contents';
const ACTIVE = 'table-of-contents__link--active';

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

/**
 * Which heading is that of the text in view: the first below the upper edge if it is in the upper
 * half of the window, else the one before it. It asks for few places only, since the browser has
 * to lay out for each those parts of the page that it has left out so far.
 *
 * @param count - Number of headings.
 * @param topOf - Distance of a heading from the top of the window in CSS pixels, by its index.
 * @param edge - Where the visible part of the page begins: below the navbar.
 * @param height - Height of the window in CSS pixels.
 * @returns Index of the heading; −1 above the first one.
 */
export function currentHeading(count: number, topOf: (index: number) => number, edge: number, height: number): number {
  let next = 0;
  for (let end = count; next < end;) {
    const middle = (next + end) >> 1;
    if (topOf(middle) >= edge) end = middle;
    else next = middle + 1;
  }
  return next < count && topOf(next) < height / 2 ? next : next - 1;
}

function mark(): void {
  const outline = document.querySelector(LIST)?.parentElement;
  if (!outline) return;
  const entries = [...outline.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    // A heading in a hidden tab has no place.
    return heading && !heading.closest('[hidden]') ? [{link, heading}] : [];
  });
  const topOf = (index: number): number => entries[index]?.heading.getBoundingClientRect().top ?? 0;
  const edge = Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  const current = entries[currentHeading(entries.length, topOf, edge, window.innerHeight)]?.link;
  const marked = outline.querySelector(`.${ACTIVE}`);
  if (marked === (current ?? null)) return;
  marked?.classList.remove(ACTIVE);
  current?.classList.add(ACTIVE);
  if (!current || outline.scrollHeight <= outline.clientHeight) return;
  const top = distanceIntoView(outline.getBoundingClientRect(), current.getBoundingClientRect());
  // At once: a second movement beside that of the page would distract.
  if (top !== 0) outline.scrollBy({top, behavior: 'instant'});
}

let waiting = false;

/** Marks once a frame, when the browser has laid the page out anyway. */
function markSoon(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    mark();
  });
}

/** Marks the section that is read on a page that navigation brought. */
export const refresh = markSoon;

/**
 * Follows the reader through the page.
 *
 * @param root - Document that is shown.
 */
export function startOutline(root: Document): void {
  root.addEventListener('scroll', markSoon, {passive: true});
  window.addEventListener('resize', markSoon);
  markSoon();
}
