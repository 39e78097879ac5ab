import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync, type Dirent} from 'node:fs';
import path from 'node:path';
import type {WholeTree} from './twins/tree';
import type {Page} from './types';

/** Repository of this code, which decides what a page becomes. */
export const REPOSITORY = path.resolve(__dirname, '..');

/** Where pages are kept from one run to the next. */
export const CACHE_DIR = path.join(REPOSITORY, 'node_modules/.cache/pages');

/** Text that pages import: it has no address of its own. */
export const isPartial = (file: string): boolean => /(?:^|\/)(?:fragments\/|_[^/]*$)/.test(file);

/** Folders that hold no source: packages, and what the toolkit builds. */
const NO_SOURCES: ReadonlySet<string> = new Set(['node_modules', 'doc_build']);

/** Names of samples: they are looked up in pages, and only drawn when a page is rendered. */
const RECORDS = 'content/names/pages';

/**
 * Files below a folder, in an order that stays, without hidden ones. One after the other, which takes a third of the
 * processor that asking for all of the two thousand at once takes.
 */
function filesBelow(root: string, folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(root, folder), {withFileTypes: true});
  } catch (cause) {
    // A site may have no such folder.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
  return entries
    .filter(({name}) => !name.startsWith('.') && !NO_SOURCES.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      const isFolder = entry.isSymbolicLink() ? statSync(path.join(root, file)).isDirectory() : entry.isDirectory();
      return isFolder ? filesBelow(root, file) : [file];
    });
}

/** Comments of examples in another language. */
const isComments = (file: string): boolean => /^i18n\/[^/]+\/quoted-comments\.json$/.test(file);

/** Files of a site that any page can show: shared partials, examples and their comments, images. */
const shownIn = (siteDir: string): string[] => [
  ...['docs', 'versioned_docs', 'i18n', 'src/pages'].flatMap((folder) =>
    filesBelow(siteDir, folder).filter((file) => isPartial(file) || isComments(file)),
  ),
  ...filesBelow(siteDir, 'examples'),
  ...filesBelow(siteDir, 'static'),
];

/**
 * Hash of some texts.
 *
 * @param parts - The texts; where one ends and the next begins counts.
 */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

/**
 * Tells one state of the files that any page can show from the next, without reading them.
 *
 * @param siteDir - Absolute path of the site.
 * @returns Number of files and time of the last change.
 */
export function lastChange(siteDir: string): string {
  const files = shownIn(siteDir);
  const last = files.reduce((time, file) => Math.max(time, statSync(path.join(siteDir, file)).mtimeMs), 0);
  return `${files.length} ${last}`;
}

/**
 * Hash of all that a page is made from besides its own file: this code, its packages, and what any
 * page can show.
 *
 * @param siteDir - Absolute path of the site.
 */
export function hashInputs(siteDir: string): string {
  const code = ['config', 'content'].flatMap((folder) => filesBelow(REPOSITORY, folder));
  const read = (root: string, files: readonly string[]) =>
    files.flatMap((file) => [file, readFileSync(path.join(root, file))]);
  return hashOf(
    ...read(REPOSITORY, [...code.filter((file) => !file.startsWith(`${RECORDS}/`)), 'package-lock.json']),
    ...read(siteDir, shownIn(siteDir)),
  );
}

/** A page with all that is kept of it. */
export interface ReadPage {
  page: Page;
  /** What its Markdown twin is made from. */
  tree: WholeTree;
}

/** The tree is far bigger than the rest, and few ask for it. */
const treeFile = (file: string): string => file.replace(/\.json$/, '.tree.json');

/** A page, and the file that keeps it. */
interface KeptPage {
  page: Page;
  keptIn: string;
}

function readKept(file: string, key: string): KeptPage | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {key: string; page: Page};
    return kept.key === key ? {page: kept.page, keptIn: file} : undefined;
  } catch {
    // Not there yet, or cut off when a run was stopped.
    return undefined;
  }
}

/**
 * Takes a page from the disk, or makes it and keeps it there.
 *
 * @param file - Absolute path of the file that keeps the page.
 * @param alike - That of a file that may keep the same page, of a site that this one is a copy of.
 * @param key - Hash of all that the page is made from.
 * @param make - Makes the page when what is kept is another.
 */
export async function keptPage(
  file: string,
  alike: string,
  key: string,
  make: () => Promise<ReadPage>,
): Promise<KeptPage> {
  const kept = readKept(file, key) ?? (alike === file ? undefined : readKept(alike, key));
  if (kept !== undefined) return kept;
  const {page, tree} = await make();
  mkdirSync(path.dirname(file), {recursive: true});
  // The page last: where it is kept, its tree is kept too. In one step, since the process of another
  // language may read what this one writes.
  const part = `${file}.${process.pid}.tmp`;
  writeFileSync(part, JSON.stringify(tree));
  renameSync(part, treeFile(file));
  writeFileSync(file, JSON.stringify({key, page}));
  return {page, keptIn: file};
}

/**
 * The tree of a page that {@link keptPage} gave.
 *
 * @param file - The file that keeps it.
 */
export function keptTree(file: string): WholeTree {
  return JSON.parse(readFileSync(treeFile(file), 'utf8')) as WholeTree;
}

/**
 * Takes a text from the disk, or makes it and keeps it there.
 *
 * @param file - Absolute path of the file that keeps the text.
 * @param key - Hash of all that the text is made from.
 * @param make - Makes the text when the kept one is another.
 */
export async function keptText(file: string, key: string, make: () => string | Promise<string>): Promise<string> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {key: string; text: string};
    if (kept.key === key) return kept.text;
  } catch {
    // Not there yet, or cut off when a run was stopped.
  }
  const text = await make();
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({key, text}));
  return text;
}
