import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {PageIndexEntry} from '../../content/data';

/** Absolute path of the built site. */
export const BUILD = path.resolve('build');

if (!existsSync(path.join(BUILD, 'index.html'))) {
  throw new Error('There is no build/ to test. Run "npm run build" first, or "npm test", which does.');
}

/**
 * Every page of the build, relative to it. What is in `assets/` is part of pages, what is in `live/` of examples;
 * `translations/` is for contributors.
 */
export function htmlFiles(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !/^(?:(?:zh\/)?(?:assets|translations)|live)\//.test(file))
    .sort();
}

/** Address of an HTML file without a slash at its end. */
export function routeOf(file: string): string {
  return `/${file}`.replace(/(\/index)?\.html$/, '') || '/';
}

const parsed = new Map<string, CheerioAPI>();

/** Parses a file of the build once. */
export function html(file: string): CheerioAPI {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const document = load(readFileSync(path.join(BUILD, file), 'utf8'));
  parsed.set(file, document);
  return document;
}

const elements = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * Ids of a file of the build, found in one walk: thousands of links are followed to them.
 *
 * @returns Names of the elements with each id, in capitals.
 */
export function idsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const known = elements.get(file);
  if (known !== undefined) return known;
  const found = new Map<string, string[]>();
  for (const {attribs, tagName} of html(file)('[id]').get()) {
    const id = attribs.id ?? '';
    found.set(id, [...(found.get(id) ?? []), tagName.toUpperCase()]);
  }
  elements.set(file, found);
  return found;
}

/** The published page index of a language. */
export function pageIndex(lang: 'en' | 'zh'): PageIndexEntry[] {
  const file = path.join(BUILD, lang === 'en' ? '' : lang, 'page-index.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PageIndexEntry[];
}
