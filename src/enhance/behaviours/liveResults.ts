/** Live results: `liveResult.ts` is loaded when one of them is used first. */
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
  const load = (repeat: () => void): void => {
    void import(/* webpackChunkName: "live-result" */ '../liveResult').then(({start}) => {
      root.removeEventListener('click', onClick);
      root.removeEventListener('keydown', onKeyDown);
      start(root);
      repeat();
    });
  };
  const onClick = (event: MouseEvent): void => {
    const control = elementOf(event, '[data-live]');
    if (control) load(() => control.click());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key} = event;
    const control = elementOf(event, '[data-live][role=tab]');
    if (!control || !KEYS.includes(key)) return;
    event.preventDefault();
    load(() => control.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})));
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
}
