import type {OverviewGroup, OverviewPage} from '@site/content/data';

type OverviewEntry = OverviewPage['entries'][number];

/** Part of a text, marked where it matches the filter. */
export interface TextPart {
  text: string;
  match: boolean;
}

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Words of a filter text. All of them have to be found.
 *
 * @param filter - As typed.
 */
export function filterWords(filter: string): string[] {
  return normalize(filter)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function matches(texts: readonly string[], words: readonly string[]): boolean {
  const all = normalize(texts.join(' '));
  return words.every((word) => all.includes(word));
}

/**
 * Keeps the groups, pages and entries that a filter names. The title of a page or group
 * counts for what is below it, so that typing a title shows all of its card.
 *
 * @param groups - All groups.
 * @param filter - Text as typed; empty keeps what the cards list.
 */
export function filterOverview(groups: readonly OverviewGroup[], filter: string): OverviewGroup[] {
  const words = filterWords(filter);
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages
        .map((page) => {
          const whole = matches([group.name, page.title], words);
          const names = (title: string) => (entry: OverviewEntry) =>
            matches([title, entry.text, entry.name ?? ''], words);
          return {
            ...page,
            entries: page.entries.filter((entry) =>
              entry.hidden === true
                ? words.length > 0 && names(whole ? '' : page.title)(entry)
                : whole || names(page.title)(entry),
            ),
          };
        })
        .filter((page) => page.entries.length > 0 || matches([group.name, page.title], words)),
    }))
    .filter((group) => group.pages.length > 0);
}

/**
 * Number of pages and entries that are shown.
 *
 * @param groups - Groups after the filter.
 */
export function countOverview(groups: readonly OverviewGroup[]): number {
  return groups.reduce(
    (sum, group) => sum + group.pages.reduce((inner, page) => inner + 1 + page.entries.length, 0),
    0,
  );
}

/**
 * Splits a text at the words of the filter.
 *
 * @param text - Text to show.
 * @param filter - Filter as typed.
 * @returns Parts in order; joined they are the text.
 */
export function markMatches(text: string, filter: string): TextPart[] {
  const words = filterWords(filter);
  const lower = text.toLowerCase();
  // Lower-casing can change the length of rare letters; then nothing is marked rather than the wrong part.
  if (words.length === 0 || lower.length !== text.length) return [{text, match: false}];
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    const character = text[i] ?? '';
    if (last !== undefined && last.match === marked[i]) last.text += character;
    else parts.push({text: character, match: marked[i] ?? false});
  }
  return parts;
}

/**
 * Splits the text of an entry at what the filter finds in its full name, so that
 * `themeConfig.nav` marks `nav`.
 *
 * @param entry - Entry of a card.
 * @param filter - Filter as typed.
 */
export function markEntry({text, name}: Pick<OverviewEntry, 'text' | 'name'>, filter: string): TextPart[] {
  const inText = markMatches(text, filter);
  if (name === undefined || !name.endsWith(text) || inText.some(({match}) => match)) return inText;
  let skip = name.length - text.length;
  return markMatches(name, filter).flatMap(({text: part, match}) => {
    const rest = part.slice(skip);
    skip = Math.max(0, skip - part.length);
    return rest === '' ? [] : [{text: rest, match}];
  });
}
