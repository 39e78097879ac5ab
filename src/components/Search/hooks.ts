/**
 * The place to extend the search. Replace a function here to change what is
 * asked, what is found, what happens then, or what is shown below the results.
 * As they are, the hooks do nothing.
 */
import type {ReactNode} from 'react';
import type {SearchResults} from '../../../search/types';

/** Functions called around every search, in this order. */
export interface SearchHooks {
  /**
   * Called before the index is asked.
   *
   * @param query - The query as typed.
   * @returns The query to search instead.
   */
  beforeSearch: (query: string) => string | Promise<string>;
  /**
   * Called with what the index found, to add, drop or reorder pages, for
   * example with those of a remote service. A newer query discards the result
   * of an older one, however late it arrives.
   *
   * @param query - The query that was searched.
   * @param results - Pages found in the index, best first.
   * @returns The results to show.
   */
  onSearch: (query: string, results: SearchResults) => SearchResults | Promise<SearchResults>;
  /**
   * Called when results are on screen, for example to count searches.
   *
   * @param query - The query that was searched.
   * @param results - The results shown.
   */
  afterSearch: (query: string, results: SearchResults) => void;
  /**
   * Renders below the results, inside the dialog.
   *
   * @param query - The query that was searched.
   * @param results - The results shown.
   * @returns An element, or `null` for nothing.
   */
  render: (query: string, results: SearchResults) => ReactNode;
}

/** Hooks that do nothing. */
export const searchHooks: SearchHooks = {
  beforeSearch: (query) => query,
  onSearch: (_query, results) => results,
  afterSearch: () => {},
  render: () => null,
};
