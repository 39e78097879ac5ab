/** Pages of the development server, which are empty until a browser draws them. */

/** Time between two looks at a page that is being drawn, in ms. */
const PAUSE = 100;

/** Time after which a page that has not been drawn never will be, in ms. */
const LIMIT = 30_000;

/**
 * Lets the browser draw a page out of sight.
 *
 * @param url - Address on this site.
 * @returns The page as it was drawn, to be left as it is.
 * @throws Error, by rejecting, when it has no title after a while.
 */
export async function drawnPage({href}: URL): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = href;
  document.body.append(frame);
  try {
    for (const start = Date.now(); Date.now() - start < LIMIT; await new Promise((next) => setTimeout(next, PAUSE))) {
      const page = frame.contentDocument;
      // Made anew, because elements of a frame are none of this window's.
      if (page?.querySelector('article h1')) {
        return new DOMParser().parseFromString(page.documentElement.outerHTML, 'text/html');
      }
    }
    throw new Error(`${href} was not drawn.`);
  } finally {
    frame.remove();
  }
}
