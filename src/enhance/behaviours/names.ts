/**
 * Names in samples: each is a link to its entry in the reference, and shows a card of it. The names of a block are one
 * stop of the Tab key, and the arrow keys lead from one to the next: forty stops would keep readers from what follows.
 */
import {elementOf} from './parts';

/** Selector of the names. */
export const NAME = '.theme-code-block code a';

/** Steps of the arrow keys; those that scroll the page are left to it. */
const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

const nameOf = (event: Event): HTMLAnchorElement | null => elementOf(event, NAME) as HTMLAnchorElement | null;

/** Names of a block that are in sight: those of the folded end of a long sample are not. */
function namesOf(block: Element): HTMLElement[] {
  const end = block.getBoundingClientRect().bottom;
  const names = [...block.querySelectorAll<HTMLElement>('a')];
  const shown = names.filter((name) => name.getBoundingClientRect().bottom <= end);
  return shown.length > 0 ? shown : names;
}

/** Makes one name the stop of the Tab key in its block. */
function setStop(block: Element, stop: HTMLElement | undefined): void {
  for (const name of block.querySelectorAll<HTMLElement>('a')) {
    if (name === stop) name.removeAttribute('tabindex');
    else name.tabIndex = -1;
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const name = nameOf(event);
  const block = name?.closest('pre');
  if (!name || !block || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const names = namesOf(block);
  const next =
    event.key === 'Home'
      ? names[0]
      : event.key === 'End'
        ? names.at(-1)
        : names[names.indexOf(name) + (STEPS[event.key] ?? Number.NaN)];
  if (next === undefined) return;
  event.preventDefault();
  setStop(block, next);
  next.focus();
}

function offer(name: HTMLAnchorElement | null, isTapped = false): void {
  if (!name) return;
  // Without its script, a name remains a link.
  import(/* webpackChunkName: "name-card" */ '../nameCard')
    .then(({offerCard}) => offerCard(name, isTapped))
    .catch(() => {});
}

function onClick(event: MouseEvent): void {
  const name = nameOf(event);
  if (!name) return;
  const {pointerType} = event as PointerEvent;
  // A finger cannot rest on a name, so that its tap shows the card; and the end of a selection is no click.
  if (pointerType === 'touch') offer(name, true);
  if (pointerType === 'touch' || getSelection()?.isCollapsed === false) event.preventDefault();
}

/**
 * Sets up the blocks of a new part of the page.
 *
 * @param root - Part of the page.
 */
export function refresh(root: ParentNode): void {
  for (const block of root.querySelectorAll('.theme-code-block pre'))
    setStop(block, block.querySelector('a') ?? undefined);
}

/**
 * Makes names show their cards.
 *
 * @param root - Document that is shown.
 */
export function startNames(root: Document): void {
  root.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && offer(nameOf(event)), {
    passive: true,
  });
  root.addEventListener('focusin', (event) => {
    const name = nameOf(event);
    const block = name?.closest('pre');
    if (!name || !block) return;
    setStop(block, name);
    offer(name);
  });
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('click', onClick);
  refresh(root);
  // The sign of life that brought this script may have been about a name.
  offer(root.querySelector<HTMLAnchorElement>(`${NAME}:is(:hover, :focus-visible)`));
}
