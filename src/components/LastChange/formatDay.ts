/** Short names of the months in English. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Writes a day, in UTC, as `Intl.DateTimeFormat` does in its medium style. For the languages of this
 * site it is written here: the browser loads its language data for the first formatter of a page,
 * which takes some 20 ms while the page starts.
 *
 * @param time - Milliseconds since 1970, UTC.
 * @param lang - Language tag, such as `en`.
 * @param pattern - How the language writes a day in numbers, with the places `{year}`, `{month}` and `{day}`;
 *   empty where it does not.
 * @returns The day, such as `Nov 21, 2026`.
 */
export function formatDay(time: number, lang: string, pattern: string): string {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (pattern !== '') {
    const parts: Readonly<Record<string, number>> = {year, month: month + 1, day};
    return pattern.replace(/\{(\w+)\}/g, (place, name: string) => String(parts[name] ?? place));
  }
  if (lang === 'en') return `${MONTHS[month]} ${day}, ${year}`;
  return new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeZone: 'UTC'}).format(date);
}
