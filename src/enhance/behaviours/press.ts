/** Controls whose work is loaded when one of them is pressed first: `data-press` says which work. */
import {announceFailure} from '../announce';
import {elementOf} from './parts';

/**
 * Makes the controls work, on every page that is shown.
 *
 * @param root - Document that is shown.
 */
export function startPresses(root: Document): void {
  root.addEventListener('click', (event) => {
    const button = elementOf(event, '[data-press]');
    if (button) {
      import(/* webpackChunkName: "press" */ '../press').then(({press}) => press(button)).catch(announceFailure);
    }
  });
}
