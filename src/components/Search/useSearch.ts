import {startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {SearchAnswer, SearchClient, SearchStatus} from '@site/src/components/Search/client';
import type {SearchHooks} from '@site/src/components/Search/hooks';

/**
 * Time after the first results at which the rest of the index is loaded, in
 * ms: late enough to leave the connection to the page a reader picks at once.
 */
const COMPLETE_DELAY = 500;

/** An answer together with the query it belongs to. */
export interface ShownAnswer extends SearchAnswer {
  query: string;
}

/** What the dialog knows about the search. */
export interface SearchState {
  status: SearchStatus;
  /** The newest answer; stays while the next query runs. */
  answer: ShownAnswer | undefined;
  /** Whether a hook threw. */
  hookFailed: boolean;
  /**
   * Searches, or clears the answer for a query of spaces.
   *
   * @param query - Whatever was typed.
   */
  run: (query: string) => void;
  /** Loads the index again after a failure and repeats the last query. */
  retry: () => void;
}

/**
 * Runs searches through a client and the hooks, newest query first.
 *
 * @param client - The index.
 * @param hooks - Functions around each search.
 * @returns State and actions.
 */
export function useSearch(client: SearchClient, hooks: SearchHooks): SearchState {
  const status = useSyncExternalStore(client.subscribe, () => client.status);
  const revision = useSyncExternalStore(client.subscribe, () => client.revision);
  const [answer, setAnswer] = useState<ShownAnswer>();
  const [hookFailed, setHookFailed] = useState(false);
  const newest = useRef({number: 0, query: ''});

  const run = useCallback(
    (typed: string) => {
      const number = newest.current.number + 1;
      newest.current = {number, query: typed};
      const isNewest = () => newest.current.number === number;
      setHookFailed(false);
      if (typed.trim() === '') {
        setAnswer(undefined);
        return;
      }
      const search = async () => {
        const query = await hooks.beforeSearch(typed);
        if (!isNewest()) return;
        const found = await client.search(query);
        if (!found || !isNewest()) return;
        const results = await hooks.onSearch(query, found.results);
        if (!isNewest()) return;
        // The list is the only large thing to render: it must not hold up a key.
        startTransition(() => setAnswer({query, results, suggestions: found.suggestions}));
      };
      search().catch((error: unknown) => {
        // The index does not throw here: it reports through the status.
        console.error('A search hook failed:', error);
        if (isNewest()) setHookFailed(true);
      });
    },
    [client, hooks],
  );

  useEffect(() => {
    client.load();
  }, [client]);

  // More of the index has arrived: the answer on screen may have a better one.
  useEffect(() => {
    if (revision > 1 && newest.current.query.trim() !== '') {
      run(newest.current.query);
    }
  }, [revision, run]);

  useEffect(() => {
    if (answer === undefined) return;
    hooks.afterSearch(answer.query, answer.results);
  }, [answer, hooks]);

  // Once for all answers: typing on must not put it off.
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    if (!hasAnswer) return undefined;
    const timer = setTimeout(() => client.complete(), COMPLETE_DELAY);
    return () => clearTimeout(timer);
  }, [hasAnswer, client]);

  const retry = useCallback(() => {
    client.load();
    run(newest.current.query);
  }, [client, run]);

  return {status, answer, hookFailed, run, retry};
}
