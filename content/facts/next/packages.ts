/** What takes the place of the packages of the documented release. */

/** Page about moving, as a file key. */
export const MOVING_PAGE = 'guide/about/moving-to-2';

/** Packages that are a part of another one in the next major. */
export const PART_OF: Readonly<Record<string, string>> = {
  rspress: '@rspress/core',
  '@rspress/plugin-auto-nav-sidebar': '@rspress/core',
  '@rspress/plugin-container-syntax': '@rspress/core',
  '@rspress/plugin-last-updated': '@rspress/core',
  '@rspress/plugin-medium-zoom': '@rspress/core',
  '@rspress/plugin-shiki': '@rspress/core',
  '@rspress/runtime': '@rspress/core',
  '@rspress/theme-default': '@rspress/core',
};

/** Packages with a release of the next major that could not be installed to be read. */
export const NOT_READ: ReadonlySet<string> = new Set(['@rspress/plugin-playground', '@rspress/plugin-typedoc']);
