import {useSyncExternalStore} from 'react';

/** Opens the search dialog. */
type Open = () => void;

let current: Open | undefined;
const listeners = new Set<() => void>();

function set(open: Open | undefined): void {
  current = open;
  listeners.forEach((listener) => listener());
}

/**
 * Lets other parts of the page open the search.
 *
 * @param open - Opens the dialog.
 * @returns A function that takes the offer back.
 */
export function provideOpener(open: Open): () => void {
  set(open);
  return () => {
    if (current === open) set(undefined);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The way to open the search from elsewhere on the page.
 *
 * @returns A function; `undefined` where there is no search to open, such as while rendering on the server.
 */
export function useOpener(): Open | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
