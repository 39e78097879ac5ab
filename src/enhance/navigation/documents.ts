/** Pages of the site as documents, fetched and parsed before they are wanted. */
import {appScripts, isStyle, ownTag} from '../page';

/** Pages kept. */
const KEPT = 20;

const pages = new Map<string, Promise<Document>>();

/** Address of a document: without the place in it. */
const keyOf = ({pathname, search}: URL): string => pathname + search;

/** Addresses of what all pages run, and the app is drawn with; another one means that the site was deployed anew. */
function release(page: Document): string {
  const app = appScripts(page);
  return [ownTag(page)?.getAttribute('src'), app.at(-1), ...app.filter(isStyle)].join();
}

/**
 * In the browser a `noscript` holds text, but the parser, which runs no scripts, makes elements of it.
 */
function withPlainNoScript(page: Document): Document {
  for (const element of page.querySelectorAll('noscript')) element.textContent = element.innerHTML;
  return page;
}

async function load(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (release(page) !== release(document)) throw new Error(`${address} is of another release.`);
  return withPlainNoScript(page);
}

/**
 * Fetches a page, once; the one asked for longest ago makes room for others.
 *
 * @param url - Address on this site.
 * @returns The page, to be left as it is.
 * @throws Error, by rejecting, when it cannot be fetched or belongs to another release. It is
 *   fetched again the next time then.
 */
export function pageAt(url: URL): Promise<Document> {
  const key = keyOf(url);
  const page = pages.get(key) ?? load(key);
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
  page.catch(() => pages.delete(key));
  return page;
}
