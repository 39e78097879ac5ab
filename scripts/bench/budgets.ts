/** Limits that readers would notice if they were crossed. Sizes are bytes after brotli compression. */
export const BUDGETS = {
  /** All that the longest page, `/api/config/config-theme`, loads when it is opened first. */
  longestPage: 180_000,
  /** All that opening the search loads up to the first result, in each language. */
  searchToFirstResult: 60_000,
  /** 95 of 100 times from a key to painted results, in ms. */
  keyToPaint: 50,
  /** A task of the main thread that readers feel, in ms. */
  longTask: 50,
} as const;
