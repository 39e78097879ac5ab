/** Recent searches, kept in the reader's browser. */

/** The part of `Storage` a store needs. */
export interface StringSlot {
  get: () => string | null;
  set: (value: string) => void;
}

/** Searches the reader opened a result of, newest first. */
export interface RecentSearches {
  list: () => string[];
  /** Puts a query first; an empty one is ignored. */
  add: (query: string) => void;
  remove: (query: string) => void;
}

/** Most searches kept. */
export const MAX_RECENT = 5;

/** Longest search kept, in UTF-16 code units. */
const MAX_LENGTH = 80;

function read(slot: StringSlot): string[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '[]');
    if (!Array.isArray(value)) {
      return [];
    }
    return value.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, MAX_RECENT);
  } catch {
    // Written by something else, or by an older version: start anew.
    return [];
  }
}

/**
 * Makes a store of recent searches.
 *
 * @param slot - Where it is kept. A slot that throws or forgets only makes the
 * store forget.
 * @returns The store.
 */
export function createRecentSearches(slot: StringSlot): RecentSearches {
  const write = (queries: string[]) => {
    try {
      slot.set(JSON.stringify(queries.slice(0, MAX_RECENT)));
    } catch {
      // Storage is full or forbidden: searches are simply not remembered.
    }
  };
  return {
    list: () => read(slot),
    add: (query) => {
      const text = query.trim().slice(0, MAX_LENGTH);
      if (text !== '') {
        write([text, ...read(slot).filter((other) => other !== text)]);
      }
    },
    remove: (query) => write(read(slot).filter((other) => other !== query)),
  };
}
