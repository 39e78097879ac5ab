/** Where the Markdown twins of pages are. Nothing here may need Node.js: pages link to their twins. */

/**
 * Address of the twin of a page: the page itself with `.md` at its end. A home page has no name that
 * this could be added to, so its twin has the name of its file.
 *
 * @param route - Address of the page, with or without a slash at its end.
 * @param home - Address of the home page of the same language.
 * @returns Address of the twin, below whatever `route` is below.
 */
export function twinAddress(route: string, home: string): string {
  const bare = route.replace(/\/$/, '');
  return bare === home.replace(/\/$/, '') ? `${bare}/index.md` : `${bare}.md`;
}
