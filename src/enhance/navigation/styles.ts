/** Style sheets of pages of another kind, which have to be there before such a page is shown. */

const linksOf = ({head}: Document): HTMLLinkElement[] => [
  ...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** Those of another page that are not in this one, and those that are and may still be loading. */
const missing = (page: Document): {wanted: HTMLLinkElement; known: HTMLLinkElement | undefined}[] =>
  linksOf(page)
    .map((wanted) => ({wanted, known: linksOf(document).find((link) => link.isEqualNode(wanted))}))
    .filter(({known}) => !known?.sheet);

/**
 * Fetches the style sheets of another page, without a change of this one.
 *
 * @param page - A page that may be shown.
 */
export function fetchStyles(page: Document): void {
  // A failure shows again when the page is wanted.
  for (const {wanted} of missing(page)) fetch(wanted.href).catch(() => {});
}

/**
 * Adds the style sheets of another page to this one. They change nothing of it: all that they say of it
 * its own style sheet says too, and has the last word.
 *
 * @param page - A page that is about to be shown; `swap` leaves its style sheets and takes the others away.
 * @returns A promise that resolves when they apply; never, when they are taken away before.
 * @throws Event, by rejecting, when one cannot be loaded. It is asked for again the next time then.
 */
export async function applyStyles(page: Document): Promise<void> {
  const [first] = linksOf(document);
  await Promise.all(
    missing(page).map(({wanted, known}) => {
      const link = known ?? document.importNode(wanted);
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', (event) => {
          link.remove();
          reject(event);
        });
      });
      if (known === undefined) first!.before(link);
      return loaded;
    }),
  );
}
