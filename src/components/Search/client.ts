/** The page's side of the search worker. */
import type {IndexFiles, SearchRequest, SearchResponse, Suggestion} from '../../../search/protocol';
import type {SearchResults} from '../../../search/types';

/** Where the index stands. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Results of one query, or what to offer instead. */
export interface SearchAnswer {
  results: SearchResults;
  suggestions: Suggestion[];
}

/** The part of `Worker` the client uses. */
export interface WorkerLike {
  postMessage: (message: SearchRequest) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SearchResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Searches one index. */
export interface SearchClient {
  readonly status: SearchStatus;
  /** What went wrong, for the console and for error reports. */
  readonly failure: string | undefined;
  /** Starts loading the index; does nothing while loading or when loaded. */
  load: () => void;
  /**
   * Asks for results.
   *
   * @param query - Whatever was typed.
   * @returns The answer, or `undefined` when a newer query overtook this one
   * or the index failed to load.
   */
  search: (query: string) => Promise<SearchAnswer | undefined>;
  /** Lets the rest of the index load; call it when results are on screen. */
  complete: () => void;
  /**
   * Watches the status and the completion of the index.
   *
   * @param listener - Called after each change.
   * @returns A function that stops watching.
   */
  subscribe: (listener: () => void) => () => void;
  /** Rises each time the index gets more content. */
  readonly revision: number;
}

/**
 * Makes a client. The worker starts with {@link SearchClient.load}, and again
 * when loading is tried again after a failure.
 *
 * @param startWorker - Starts the worker.
 * @param files - Addresses of the index.
 * @returns A client in status `idle`.
 */
export function createSearchClient(startWorker: () => WorkerLike, files: IndexFiles): SearchClient {
  let worker: WorkerLike | undefined;
  let status: SearchStatus = 'idle';
  let failure: string | undefined;
  let revision = 0;
  let newest = 0;
  let pending: {id: number; query: string; resolve: (answer?: SearchAnswer) => void} | undefined;
  const listeners = new Set<() => void>();

  const change = (next: SearchStatus, message?: string) => {
    status = next;
    failure = message;
    for (const listener of listeners) {
      listener();
    }
  };

  const settle = (answer?: SearchAnswer) => {
    pending?.resolve(answer);
    pending = undefined;
  };

  const fail = (message: string) => {
    worker?.terminate();
    worker = undefined;
    settle();
    change('failed', message);
  };

  const receive = (response: SearchResponse) => {
    switch (response.type) {
      case 'ready':
        revision += 1;
        change('ready');
        break;
      case 'completed':
        revision += 1;
        change('ready');
        break;
      case 'failed':
        fail(response.message);
        break;
      case 'results':
        if (response.id === pending?.id) {
          settle({results: response.results, suggestions: response.suggestions});
        }
        break;
    }
  };

  const load = () => {
    if (status === 'loading' || status === 'ready') {
      return;
    }
    try {
      const started = startWorker();
      worker = started;
      started.onmessage = (event) => receive(event.data);
      started.onerror = (event) => {
        fail(event.message === undefined || event.message === '' ? 'The search worker did not start' : event.message);
      };
      change('loading');
      started.postMessage({type: 'load', files});
      // A query typed while an earlier load failed is still of interest.
      if (pending) {
        started.postMessage({type: 'search', id: pending.id, query: pending.query});
      }
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  };

  return {
    get status() {
      return status;
    },
    get failure() {
      return failure;
    },
    get revision() {
      return revision;
    },
    load,
    search: (query) => {
      settle();
      newest += 1;
      const id = newest;
      return new Promise((resolve) => {
        if (status === 'failed') {
          resolve(undefined);
          return;
        }
        pending = {id, query, resolve};
        worker?.postMessage({type: 'search', id, query});
      });
    },
    complete: () => worker?.postMessage({type: 'complete'}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
