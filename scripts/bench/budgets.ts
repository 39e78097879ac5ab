/** Limits that readers would notice if they were crossed. Sizes are bytes after brotli compression. */
export const BUDGETS = {
  /** All that the longest page, `/api/config/config-theme`, loads when it is opened first. */
  longestPage: 55_000,
  /** The script that runs on every page. */
  pageScript: 5_000,
  /** The scripts that a page loads when its reader begins to use the app. */
  app: 150_000,
  /** All that opening the search loads up to the first result, in each language, beside the app. */
  searchToFirstResult: 60_000,
  /** 95 of 100 times from a key to painted results, in ms. */
  keyToPaint: 50,
  /** A task of the main thread that readers feel, in ms. */
  longTask: 50,
} as const;
