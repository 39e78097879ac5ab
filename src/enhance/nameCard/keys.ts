/**
 * The names of a block are one stop of the Tab key, and arrow keys lead from one to the next: forty stops would keep
 * readers from what follows.
 */

/** Steps of the arrow keys; those that scroll the page are left to it. */
const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

const linksOf = (block: Element): HTMLElement[] => [...block.querySelectorAll<HTMLElement>('a')];

/**
 * Makes a name the stop of the Tab key in its block.
 *
 * @param stop - The name, which has or gets the focus.
 */
export function setStop(stop: HTMLElement): void {
  for (const name of linksOf(stop.closest('pre')!)) {
    if (name === stop) name.removeAttribute('tabindex');
    else name.tabIndex = -1;
  }
}

/** Names of a block that are in sight: those of the folded end of a long sample are not. */
function shownNames(block: Element): HTMLElement[] {
  const end = block.getBoundingClientRect().bottom;
  return linksOf(block).filter((name) => name.getBoundingClientRect().bottom <= end);
}

/** Leads from a name to another one of its block. */
export function onKeyDown(event: KeyboardEvent): void {
  const name = event.target instanceof HTMLElement ? event.target : null;
  const block = name?.closest('.theme-code-block pre');
  if (!name?.matches('code a') || !block || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const names = shownNames(block);
  const next =
    event.key === 'Home'
      ? names[0]
      : event.key === 'End'
        ? names.at(-1)
        : names[names.indexOf(name) + (STEPS[event.key] ?? Number.NaN)];
  if (next === undefined) return;
  event.preventDefault();
  setStop(next);
  next.focus();
}

/** The end of a selection is no click. */
export function onClick(event: MouseEvent): void {
  const isName = event.target instanceof Element && event.target.matches('.theme-code-block code a');
  if (isName && event.detail > 0 && getSelection()?.isCollapsed === false) event.preventDefault();
}
