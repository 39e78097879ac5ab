/** The one client and the one store the page has. */
import {createStorageSlot} from '@docusaurus/theme-common';
import {createSearchClient, type SearchClient} from '@site/src/components/Search/client';
import type {IndexFiles} from '@site/search/protocol';
import {createRecentSearches, type RecentSearches} from '@site/src/components/Search/recent';
import {startWorker} from '@site/src/components/Search/startWorker';

const clients = new Map<string, SearchClient>();

/**
 * The client of an index; one worker serves all openings of the dialog.
 *
 * @param files - Addresses of the index.
 * @returns A client, loading or loaded.
 */
export function getSearchClient(files: IndexFiles): SearchClient {
  let client = clients.get(files.head);
  if (!client) {
    client = createSearchClient(startWorker, files);
    clients.set(files.head, client);
  }
  return client;
}

/**
 * The reader's recent searches. Each language has its own, as its words are of
 * no use in the other.
 *
 * @param locale - Current language.
 * @returns The store.
 */
export function getRecentSearches(locale: string): RecentSearches {
  return createRecentSearches(createStorageSlot(`search.recent.${locale}`));
}
