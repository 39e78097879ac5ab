/** In place of the object that Docusaurus puts on the window: pages are prepared by the page script. */
import {PREPARE} from '@site/src/enhance/events';

export default Object.freeze({
  prefetch: () => false,
  preload: (path: string) => document.dispatchEvent(new CustomEvent(PREPARE, {detail: path})),
});
