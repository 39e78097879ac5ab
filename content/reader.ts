import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {glob} from 'tinyglobby';
import {site as defaultSite} from '../config/site';
import type {Lang, SiteConfig} from '../config/types';
import {CACHE_DIR, hashInputs, hashOf, keptPage, keptTree, lastChange, REPOSITORY} from './pageCache';
import {contentRoots, SOURCE_LANG} from './roots';
import type {WholeTree} from './twins/tree';
import type {Page, PageSource} from './types';

/** Reads the pages of one site, each file once for as long as nothing changes. */
export interface PageReader {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Settings of the site. */
  readonly site: SiteConfig;
  /**
   * Reads every routed page of one language, for those that are not translated the English one; cut
   * versions are not in it.
   *
   * @returns Pages sorted by address.
   * @throws ContentError naming file and line of the first file that cannot be read.
   */
  pages: (lang: Lang) => Promise<Page[]>;
  /**
   * Reads some files of one language.
   *
   * @returns Pages in the order of the files.
   * @throws ContentError naming file and line of the first file that cannot be read.
   */
  sources: (lang: Lang, sources: readonly PageSource[]) => Promise<Page[]>;
  /**
   * The whole text of a page as a tree, for its Markdown twin.
   *
   * @param page - A page that this reader gave.
   */
  tree: (page: Pick<Page, 'lang' | 'file'>) => Promise<WholeTree>;
  /** Hash of what all pages are made from besides their own file: this code, fragments, examples, images. */
  inputs: () => string;
}

/**
 * Pages that are read at the same time. Each is kept as soon as it is read, where another process that
 * reads the same pages finds it.
 */
const AT_ONCE = 4;

/** The place of this repository among those that keep pages in one folder. */
const HOME = path.relative(CACHE_DIR, REPOSITORY);

/**
 * Makes a reader of pages. It reads as the build does, transformers included. Pages are kept on disk
 * for the next run, by the content of all that they are made from: a build loads this code anew for
 * each language, and both need the pages of both.
 *
 * @param siteDir - Absolute path of the site.
 * @param site - Settings of the site; those of `config/site.ts` unless given.
 * @param cacheDir - Absolute path of the folder in which pages are kept.
 * @returns See {@link PageReader}.
 */
export function createPageReader(siteDir: string, site: SiteConfig = defaultSite, cacheDir = CACHE_DIR): PageReader {
  const known = new Map<string, {state: string; page: Promise<Page>}>();
  let shared: {change: string; hash: string} | undefined;

  const readInputs = (change: string): string => {
    if (shared?.change !== change) shared = {change, hash: hashInputs(siteDir)};
    return shared.hash;
  };

  // Other sites, of tests, may keep theirs in the same folder. Not absolute, so that kept pages move with a repository.
  const place = path.relative(CACHE_DIR, siteDir);
  // A version that is not translated has one file for all languages.
  const nameOf = (lang: Lang, file: string, of = place): string => hashOf(of, site.lang, lang, file);
  /** Where the page of a name is kept, once it was read. */
  const keptIn = new Map<string, string>();

  const readOne = async (name: string, source: PageSource, key: string, lang: Lang, text: string): Promise<Page> => {
    // A copy of this site has pages like those of this one, whose folder is known.
    const alike = nameOf(lang, `${source.root}/${source.relative}`, HOME);
    const kept = await keptPage(
      path.join(cacheDir, `${name}.json`),
      path.join(CACHE_DIR, `${alike}.json`),
      key,
      async () => {
        // All that reads Markdown: where every page is kept, nothing loads it.
        const {readPage} = await import('./readPage');
        return readPage(siteDir, source, text, lang, site);
      },
    );
    keptIn.set(name, kept.keptIn);
    return kept.page;
  };

  const sources: PageReader['sources'] = async (lang, list) => {
    const change = lastChange(siteDir);
    const inputs = readInputs(change);
    const read = async (source: PageSource): Promise<Page> => {
      const file = path.join(siteDir, source.root, source.relative);
      const state = `${change} ${(await stat(file)).mtimeMs}`;
      const name = nameOf(lang, `${source.root}/${source.relative}`);
      const last = known.get(name);
      if (last?.state === state) return last.page;
      const page = readFile(file, 'utf8').then((text) =>
        readOne(name, source, hashOf(inputs, source.kind, text), lang, text),
      );
      known.set(name, {state, page});
      return page;
    };
    const results = await pMap(list, async (source) => (await Promise.allSettled([read(source)]))[0], {
      concurrency: AT_ONCE,
    });
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  };

  return {
    siteDir,
    site,
    sources,
    async tree({lang, file}) {
      const kept = keptIn.get(nameOf(lang, file));
      if (kept === undefined) throw new Error(`${file} was not read before its tree. Read the pages of ${lang} first.`);
      return keptTree(kept);
    },
    inputs: () => readInputs(lastChange(siteDir)),
    async pages(lang) {
      const roots = contentRoots(lang);
      const list = async (kind: Page['kind'], root: string, pattern: string): Promise<PageSource[]> => {
        const files = await glob(pattern, {
          cwd: path.join(siteDir, root),
          ignore: [...site.route.exclude, '**/_*'],
        });
        return files.map((relative) => ({kind, root, relative}));
      };
      const filesOf = async (of: typeof roots): Promise<PageSource[]> => [
        ...(await list('doc', of.docs, '**/*.{md,mdx}')),
        ...(await list('page', of.pages, '**/*.mdx')),
      ];
      const own = await filesOf(roots);
      // As Docusaurus does: a page without a translation is shown in the language it was written in.
      const keyOf = ({kind, relative}: PageSource): string => `${kind} ${relative.replace(/\.mdx?$/, '')}`;
      const translated = new Set(own.map(keyOf));
      const files =
        lang === SOURCE_LANG
          ? own
          : [...own, ...(await filesOf(contentRoots(SOURCE_LANG))).filter((source) => !translated.has(keyOf(source)))];
      return (await sources(lang, files)).sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    },
  };
}

/**
 * Lets a reader look for files and read them once, for as long as nothing changes: in a build of the site.
 *
 * @param reader - The reader.
 * @returns A reader of the same pages.
 */
export function readOnce(reader: PageReader): PageReader {
  const known = new Map<string, Promise<unknown>>();
  let inputs: string | undefined;
  const once = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = (known.get(key) as Promise<Value> | undefined) ?? read();
    known.set(key, value);
    return value;
  };
  return {
    ...reader,
    // Each caller may sort its list.
    pages: async (lang) => [...(await once(lang, () => reader.pages(lang)))],
    sources: async (lang, list) => [...(await once(JSON.stringify([lang, list]), () => reader.sources(lang, list)))],
    inputs: () => (inputs ??= reader.inputs()),
  };
}
