/** Texts outside of pages: files of JSON that are the same in every language, and texts of components. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {findNodeAtLocation, parseTree, type Node} from 'jsonc-parser';
import {glob} from 'tinyglobby';
import {SOURCE_LANG, type Lang} from '../../config/languages';
import {ContentError} from '../ContentError';
import {parseMeta} from '../fences/meta';
import {CACHE_DIR, hashOf, keptText} from '../pageCache';
import {commentsFile, commentsOf} from '../remark/quote/comments';
import {sitePath} from '../roots';
import type {Page} from '../types';

/** A text and its place. */
export interface TextEntry {
  text: string;
  file: string;
  /** From 1. */
  line: number;
}

/** Texts by key. */
export type Entries = ReadonlyMap<string, TextEntry>;

/** File with the texts of components. Their English is in the components. */
export const CODE_FILE = 'code.json';

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Every text below a node of JSON, by its path. Descriptions are for translators. */
function leaves(node: Node | undefined, key: string): {key: string; node: Node}[] {
  if (node === undefined || (key !== '' && key.endsWith('/description'))) return [];
  if (node.type === 'string') return [{key: key.replace(/\/message$/, ''), node}];
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, i) => leaves(child, `${key}/${i}`));
  }
  return (node.children ?? []).flatMap(({children: [name, value] = []}) =>
    leaves(value, key === '' ? String(name?.value) : `${key}/${String(name?.value)}`),
  );
}

/**
 * Reads the texts of a JSON file.
 *
 * @param siteDir - Absolute path of the site.
 * @param file - Path relative to the site folder.
 * @returns Texts by their path in the file; none when there is no file.
 * @throws ContentError when it is no JSON.
 */
export async function readEntries(siteDir: string, file: string): Promise<Entries> {
  if (!existsSync(path.join(siteDir, file))) return new Map();
  const source = await readFile(path.join(siteDir, file), 'utf8');
  const tree = parseTree(source);
  if (tree === undefined || findNodeAtLocation(tree, []) === undefined) {
    throw new ContentError(file, 1, 'The file is not valid JSON. Run "npx prettier --check" on it.');
  }
  return new Map(
    leaves(tree, '').map(({key, node}) => [key, {text: String(node.value), file, line: lineAt(source, node.offset)}]),
  );
}

/**
 * The line below which a text would stand that is not there: texts have the order of the English ones.
 *
 * @param key - Key of the text.
 * @param english - Texts in English.
 * @param own - Texts of the translation.
 * @returns Line from 1.
 */
export function lineAbove(key: string, english: Entries, own: Entries): number {
  const keys = [...english.keys()];
  const before = keys
    .slice(0, keys.indexOf(key))
    .filter((other) => own.has(other))
    .at(-1);
  return before === undefined ? 1 : own.get(before)!.line;
}

/** The texts of the components in English. What was found is kept until a component changes. */
export async function readCodeTexts(siteDir: string): Promise<Entries> {
  const files = (await glob('src/**/*.{ts,tsx}', {cwd: siteDir})).sort();
  const all = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(siteDir, file), 'utf8')] as const),
  );
  const sources = new Map(all.filter(([, source]) => source.includes('docusaurus/Translate')));
  if (sources.size === 0) return new Map();
  const finder = require.resolve('./codeTexts');
  const text = await keptText(
    path.join(CACHE_DIR, `${hashOf(siteDir, 'texts of components')}.json`),
    hashOf(await readFile(finder), ...[...sources].flat()),
    async () => {
      const {findCodeTexts} = await import('./codeTexts');
      return JSON.stringify(findCodeTexts(sources));
    },
  );
  return new Map(JSON.parse(text) as [string, TextEntry][]);
}

/** English of the texts of Docusaurus' own theme, which brings translations of most languages. */
async function readThemeTexts(siteDir: string): Promise<Entries> {
  const folder = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const files = await glob('locales/base/*.json', {cwd: folder});
  const all = await Promise.all(files.map((file) => readEntries(siteDir, sitePath(siteDir, path.join(folder, file)))));
  return new Map(all.flatMap((entries) => [...entries]).filter(([key]) => !key.endsWith('___DESCRIPTION')));
}

/**
 * Comments in the files that pages quote, by themselves: each is its own English.
 *
 * @param pages - English pages.
 */
function commentTexts(pages: readonly Page[]): Entries {
  return new Map(
    pages.flatMap(({fences}) =>
      fences
        .filter(({meta}) => parseMeta(meta).file !== undefined)
        .flatMap(({value, file, line}) => commentsOf(value).map((text) => [text, {text, file, line}] as const)),
    ),
  );
}

/** The texts of one file in English and in a language. */
export interface TextFile {
  /** Path below the folder of a language. */
  name: string;
  english: Entries;
  translation: Entries;
  /** Texts that a translation may lack: those of the theme, and what only other languages say. */
  optional: Entries;
}

/**
 * Lists the files of texts with what they hold.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language of the translation.
 * @param pages - English pages, which quote files with comments; without them these have no English.
 * @returns All files, in the order of their names.
 * @throws ContentError for a file that is no JSON.
 */
export async function readTextFiles(siteDir: string, lang: Lang, pages: readonly Page[] = []): Promise<TextFile[]> {
  const names = await glob(['texts/*.json', 'docusaurus-*/**/*.json'], {cwd: path.join(siteDir, 'i18n', SOURCE_LANG)});
  const files = names.sort().map(async (name): Promise<TextFile> => {
    const [all, translation] = await Promise.all(
      [SOURCE_LANG, lang].map((one) => readEntries(siteDir, `i18n/${one}/${name}`)),
    );
    // Words that the search leaves out are a list of each language, not a translation.
    const isOwn = name === 'texts/search.json';
    const optional = new Map([...(isOwn ? [...translation!] : []), ...[...all!].filter(([, {text}]) => text === '')]);
    return {
      name,
      english: new Map(isOwn ? [] : [...all!].filter(([, {text}]) => text !== '')),
      translation: translation!,
      optional,
    };
  });
  const [ofComponents, ofTheme, code] = await Promise.all([
    readCodeTexts(siteDir),
    readThemeTexts(siteDir),
    readEntries(siteDir, `i18n/${lang}/${CODE_FILE}`),
  ]);
  // The theme is translated already; where a translation says it otherwise, it is held to the English.
  const english = new Map(
    [...new Map([...ofTheme, ...ofComponents])]
      .filter(([key]) => !ofTheme.has(key) || code.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const comments = {
    name: path.posix.basename(commentsFile(lang)),
    english: commentTexts(pages),
    translation: await readEntries(siteDir, commentsFile(lang)),
    optional: new Map(),
  };
  return [...(await Promise.all(files)), {name: CODE_FILE, english, translation: code, optional: ofTheme}, comments];
}
