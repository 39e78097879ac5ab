/**
 * Runs in the head of the 404 page, before anything of it is drawn. Most hosts answer all addresses
 * with one file, that of the default language; below the path of another language its own 404 page
 * takes the place of the whole document, as if the host had sent it.
 */

/**
 * Path of the language that an address belongs to.
 *
 * @param pathname - Path of the address.
 * @param bases - Paths of the languages, with a slash at both ends.
 * @returns The longest one that the address lies below; `undefined` when it lies outside of all.
 */
export function baseOf(pathname: string, bases: readonly string[]): string | undefined {
  return bases.filter((base) => `${pathname}/`.startsWith(base)).sort((a, b) => b.length - a.length)[0];
}

/** The 404 page of a language. */
async function fetchPage(base: string): Promise<string> {
  const response = await fetch(`${base}404.html`);
  const html = await response.text();
  const tag = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('[data-language-base]');
  // A host that does not have it answers with this page again.
  if (tag?.dataset.languageBase !== base) throw new Error(`${base}404.html is not the 404 page of its language.`);
  return html;
}

/** The page as it was sent, without this script. */
function remainder(page: Document): string {
  const root = (page.documentElement.cloneNode() as Element).outerHTML.replace('</html>', '');
  return `<!doctype html>${root}${page.head.outerHTML}${page.querySelector('plaintext')?.textContent ?? ''}`;
}

/**
 * Shows the 404 page of the language that the address belongs to.
 *
 * @param page - The document while it is parsed; the tag of this script says in `data-language-base`
 *   which language it is in, and in `data-languages` which ones there are, by their paths.
 */
export function answerInLanguage(page: Document): void {
  const tag = page.currentScript;
  const {languageBase, languages = ''} = tag?.dataset ?? {};
  const base = baseOf(page.location.pathname, languages.split(' '));
  if (tag === null || base === undefined || base === languageBase) return;
  tag.remove();
  // What follows becomes text: none of it is loaded, run or seen.
  page.write('<plaintext hidden>');
  const html = fetchPage(base).catch(() => undefined);
  page.defaultView?.addEventListener('load', () => {
    // A task of its own: a document that is opened while its browser still finishes the last one may run no scripts.
    setTimeout(async () => {
      const written = (await html) ?? remainder(page);
      page.open();
      page.write(written);
      page.close();
    });
  });
}
