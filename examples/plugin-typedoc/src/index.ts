/**
 * Options of a counter.
 */
export interface CounterOptions {
  /**
   * Number to start from.
   * @default 0
   */
  start?: number;
}

/**
 * Makes a counter.
 *
 * @param name - Shown in the report.
 * @param options - How it counts.
 * @returns A function that counts one up and returns the number.
 */
export function createCounter(
  name: string,
  options: CounterOptions = {},
): () => number {
  let count = options.start ?? 0;
  return () => {
    count += 1;
    return count;
  };
}
