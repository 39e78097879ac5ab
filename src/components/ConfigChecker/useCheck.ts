import {useCallback, useEffect, useRef, useState} from 'react';
import type {Report} from '@site/content/configCheck/types';

/** What is loaded when the check is first used. */
type Checker = typeof import('./check');

/** How the check of a text is doing. */
export type CheckState =
  | {phase: 'empty'}
  | {phase: 'loading'}
  /** What it needs could not be loaded. */
  | {phase: 'failed'}
  | {phase: 'done'; report: Report; checker: Checker};

/** Time without a key after which a text is checked, in ms: announcements don't interrupt typing. */
const PAUSE = 400;

/**
 * Checks a text whenever it has changed.
 *
 * @param source - The text.
 * @returns The state, and a function that loads what the check needs.
 */
export function useCheck(source: string): [CheckState, () => Promise<Checker>] {
  const [state, setState] = useState<CheckState>({phase: 'empty'});
  const checker = useRef<Promise<Checker>>(undefined);
  const load = useCallback((): Promise<Checker> => {
    checker.current ??= import('./check');
    // The next attempt can begin anew.
    checker.current.catch(() => {
      checker.current = undefined;
      setState({phase: 'failed'});
    });
    return checker.current;
  }, []);

  useEffect(() => {
    if (source.trim() === '') {
      setState({phase: 'empty'});
      return undefined;
    }
    setState((known) => (known.phase === 'done' ? known : {phase: 'loading'}));
    let isCurrent = true;
    const timer = setTimeout(() => {
      load().then(
        (loaded) => isCurrent && setState({phase: 'done', report: loaded.check(source), checker: loaded}),
        () => {},
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, load]);

  return [state, load];
}
