import {useEffect, useSyncExternalStore} from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  shown += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the frame of the page that the content is the one for lost addresses. */
export function useAnnounceNotFound(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/**
 * Whether the page shown is the one for lost addresses. Neither the route nor the
 * address tells: sections answer to unknown addresses below them as well.
 *
 * @returns `false` until scripts run.
 */
export function useIsNotFound(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
}
