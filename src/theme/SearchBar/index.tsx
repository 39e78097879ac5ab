// Change: fills the slot of the search bar, which the theme leaves empty, with the search of this site.
export {default} from '@site/src/components/Search';
