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

/**
 * The twin of an address in another language.
 *
 * @param pathname - Path of the address.
 * @param locale - Name of the language asked for.
 * @param locales - The languages by name.
 * @returns The same path below the base of that language; its home for a path that
 *   lies outside of all languages.
 */
export function pathInLocale(pathname: string, locale: string, locales: Record<string, LocaleBase>): string {
  const target = locales[locale]?.baseUrl ?? '/';
  const own = locales[localeOfPath(pathname, locales) ?? '']?.baseUrl;
  return own === undefined ? target : target + `${pathname}/`.slice(own.length).replace(/\/+$/, '');
}
