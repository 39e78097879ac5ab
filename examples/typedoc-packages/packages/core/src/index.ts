/**
 * Counters for every project.
 *
 * @module core
 */

/**
 * Options of a counter.
 */
export interface CounterOptions {
  /** Number to start from. */
  start?: number;
}

/**
 * Makes a counter.
 *
 * @param options - How it counts.
 * @returns A function that counts one up and returns the number.
 */
export function createCounter(options: CounterOptions = {}): () => number {
  let count = options.start ?? 0;
  return () => {
    count += 1;
    return count;
  };
}
