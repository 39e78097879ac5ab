/** What pages and scripts mention: the names that selectors can be about. */
import type {ExtractorResultDetailed} from 'purgecss';

/** Names that occur somewhere. A name that stands in a script can be anything. */
export interface Used {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
  values: Set<string>;
  /** Words of scripts, custom properties among them. */
  words: Set<string>;
  /** Beginnings of names that scripts complete, such as `alert--`. */
  beginnings: Set<string>;
}

/** A script as a whole, or a start tag; a value in quotes may hold `>`. */
const TAG = /<script\b[^>]*>[^]*?<\/script>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const SCRIPT = /^(<script\b[^>]*>)([^]+)<\/script>$/i;
const CUSTOM_PROPERTY = /--[\w-]+/g;
const WORD = /[\w-]+/g;

/** Of nothing. */
export function nothingUsed(): Used {
  const [tags, classes, ids, attributes] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  return {tags, classes, ids, attributes, values: new Set(), words: new Set(), beginnings: new Set()};
}

/**
 * Adds the words of a script.
 *
 * @param used - Added to.
 * @param script - Its text. Attributes that it sets by `dataset` are found, and names that it puts
 *   together from a beginning that ends with a hyphen.
 */
export function addScript(used: Used, script: string): void {
  for (const word of script.match(WORD) ?? []) {
    if (used.words.has(word)) continue;
    used.words.add(word);
    if (/^[a-z][a-z\d]*(?:[A-Z][a-z\d]*)*$/.test(word)) {
      used.words.add(`data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    } else if (/^[a-z]{2,}.*-$/i.test(word)) used.beginnings.add(word);
  }
}

/** Attribute with class names, in JSON, which a script gives to elements once the styles of the app are there. */
const LATER = 'data-later';

/**
 * Adds what stands in pages, and in the scripts written into them.
 *
 * @param used - Added to.
 * @param pages - HTML of the pages.
 * @param app - Added to instead: what pages name that needs the styles of the app.
 */
export function addPages(used: Used, pages: readonly string[], app: Used = used): void {
  const tags = new Set<string>();
  for (const html of pages) {
    for (const tag of html.match(TAG) ?? []) tags.add(tag);
    for (const name of html.match(CUSTOM_PROPERTY) ?? []) used.words.add(name);
  }
  for (const found of tags) {
    const [, tag = found, script] = SCRIPT.exec(found) ?? [];
    if (script !== undefined && !/^\s*[[{]/.test(script)) addScript(used, script);
    const [[, name = ''] = [], ...attributes] = tag.slice(1).matchAll(ATTRIBUTE);
    used.tags.add(name.toLowerCase());
    for (const [, attribute = '', double, single, bare] of attributes) {
      const value = double ?? single ?? bare ?? '';
      used.attributes.add(attribute);
      used.values.add(value);
      if (attribute === 'class') for (const part of value.split(/\s+/)) used.classes.add(part);
      else if (attribute === 'id') used.ids.add(value);
      // Class names among them: what a script is told in JSON.
      else if (/^data-/.test(attribute) && /^[[{]/.test(value)) addScript(attribute === LATER ? app : used, value);
    }
  }
}

/** All that is used here or there. */
export function both(a: Used, b: Used): Used {
  const sum = nothingUsed();
  for (const used of [a, b]) {
    for (const key of Object.keys(sum) as (keyof Used)[]) for (const name of used[key]) sum[key].add(name);
  }
  return sum;
}

/** The same, as PurgeCSS takes it. */
export function toExtracted({tags, classes, ids, attributes, values, words}: Used): ExtractorResultDetailed {
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: {names: [...attributes], values: [...values]},
    undetermined: [...words],
  };
}
