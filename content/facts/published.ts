/** Formats of the files for other programs. They grow when a program that reads a file has to change. */

/** Of `data/facts.json`. */
export const FACTS_FORMAT = 1;

/** Of `data/search.json`. */
export const SEARCH_FORMAT = 1;
