/**
 * Boxes that scroll sideways (`data-scroll-area`). HTML makes all of them stops of the Tab key;
 * here those that show all they hold stop being one, and the others carry `data-scrolls`.
 */
const AREA = '[data-scroll-area]';

/** Writes what was measured, and only then, so that the page is laid out once. */
function measure(boxes: Iterable<HTMLElement>): void {
  // A box in a hidden tab has no size yet.
  const shown = [...boxes].filter((box) => box.clientWidth > 0);
  const measured = shown.map((box) => [box, box.scrollWidth > box.clientWidth] as const);
  for (const [box, scrolls] of measured) {
    if (box.hasAttribute('data-scrolls') === scrolls && box.hasAttribute('role') === scrolls) continue;
    box.toggleAttribute('data-scrolls', scrolls);
    if (scrolls) {
      box.setAttribute('role', 'group');
      box.setAttribute('tabindex', '0');
      box.setAttribute('aria-label', box.dataset.label ?? box.getAttribute('aria-label') ?? '');
      delete box.dataset.label;
    } else {
      // A name without a role is said by no screen reader; kept for when the window gets narrow.
      box.dataset.label ??= box.getAttribute('aria-label') ?? '';
      for (const name of ['role', 'tabindex', 'aria-label']) box.removeAttribute(name);
    }
  }
}

let observer: ResizeObserver | undefined;

/**
 * Watches the boxes of a new part of the page.
 *
 * @param root - Part of the page.
 */
export function refresh(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>(AREA)) {
    observer?.observe(box);
    if (box.firstElementChild !== null) observer?.observe(box.firstElementChild);
  }
}

/**
 * Keeps the boxes of a page right while it, or what is in it, changes its size.
 *
 * @param root - Document that is shown.
 */
export function startScrollAreas(root: Document): void {
  if (typeof ResizeObserver === 'undefined') return;
  observer ??= new ResizeObserver((entries) => {
    measure(new Set(entries.flatMap(({target}) => target.closest<HTMLElement>(AREA) ?? [])));
  });
  refresh(root);
}
