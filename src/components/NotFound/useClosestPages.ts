import {useEffect, useState} from 'react';
import type {KnownPage} from './closest';

function isPage(entry: unknown): entry is KnownPage {
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
 * @returns Pages from the closest on; empty until the page index has arrived, and when it cannot be had.
 */
export function useClosestPages(pathname: string | undefined, baseUrl: string): KnownPage[] {
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
        if (!abort.signal.aborted)
          setPages(Array.isArray(entries) ? closestPages(pathname, entries.filter(isPage)) : []);
      })
      .catch(() => {
        // Without the index the page still offers search, home and sections.
      });
    return () => abort.abort();
  }, [pathname, baseUrl]);
  return pages;
}
