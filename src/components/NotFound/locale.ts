/** Address below which a language lives. */
export interface LocaleBase {
  baseUrl: string;
}

/**
 * Language that an address belongs to. Hosts serve one 404 page for the whole site, so it
 * need not be the language that page was built in.
 *
 * @param pathname - Path of the address.
 * @param locales - The languages by name.
 * @returns Name of the language with the longest base that the path starts with;
 *   `undefined` when the path lies outside of all.
 */
export function localeOfPath(pathname: string, locales: Record<string, LocaleBase>): string | undefined {
  return Object.entries(locales)
    .filter(([, {baseUrl}]) => `${pathname}/`.startsWith(baseUrl))
    .sort(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length)[0]?.[0];
}
