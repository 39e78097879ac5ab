/** Limits that readers would notice if they were crossed. Sizes are bytes after brotli compression. */
export const BUDGETS = {
  /** All that the longest page, `/api/config/config-theme`, loads when it is opened first. */
  longestPage: 55_000,
  /** The script that runs on every page. */
  pageScript: 5_000,
  /**
   * A page, by kind of file; `total` is all of it without pictures, and `app` is all JavaScript once the
   * reader uses what needs the app. At most 3 % above what the heaviest page weighs.
   */
  page: {html: 18_200, css: 12_500, script: 5_000, total: 35_600, app: 102_000},
  /** The same for the reference, whose pages are longer. */
  apiPage: {html: 18_400, css: 12_500, script: 5_000, total: 36_600, app: 105_000},
  /** All that opening the search loads up to the first result, in each language, beside the app. */
  searchToFirstResult: 60_000,
  /** 95 of 100 times from a key to painted results, in ms. */
  keyToPaint: 50,
  /** A task of the main thread that readers feel, in ms. */
  longTask: 50,
  /** Pages that a server with two processors sends in a second, at least. */
  requests: 5_000,
} as const;
