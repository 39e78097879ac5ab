/** Which addresses are pages of the site in the language of this page. */
import {ownTag} from '../page';

/** A path that ends like the name of a file. */
const FILE = /\.[^/.]+$/;

/**
 * Whether an address leads to a page that the page script can show.
 *
 * @param url - Any address.
 * @param page - The page that is shown; its tag says below which paths the languages lie.
 * @returns `false` for other hosts, languages and files.
 */
export function isPage(url: URL, page: Document = document): boolean {
  const {base, others} = ownTag(page)?.dataset ?? {};
  if (base === undefined || url.origin !== window.location.origin || FILE.test(url.pathname)) return false;
  const isBelow = (path: string) => `${url.pathname}/`.startsWith(path);
  return isBelow(base) && !(others ?? '').split(' ').some((path) => path.length > base.length && isBelow(path));
}

/**
 * The page that a link leads to, when the page script can show it.
 *
 * @param target - Target of an event in or on the link.
 * @returns `undefined` for all other links, and those to places on the same page.
 */
export function linkedPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) {
    return undefined;
  }
  const url = new URL(link.href);
  const {pathname, search} = window.location;
  return isPage(url) && (url.pathname !== pathname || url.search !== search) ? url : undefined;
}
