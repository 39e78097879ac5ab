import {useEffect, useState} from 'react';
import type {KnownPage} from './closest';

/** What the page index says of a page, as far as it is needed here. */
interface Entry {
  title: string;
  /** Address with locale prefix, without the base path of the site. */
  routePath: string;
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'title' in entry &&
    typeof entry.title === 'string' &&
    'routePath' in entry &&
    typeof entry.routePath === 'string'
  );
}

/**
 * Looks up pages with an address like the one that was asked for.
 *
 * @param pathname - Address that leads nowhere; `undefined` while it is not known.
 * @param baseUrl - Base of the language whose pages are searched.
 * @param siteBase - Base of the whole site.
 * @returns Pages from the closest on; empty until the page index has arrived, and when it cannot be had.
 */
export function useClosestPages(pathname: string | undefined, baseUrl: string, siteBase: string): KnownPage[] {
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    if (pathname === undefined) return undefined;
    const abort = new AbortController();
    const index = fetch(`${baseUrl}page-index.json`, {signal: abort.signal}).then(async (response): Promise<unknown> =>
      response.ok ? response.json() : [],
    );
    // Every documentation page carries this hook; only lost readers load the comparison.
    Promise.all([index, import('./closest')])
      .then(([entries, {closestPages}]) => {
        if (abort.signal.aborted) return;
        const known = (Array.isArray(entries) ? entries.filter(isEntry) : []).map(({title, routePath}) => ({
          title,
          href: siteBase + routePath.slice(1),
        }));
        setPages(closestPages(pathname, known, {base: baseUrl}));
      })
      .catch(() => {
        // Without the index the page still offers search, home and sections.
      });
    return () => abort.abort();
  }, [pathname, baseUrl, siteBase]);
  return pages;
}
