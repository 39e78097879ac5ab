/** What passes between the build, the page and the search worker. */
import type {SearchResults} from './types';

/** Addresses of the files of one index. */
export interface IndexFiles {
  /** Address of the head, absolute on this site. */
  head: string;
  /** Address of the tail; missing when the head has everything. */
  tail?: string;
}

/** Global data of the search plugin: where the indexes of this language are. */
export interface SearchIndexData {
  /** By name of the documentation version; `current` is the one in `docs/`. */
  indexes: Record<string, IndexFiles>;
}

/** What the page asks of the worker. */
export type SearchRequest =
  | {type: 'load'; files: IndexFiles}
  | {type: 'search'; id: number; query: string}
  /** The first results are on screen: now is the time to load the tail. */
  | {type: 'complete'};

/** What the worker answers. */
export type SearchResponse =
  | {type: 'ready'}
  /** The tail is in the index: results may be better now. */
  | {type: 'completed'}
  | {type: 'failed'; message: string}
  | {type: 'results'; id: number; results: SearchResults; suggestions: Suggestion[]};

/** A page to offer when nothing was found. */
export interface Suggestion {
  route: string;
  title: string;
}
