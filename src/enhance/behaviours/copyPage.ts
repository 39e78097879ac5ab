/** The button that copies a page: what it does is loaded when it is pressed first. */
import {announceFailure} from '../announce';
import {elementOf} from './parts';

/**
 * Makes the button work, on every page that is shown.
 *
 * @param root - Document that is shown.
 */
export function startCopyPage(root: Document): void {
  root.addEventListener('click', (event) => {
    const button = elementOf(event, '[data-copy-page]');
    if (button) {
      import(/* webpackChunkName: "copy-page" */ '../copyPage').then(({copyPage}) => copyPage(button), announceFailure);
    }
  });
}
