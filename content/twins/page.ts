import type {Lang} from '../../config/types';
import type {OverviewGroup, PageBacklinks} from '../data';
import type {Words} from './words';

/** What the address of a link depends on besides the link. */
export interface AddressOptions {
  /** Language of the page that is meant, where it is not that of the link. */
  lang?: Lang | undefined;
  /** Whether the file is one of those that every language has of its own. */
  ofLanguage?: boolean;
}

/** What a twin needs to know besides the text of its page. */
export interface TwinPage {
  /** Whole address of what a link of the page leads to: the twin of a page, a file, or another site. */
  address: (url: string, options?: AddressOptions) => string;
  /** Whole address of the twin of a page, by the route of the page. */
  twin: (route: string) => string;
  /** Texts in the language of the page. */
  words: Words;
  /** What stands between a term and what is said about it. */
  colon: string;
  /** Uses of the entries of the page, by the id of the entry. */
  backlinks: PageBacklinks;
  /** What the overview of the reference shows. */
  overview: readonly OverviewGroup[];
  /** Whether the sites of examples are there. */
  live: boolean;
  /** Time of the last change of the page in ms since 1970, where git knows it. */
  lastChange?: number | undefined;
}
