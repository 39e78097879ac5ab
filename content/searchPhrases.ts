/** What readers type who look for a section, where the section has other words: `i18n/<lang>/search/<page>.json`. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {jsonProblem} from '../config/json';
import type {Lang} from '../config/types';
import {ContentError} from './ContentError';
import {lineOfKey} from './sourceLines';
import {didYouMean} from './suggest';
import type {Page} from './types';

/** Longest phrase, in UTF-16 code units: phrases are part of what every reader of the search loads. */
const MAX_PHRASE = 60;

/** Phrases of a page by id of the heading; '' is the text above the first. */
export type PagePhrases = ReadonlyMap<string, readonly string[]>;

/** Folder of the phrases of a language, relative to the site folder. */
const folderOf = (lang: Lang): string => `i18n/${lang}/search`;

function readFile(siteDir: string, file: string, page: Pick<Page, 'headings'>): PagePhrases {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const fail = (keys: readonly (string | number)[], reason: string): never => {
    throw new ContentError(file, lineOfKey(source, keys), reason);
  };
  const problem = jsonProblem(source);
  if (problem !== undefined) throw new ContentError(file, problem.line, problem.reason);
  const value = JSON.parse(source) as unknown;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail([], 'Write an object that has a list of phrases for each id of a heading.');
  }
  const ids = ['', ...page.headings.map(({id}) => id)];
  const entries = Object.entries(value as Record<string, unknown>).map(([id, phrases]): [string, string[]] => {
    if (!ids.includes(id)) fail([id], `The page has no heading with the id "${id}".${didYouMean(id, ids)}`);
    if (!Array.isArray(phrases)) return fail([id], 'Write a list of phrases.');
    phrases.forEach((phrase: unknown, i) => {
      if (typeof phrase !== 'string' || phrase.trim() !== phrase || phrase === '' || phrase.length > MAX_PHRASE) {
        fail([id, i], `A phrase is a text of 1 to ${MAX_PHRASE} characters, without spaces around it.`);
      }
    });
    return [id, phrases as string[]];
  });
  return new Map(entries);
}

/**
 * Reads the phrases of a language.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language.
 * @param pages - All pages of the language.
 * @returns Phrases by file key of the page; pages without a file have none.
 * @throws ContentError with file and line for what is no list of phrases, names no heading, or belongs to no page.
 */
export function readSearchPhrases(
  siteDir: string,
  lang: Lang,
  pages: readonly Pick<Page, 'fileKey' | 'headings'>[],
): ReadonlyMap<string, PagePhrases> {
  const folder = folderOf(lang);
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return new Map();
  const files = readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.json'));
  const byKey = new Map(pages.map((page) => [page.fileKey, page]));
  return new Map(
    files.map((name) => {
      const key = name.replace(/\.json$/, '');
      const file = `${folder}/${name}`;
      const page = byKey.get(key);
      if (page === undefined) {
        throw new ContentError(
          file,
          0,
          `There is no page "${key}".${didYouMean(key, byKey.keys())} Rename or delete the file.`,
        );
      }
      return [key, readFile(siteDir, file, page)];
    }),
  );
}
