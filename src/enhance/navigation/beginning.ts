/**
 * Shows the beginning of a page before its end is laid out, which on a long page is most of the work. What is below the
 * window follows a few blocks at a time, so that no step keeps the reader waiting, and nothing is put off for good.
 */

/** Blocks of a page that are not put off, as `src/css/enhance.css` has it. */
const FIRST = 11;

/** Blocks that follow in one step: laying them out takes some 10 ms on a computer. */
const STEP = 24;

const {dataset} = document.documentElement;

/** How many blocks are shown; 0 when none is put off. */
let shown = 0;

/** Runs a task after the next frame is painted. */
const nextFrame = (task: () => void): void => {
  requestAnimationFrame(() => setTimeout(task));
};

function showMore(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *')];
  // Blocks and not the mark: when that changes, the browser looks at all of them again.
  for (const block of blocks.slice(shown, shown + STEP)) block.style.contentVisibility = 'visible';
  shown += STEP;
  if (shown < blocks.length) return nextFrame(showMore);
  shown = 0;
  delete dataset.beginning;
  // Asked for first: an attribute that Chromium has not written yet would come back empty.
  for (const block of blocks) if (block.hasAttribute('style')) block.removeAttribute('style');
}

/** Begins to show the blocks that are put off, if there are any. */
export function showRest(): void {
  if (dataset.beginning === undefined) return;
  if (shown === 0) nextFrame(showMore);
  shown = FIRST;
}

/** Puts off what is below the window until the frames after the first one. Call when a page is shown at its start. */
export function paintBeginning(): void {
  dataset.beginning = '';
  showRest();
}
