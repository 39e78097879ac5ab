/**
 * Fills the search slot of the navbar, which the classic theme leaves empty.
 */
export {default} from '@site/src/components/Search';
