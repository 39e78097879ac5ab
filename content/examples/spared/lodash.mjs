/** What the toolkit's theme imports of lodash, in place of its list of 640 functions. */
export {default as debounce} from 'lodash-es/debounce.js';
export {default as throttle} from 'lodash-es/throttle.js';
