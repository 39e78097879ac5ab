import {baseOf} from '@site/src/enhance/lostAddress';

/** Address below which a language lives. */
export interface LocaleBase {
  baseUrl: string;
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
  const own = baseOf(
    pathname,
    Object.values(locales).map(({baseUrl}) => baseUrl),
  );
  return own === undefined ? target : target + `${pathname}/`.slice(own.length).replace(/\/+$/, '');
}
