/** Faults of a built site that its build does not tell. */
import {load, type CheerioAPI} from 'cheerio';

/** Files of a built site. */
export interface BuiltSite {
  /** Paths below its folder. */
  files: readonly string[];
  read: (file: string) => string;
}

/** How a site is served. */
export interface Hosting {
  /** Path of the site on its host, with a slash at both ends. */
  base: string;
  /** Whether the host finds `a.html` for `/a`. */
  cleanUrls: boolean;
}

/** What the release itself does wrong, as its pages of known issues say. */
function isKnown(
  $: CheerioAPI,
  element: Parameters<CheerioAPI>[0],
  href: string,
  site: BuiltSite,
  base: string,
): boolean {
  // The Rust compiler writes ids of footnotes with a stray "#".
  if (/^#(?:user-content-)?fn/.test(href)) return true;
  // Menus of languages and versions name the twin of the page without asking whether there is one. The
  // menu of small screens repeats them, and the items of the bar.
  if ($(element).closest('.translation, #navScreen').length > 0) return true;
  // Links to the next and previous page name the file of a folder's index wrongly.
  const isPager = $(element).closest('.rspress-doc-footer').length > 0;
  return isPager && site.files.includes(href.slice(base.length).replace(/\.html$/, '/index.html'));
}

/** Whether a page was not rendered, or its text did not compile. */
function isEmpty($: CheerioAPI): boolean {
  const text = $('.rspress-doc');
  const part = text.length > 0 ? text : $('#root');
  return (part.html() ?? '').replace(/<!--.*?-->/g, '').trim() === '';
}

/**
 * Finds pages without content and links that lead nowhere.
 *
 * @param site - The built site.
 * @param hosting - How it is served.
 * @returns What a visitor would meet, one sentence each.
 */
export function siteFaults(site: BuiltSite, {base, cleanUrls}: Hosting): string[] {
  const known = new Set(site.files);
  const pages = site.files.filter((file) => file.endsWith('.html') && file !== '404.html');
  const documents = new Map(pages.map((page) => [page, load(site.read(page))]));
  const fileOf = (address: string): string | undefined => {
    const name = decodeURI(address).slice(base.length);
    if (name === '' || name.endsWith('/')) return known.has(`${name}index.html`) ? `${name}index.html` : undefined;
    const candidates = cleanUrls ? [name, `${name}.html`] : [name];
    return candidates.find((candidate) => known.has(candidate));
  };
  const faults: string[] = [];
  for (const [page, $] of documents) {
    if (isEmpty($)) faults.push(`${page} has no content in its HTML.`);
    $('#root a[href], #root img[src]').each((_, element) => {
      const href = $(element).attr('href') ?? $(element).attr('src') ?? '';
      if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(href) || href === '' || isKnown($, element, href, site, base)) return;
      const [address = '', hash] = href.split('#');
      if (address !== '' && !address.startsWith(base)) {
        faults.push(`${page} links to ${href}, which is outside of ${base}.`);
        return;
      }
      const file = address === '' ? page : fileOf(address);
      if (file === undefined) {
        faults.push(`${page} links to ${href}, and the site has no such page or file.`);
      } else if (hash !== undefined && hash !== '') {
        const target = documents.get(file);
        const id = decodeURIComponent(hash);
        if (
          target !== undefined &&
          target('[id]')
            .toArray()
            .every((node) => target(node).attr('id') !== id)
        ) {
          faults.push(`${page} links to ${href}, and that page has no heading with this id.`);
        }
      }
    });
  }
  return [...new Set(faults)];
}
