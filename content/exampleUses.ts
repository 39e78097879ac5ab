/** Which examples use an entry of the reference, and where the site shows them. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {TOUR} from '../config/tour';
import type {ExampleUse} from './data';
import {parseMeta} from './fences/meta';
import {liveResultsOf} from './liveResults';
import {exampleKey, NAMES_FOLDER, parseName, readRecord} from './names/record';
import type {Page} from './types';

/** Files of an example with the entries that the names in them lead to. */
export interface ExampleNames {
  /** Name of its folder. */
  example: string;
  /** Addresses of entries without locale prefix, by path in the example. */
  files: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A place of a page that is about an entry, in words or in a sample. */
export interface Use {
  /** Address of the entry without locale prefix, such as `/api/config/config-basic#title`. */
  to: string;
  /** Line of the page, from 1. */
  line: number;
}

/** Configuration first, then files for further builds of the example last. */
const ORDER = [/^rspress\.config\.\w+$/, /^(?!rspress\.[\w-]+\.config\.)/];

const placeInOrder = (file: string): number => {
  const at = ORDER.findIndex((pattern) => pattern.test(file));
  return at === -1 ? ORDER.length : at;
};

/**
 * Reads which entries the examples use, as `npm run samples` looked them up.
 *
 * @param siteDir - Absolute path of the site.
 * @returns In the order of the names of the examples; none for a site without examples.
 */
export function readExampleNames(siteDir: string): ExampleNames[] {
  const folder = path.join(siteDir, NAMES_FOLDER, exampleKey(''));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .sort()
    .map((example) => {
      const names = Object.entries(readRecord(siteDir, exampleKey(example))?.names ?? {});
      return {
        example,
        files: new Map(names.map(([name, lines]) => [name, new Set(lines.map((line) => parseName(line).to))])),
      };
    });
}

/** File of an example that a sample shows lines of, as `<example>/<path>`. */
function shownFile({fileKey}: Page, meta: string): string | undefined {
  const {file, title, excerpt} = parseMeta(meta);
  if (file !== undefined) return /^examples\/(.+)$/.exec(file)?.[1];
  // What a page of the guide writes is the state of the project that it leads to.
  const state = TOUR[fileKey]?.end;
  const name = title ?? excerpt;
  return state === undefined || name === undefined || name === '' ? undefined : `${state}/${name}`;
}

/** Where the site shows an example. */
interface Places {
  /** Sections with its site and all its files, with the page. */
  live: Map<string, {page: Page; to: string}[]>;
  /** Sections with lines of a file that hold a name, with the page, by `<file> <entry>`. */
  quoted: Map<string, {page: Page; to: string}[]>;
}

/**
 * Address of the section that a line stands in.
 *
 * @param page - The page.
 * @param line - Line of the page, from 1.
 * @param prefix - Locale prefix of its language.
 * @returns Without locale prefix; that of the page above the first heading.
 */
export function sectionAt(page: Page, line: number, prefix: string): string {
  const under = page.headings.filter((heading) => heading.depth <= 3 && heading.line <= line).at(-1);
  const own = page.routePath.slice(prefix.length);
  return under ? `${own}#${under.id}` : own;
}

function placesOf(pages: readonly Page[], prefix: string, usesOf: (page: Page) => readonly Use[]): Places {
  const places: Places = {live: new Map(), quoted: new Map()};
  const add = (list: Places[keyof Places], key: string, page: Page, line: number): void => {
    const known = list.get(key) ?? [];
    list.set(key, [...known, {page, to: sectionAt(page, line, prefix)}]);
  };
  for (const page of pages) {
    for (const {example, file, line} of liveResultsOf(page)) {
      if (file === page.file) add(places.live, example, page, line);
    }
    const uses = usesOf(page);
    for (const fence of page.fences) {
      const file = fence.file === page.file ? shownFile(page, fence.meta) : undefined;
      if (file === undefined) continue;
      for (const {to} of uses.filter(({line}) => line === fence.line)) {
        add(places.quoted, `${file} ${to}`, page, fence.line);
      }
    }
  }
  return places;
}

/** What decides which example comes first, the smaller the better. */
type Rank = readonly number[];

const compare = (a: Rank, b: Rank): number => a.map((part, i) => part - (b[i] ?? 0)).find((part) => part !== 0) ?? 0;

/** How one example uses an entry; nothing when it does not. */
function useOf(
  {example, files}: ExampleNames,
  entry: string,
  places: Places,
): {use: ExampleUse; rank: Rank} | undefined {
  const own = entry.replace(/#.*$/, '');
  const elsewhere = ({to}: {to: string}): boolean => to !== entry;
  const live = (places.live.get(example) ?? []).filter(elsewhere);
  const candidates = [...files]
    .filter(([, entries]) => entries.has(entry))
    .flatMap(([name]) => {
      const file = `${example}/${name}`;
      const quoted = (places.quoted.get(`${file} ${entry}`) ?? []).filter(elsewhere);
      const both = quoted.find(({page}) => live.some((place) => place.page === page));
      const place = both ?? quoted[0] ?? live[0];
      const rank = both ? 0 : quoted.length > 0 ? 1 : live.length > 0 ? 2 : 3;
      return [{use: {file, ...(place && {to: place.to})}, rank: [rank, placeInOrder(name)]}];
    })
    .sort((a, b) => compare(a.rank, b.rank));
  const [best] = candidates;
  if (best === undefined) return undefined;
  const isNear = best.use.to?.startsWith(`${own}#`) === true ? 0 : 1;
  const size = new Set([...files.values()].flatMap((entries) => [...entries])).size;
  return {use: best.use, rank: [best.rank[0] ?? 0, isNear, size]};
}

/**
 * Lists the examples that use each entry of the reference: first those whose lines with the name a page shows, beside
 * their site if it can, then those that are live with all their files; of these the one that uses the fewest entries.
 *
 * @param examples - The examples with what they use.
 * @param pages - Pages of one language.
 * @param prefix - Locale prefix of the language: empty or such as `/zh`.
 * @param usesOf - Entries that the samples of a page use.
 * @returns The look-up by address of the entry without locale prefix: a file of each example, with the section that
 *   shows it, other than the entry itself; without it where no page does.
 */
export function exampleUses(
  examples: readonly ExampleNames[],
  pages: readonly Page[],
  prefix: string,
  usesOf: (page: Page) => readonly Use[],
): (entry: string) => ExampleUse[] {
  const places = placesOf(
    pages.filter(({kind}) => kind === 'doc'),
    prefix,
    usesOf,
  );
  return (entry) =>
    examples
      .flatMap((example) => useOf(example, entry, places) ?? [])
      .sort((a, b) => compare(a.rank, b.rank))
      .map(({use}) => use);
}
