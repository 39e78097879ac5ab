/** Name of the variable that names the language which another process builds at the same time. */
export const LANGUAGE_BESIDE = 'LANGUAGE_BESIDE';

/**
 * Whether another language is built before this one, or beside it. What concerns all languages at once
 * is done with the first: the default language, unless the command names others.
 *
 * @param locale - Language that is built.
 * @param defaultLocale - Default language, which is built first.
 * @param args - Arguments of the command.
 * @param beside - Language that another process builds, if there is one.
 */
export function isLater(
  locale: string,
  defaultLocale: string,
  args: readonly string[] = process.argv,
  beside = process.env[LANGUAGE_BESIDE],
): boolean {
  if (locale === defaultLocale) return false;
  return beside === defaultLocale || !args.some((arg) => /^(?:-l|--locale)/.test(arg));
}
