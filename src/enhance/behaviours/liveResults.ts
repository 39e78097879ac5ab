/** Live results: `liveResult.ts` is loaded when one of them is used first. */
import {announceFailure} from '../announce';
import {elementOf} from './parts';

/** Keys that move along tabs; others that do something press, which is a click. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Waits for the first use of a control of a live result, loads what live results do, and repeats
 * what the reader did meanwhile.
 *
 * @param root - Document that is shown.
 */
export function startLiveResults(root: Document): void {
  const waiting = new AbortController();
  const meet = (event: MouseEvent | KeyboardEvent): void => {
    const isKey = 'key' in event;
    const control = elementOf(event, isKey ? '[data-live][role=tab]' : '[data-live]');
    if (!control || (isKey && !KEYS.includes(event.key))) return;
    if (isKey) event.preventDefault();
    import(/* webpackChunkName: "live-result" */ '../liveResult')
      .then(({start}) => start(root))
      .then(() => {
        waiting.abort();
        control.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
      })
      .catch(announceFailure);
  };
  root.addEventListener('click', meet, waiting);
  root.addEventListener('keydown', meet, waiting);
}
