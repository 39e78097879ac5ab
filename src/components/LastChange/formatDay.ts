/** Short names of the months in English. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Writes a day, in UTC, as `Intl.DateTimeFormat` does in its medium style. For the languages of this
 * site it is written here: the browser loads its language data for the first formatter of a page,
 * which takes some 20 ms while the page starts.
 *
 * @param time - Milliseconds since 1970, UTC.
 * @param lang - Language tag, such as `zh`.
 * @returns The day, such as `Nov 21, 2026`.
 */
export function formatDay(time: number, lang: string): string {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (lang) {
    case 'en':
      return `${MONTHS[month]} ${day}, ${year}`;
    case 'zh':
      return `${year}年${month + 1}月${day}日`;
    default:
      return new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeZone: 'UTC'}).format(date);
  }
}
