/** Names in samples: each is a link to its entry in the reference. What else it does comes with the first one that is used. */
import {elementOf} from './parts';

const NAME = '.theme-code-block code a';

/**
 * Makes names show their cards.
 *
 * @param root - Document that is shown.
 */
export function startNames(root: Document): void {
  const meet = (name: Element | null, isTapped = false): void => {
    if (!name) return;
    // Without the script, a name remains a link.
    import(/* webpackChunkName: "name-card" */ '../nameCard')
      .then(({meetName}) => meetName(name as HTMLAnchorElement, isTapped))
      .catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    root.addEventListener(type, (event) => {
      const isTouch = (event as PointerEvent).pointerType === 'touch';
      const isTapped = isTouch && type === 'click';
      const name = elementOf(event, NAME);
      // A finger cannot rest on a name: its tap shows the card, which has the link.
      if (name && isTapped) event.preventDefault();
      if (isTapped || !isTouch) meet(name, isTapped);
    });
  }
  // The sign of life that brought this script may have been about a name.
  meet(root.querySelector(`${NAME}:is(:hover, :focus-visible)`));
}
