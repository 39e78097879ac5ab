/** How the translations stand to the English of today: pages, shared texts and files of texts. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {SOURCE_LANG, type Lang} from '../../config/languages';
import type {PageReader} from '../reader';
import {contentRoots} from '../roots';
import type {Page} from '../types';
import {readReviews, readSourceHashes, type Review} from './record';
import {compareSections, hashText, sectionHashes, type SectionHashes, type TranslationState} from './sections';
import {lineAbove, readTextFiles, type TextFile} from './texts';

/** Name of a page in the record and on the command line. */
export const pageName = (page: Pick<Page, 'kind' | 'fileKey'>): string =>
  page.kind === 'doc' ? page.fileKey : `pages/${page.fileKey}`;

/** State of one translated page. */
export interface PageStatus {
  page: Page;
  /** The page it is translated from. */
  english: Page;
  name: string;
  state: TranslationState;
}

/**
 * State of every translated page of a language against the English of today.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the translation.
 */
export async function translationStatus(reader: PageReader, lang: Lang): Promise<PageStatus[]> {
  const {siteDir} = reader;
  const [recorded, english, translated] = await Promise.all([
    readSourceHashes(siteDir, lang),
    reader.pages(SOURCE_LANG),
    reader.pages(lang),
  ]);
  const source = new Map(english.map((page) => [pageName(page), page]));
  const result: PageStatus[] = [];
  for (const page of translated) {
    const name = pageName(page);
    const twin = source.get(name);
    if (twin === undefined || page.fallback) continue;
    const text = await readFile(path.join(siteDir, twin.file), 'utf8');
    result.push({page, english: twin, name, state: compareSections(recorded[name], sectionHashes(twin, text))});
  }
  return result;
}

/** A section or a text that is not as the English of today. */
export interface OpenPart {
  /** Id of the section, empty before the first heading; key of the text. */
  id: string;
  /** `missing` has no translation, `stale` one of another English, `unrecorded` one of nobody knows what, `orphan` no English. */
  state: 'missing' | 'stale' | 'unrecorded' | 'orphan';
  file: string;
  /** From 1; 0 for the file as a whole. */
  line: number;
  /** Line of the translation below which a missing text belongs, where there is a file. */
  below?: number;
}

/** A page or a file of texts, and how its translation stands. */
export interface TranslationItem {
  /** Name on the command line: of a page `guide/basic/ssg`, of others the path below `i18n/<lang>/`. */
  name: string;
  kind: 'page' | 'fragment' | 'texts';
  /** English file; the folder for texts in components and in examples. */
  english: string;
  /** File of the translation, whether it exists or not. */
  translation: string;
  /** Whether there is a translation at all. */
  exists: boolean;
  /** What is not up to date; nothing when all is. */
  open: OpenPart[];
  /** Hashes of the English of today, by section or key: what an acceptance records. */
  hashes: SectionHashes;
  /** Last acceptance. */
  review?: Review | undefined;
}

async function pageItem(
  siteDir: string,
  english: Page,
  twin: Page | undefined,
  lang: Lang,
  recorded: SectionHashes | undefined,
): Promise<TranslationItem> {
  const source = await readFile(path.join(siteDir, english.file), 'utf8');
  const hashes = sectionHashes(english, source);
  const folder = contentRoots(lang)[english.kind === 'doc' ? 'docs' : 'pages'];
  const translation = twin?.file ?? `${folder}/${english.fileKey}${path.extname(english.file)}`;
  const item = {name: pageName(english), kind: 'page', english: english.file, translation, hashes} as const;
  if (twin === undefined) {
    return {...item, exists: false, open: [{id: '', state: 'missing', file: english.file, line: 0}]};
  }
  const lines = new Map(twin.headings.map(({id, line}) => [id, line]));
  const state = compareSections(recorded, hashes);
  const ids = state.state === 'outdated' ? state.sections : state.state === 'unrecorded' ? [''] : [];
  const stateOf = (id: string): OpenPart['state'] => {
    const [isEnglish, isTranslated] = [id in hashes, id === '' || lines.has(id)];
    // In neither, it is only in the record.
    return isEnglish === isTranslated ? 'stale' : isEnglish ? 'missing' : 'orphan';
  };
  const open = ids.map((id): OpenPart => ({
    id,
    state: recorded === undefined ? 'unrecorded' : stateOf(id),
    file: translation,
    line: id === '' ? 0 : (lines.get(id) ?? 0),
  }));
  return {...item, exists: true, open};
}

async function fragmentItems(siteDir: string, lang: Lang, recorded: Record<string, SectionHashes>) {
  const [from, to] = [contentRoots(SOURCE_LANG).docs, contentRoots(lang).docs];
  const names = await glob('**/fragments/**/*.{md,mdx}', {cwd: path.join(siteDir, from)});
  return Promise.all(
    names.sort().map(async (file): Promise<TranslationItem> => {
      const name = file.replace(/\.mdx?$/, '');
      const [english, translation] = [`${from}/${file}`, `${to}/${file}`];
      const hashes = {'': hashText(await readFile(path.join(siteDir, english), 'utf8'))};
      const exists = existsSync(path.join(siteDir, translation));
      const was = recorded[name]?.[''];
      const state = !exists ? 'missing' : was === undefined ? 'unrecorded' : was === hashes[''] ? undefined : 'stale';
      const open = state === undefined ? [] : [{id: '', state, file: exists ? translation : english, line: 0} as const];
      return {name, kind: 'fragment', english, translation, exists, open, hashes};
    }),
  );
}

/** Where the English of files is that has no file of its own. */
const SOURCES: Readonly<Record<string, string>> = {'code.json': 'src', 'quoted-comments.json': 'examples'};

function textItem(
  {name, english, translation, optional}: TextFile,
  lang: Lang,
  recorded: SectionHashes = {},
): TranslationItem {
  const file = `i18n/${lang}/${name}`;
  const hashes = Object.fromEntries([...english].map(([key, {text}]) => [key, hashText(text)]));
  const open = [...english].flatMap(([key, source]): OpenPart[] => {
    const own = translation.get(key);
    if (own === undefined) {
      const below = translation.size === 0 ? {} : {below: lineAbove(key, english, translation)};
      return [{id: key, state: 'missing', file: source.file, line: source.line, ...below}];
    }
    if (recorded[key] === hashes[key]) return [];
    return [{id: key, state: recorded[key] === undefined ? 'unrecorded' : 'stale', file, line: own.line}];
  });
  const orphans = [...translation]
    .filter(([key]) => !english.has(key) && !optional.has(key))
    .map(([id, {line}]): OpenPart => ({id, state: 'orphan', file, line}));
  return {
    name,
    kind: 'texts',
    english: SOURCES[name] ?? `i18n/${SOURCE_LANG}/${name}`,
    translation: file,
    exists: translation.size > 0,
    open: [...open, ...orphans],
    hashes,
  };
}

/**
 * Compares everything that a language translates with the English of today.
 *
 * @param reader - Reader of the site.
 * @param lang - Language of the translation.
 * @returns Pages, shared texts and files of texts, those that are up to date too.
 * @throws ContentError naming a file that cannot be read.
 */
export async function languageStatus(reader: PageReader, lang: Lang): Promise<TranslationItem[]> {
  const {siteDir} = reader;
  const [recorded, reviews, english, pages] = await Promise.all([
    readSourceHashes(siteDir, lang),
    readReviews(siteDir, lang),
    reader.pages(SOURCE_LANG),
    reader.pages(lang),
  ]);
  const files = await readTextFiles(siteDir, lang, english);
  const twins = new Map(pages.filter(({fallback}) => !fallback).map((page) => [pageName(page), page]));
  const items = [
    ...(await Promise.all(
      english.map((page) => pageItem(siteDir, page, twins.get(pageName(page)), lang, recorded[pageName(page)])),
    )),
    ...(await fragmentItems(siteDir, lang, recorded)),
    ...files.map((file) => textItem(file, lang, recorded[file.name])),
  ];
  return items.map((item) => ({...item, review: reviews[item.name]}));
}

/** How many parts of each state there are. */
export type OpenCounts = Record<OpenPart['state'], number>;

/**
 * Counts what is not up to date.
 *
 * @param items - What {@link languageStatus} gives.
 */
export function countOpen(items: readonly TranslationItem[]): OpenCounts {
  const counts: OpenCounts = {missing: 0, stale: 0, unrecorded: 0, orphan: 0};
  for (const {state} of items.flatMap(({open}) => open)) counts[state] += 1;
  return counts;
}
