import { type CounterOptions, createCounter } from '@tally/core';

/**
 * Counts lines of a file.
 *
 * @param lines - What is counted.
 * @param options - How it counts.
 * @returns The number.
 */
export function countLines(lines: string[], options?: CounterOptions): number {
  const counter = createCounter(options);
  return lines.reduce(count => Math.max(count, counter()), 0);
}
