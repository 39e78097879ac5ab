/** Keeps style sheets from build to build: most changes of pages use no other styles. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {version as postcss} from 'postcss/package.json';
import {version as purgecss} from 'purgecss/package.json';
import {hashOf, keptText} from '../../../content/pageCache';
import type {Sheets} from './styles';
import type {Used} from './used';

/** Where they are kept, a file for each language. */
export const CACHE_DIR = path.resolve(__dirname, '../../../node_modules/.cache/styles');

/** What style sheets are made from; see `sheetsOf`. */
interface Ingredients {
  css: string;
  run: Used;
  kinds: readonly Used[];
}

/** This code and what it calls. */
async function maker(): Promise<string> {
  const files = (await readdir(__dirname)).filter((file) => file.endsWith('.ts')).sort();
  return hashOf(postcss, purgecss, ...(await Promise.all(files.map((file) => readFile(path.join(__dirname, file))))));
}

/** Names in a style sheet, and what it looks for in values of attributes. */
const NAME = /[\w-]+/g;
const VALUE = /\[[^\]=]*=["']?([^"'\]]+)/g;

/**
 * Makes a function that writes down what of used names decides about the rules of a style sheet. Most names are none of
 * its own: hashes in scripts, ids of headings and addresses of links change with every page.
 *
 * @param css - The style sheet.
 * @returns The same text for the same names, in whichever order they were found.
 */
function writerFor(css: string): (used: Used) => string {
  const names = new Set(css.match(NAME));
  const values = [...new Set([...css.matchAll(VALUE)].flatMap(([, value = '']) => value.match(/\S+/g) ?? []))];
  // One that could not be read as a name is kept, as it may stand in the style sheet in another form.
  const isThere = (name: string): boolean => names.has(name) || !/^[\w-]+$/.test(name);
  const isSought = (text: string): boolean => values.some((value) => text.includes(value));
  const sorted = (from: ReadonlySet<string>, is: (name: string) => boolean): string[] => [...from].filter(is).sort();
  return ({tags, classes, ids, attributes, values: given, words, beginnings}) =>
    JSON.stringify([
      ...[tags, classes, ids, attributes].map((found) => sorted(found, isThere)),
      sorted(given, isSought),
      sorted(words, (word) => names.has(word) || isSought(word)),
      [...beginnings].sort(),
    ]);
}

/**
 * Takes the style sheets of a build from the disk, or makes them and keeps them there.
 *
 * @param file - Absolute path of the file that keeps them.
 * @param ingredients - What they are made from.
 * @returns The style sheets.
 */
export async function keptSheets(file: string, {css, run, kinds}: Ingredients): Promise<Sheets> {
  const key = hashOf(await maker(), css, ...[run, ...kinds].map(writerFor(css)));
  const text = await keptText(file, key, async () => {
    // Loaded on need: where they are kept, nothing parses styles.
    const {sheetsOf} = await import('./styles');
    return JSON.stringify(sheetsOf(css, run, kinds));
  });
  return JSON.parse(text) as Sheets;
}
