import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {glob} from 'tinyglobby';
import type {Root} from 'mdast';
import type {PluggableList} from 'unified';
import {VFileMessage} from 'vfile-message';
import {site as defaultSite} from '../config/site';
import type {Lang, SiteConfig} from '../config/types';
import {ContentError} from './ContentError';
import {extract, type PartialReader} from './extract';
import {readFrontmatter} from './frontmatter';
import {parseMarkdown} from './markdown';
import {CACHE_DIR, hashInputs, hashOf, isPartial, keptPage, keptTree, lastChange, type ReadPage} from './pageCache';
import {contentRoots, localePrefix, sitePath, SOURCE_LANG} from './roots';
import {remarkPlugins} from './transformers';
import {wholeTree, type WholeTree} from './twins/tree';
import type {GeneratedEntry, JsxUse, Page} from './types';

/** A source file of a page. */
export interface PageSource {
  kind: Page['kind'];
  /** Folder the address of the page is relative to, itself relative to the site folder. */
  root: string;
  /** Path below the root. */
  relative: string;
}

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
  inputs: () => Promise<string>;
}

/**
 * Address of a source file.
 *
 * @param fileKey - Path below its root, without extension.
 * @param lang - Language; every language but the default has its name as prefix.
 * @param site - Settings, of which the default language counts.
 */
export function routePathOf(fileKey: string, lang: Lang, site: Pick<SiteConfig, 'lang'>): string {
  return localePrefix(lang, site) + (fileKey === 'index' ? '/' : `/${fileKey.replace(/\/index$/, '/')}`);
}

/**
 * Pages that are read at the same time. Each is kept as soon as it is read, where another process that
 * reads the same pages finds it.
 */
const AT_ONCE = 4;

/** Whether a file is shown to readers of a language that it is not written in. */
const isFallback = ({kind, root}: PageSource, lang: Lang): boolean =>
  lang !== SOURCE_LANG && root === contentRoots(SOURCE_LANG)[kind === 'doc' ? 'docs' : 'pages'];

async function readPage(
  siteDir: string,
  source: PageSource,
  text: string,
  lang: Lang,
  site: SiteConfig,
): Promise<ReadPage> {
  const file = `${source.root}/${source.relative}`;
  const filePath = path.join(siteDir, file);
  const transformers = remarkPlugins(siteDir).beforeDefaultRemarkPlugins as PluggableList;
  const frontmatter = readFrontmatter(text, file);
  const generated: GeneratedEntry[] = [];
  const expanded: JsxUse[] = [];
  const readTree = async (markdown: string, absolute: string) => {
    try {
      const parsed = await parseMarkdown(markdown, absolute, transformers);
      generated.push(...((parsed.file.data.generated as GeneratedEntry[] | undefined) ?? []));
      expanded.push(...((parsed.file.data.expanded as JsxUse[] | undefined) ?? []));
      return parsed.tree;
    } catch (cause) {
      if (!(cause instanceof VFileMessage)) throw cause;
      throw new ContentError(sitePath(siteDir, absolute), cause.line ?? 1, cause.reason);
    }
  };
  const partials = new Map<string, Promise<Root>>();
  const readPartial: PartialReader = async (specifier, importer) => {
    const target = specifier.startsWith('@site/')
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(importer), specifier);
    if (!existsSync(target)) return undefined;
    if (!isPartial(sitePath(siteDir, target))) {
      const reason = `The import of "${specifier}" names a page. Shared text lives in a folder "fragments".`;
      throw new ContentError(sitePath(siteDir, importer), 0, reason);
    }
    // Once a page, however often and for whatever it is read: its facts are listed once.
    if (!partials.has(target)) {
      partials.set(
        target,
        readFile(target, 'utf8').then((markdown) => readTree(markdown, target)),
      );
    }
    return {tree: await partials.get(target)!, filePath: target};
  };
  const root = await readTree(text, filePath);
  const {contentTitle, ...extracted} = await extract(root, filePath, siteDir, readPartial);
  const fileKey = source.relative.replace(/\.mdx?$/, '');
  const page: Page = {
    lang,
    file,
    fileKey,
    kind: source.kind,
    ...(isFallback(source, lang) ? {fallback: true as const} : {}),
    routePath: routePathOf(fileKey, lang, site),
    title: String(frontmatter.title ?? contentTitle ?? fileKey),
    description: String(frontmatter.description ?? ''),
    frontmatter,
    ...extracted,
    generated,
    expanded,
  };
  return {page, tree: await wholeTree(root, filePath, readPartial)};
}

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
  let shared: {change: string; hash: Promise<string>} | undefined;

  const readInputs = (change: string): Promise<string> => {
    if (shared?.change !== change) shared = {change, hash: hashInputs(siteDir)};
    return shared.hash;
  };

  // A version that is not translated has one file for all languages.
  const nameOf = (lang: Lang, file: string): string => hashOf(site.lang, lang, file);
  const keptAt = (name: string): string => path.join(cacheDir, `${name}.json`);

  const sources: PageReader['sources'] = async (lang, list) => {
    const change = await lastChange(siteDir);
    const inputs = await readInputs(change);
    const read = async (source: PageSource): Promise<Page> => {
      const file = path.join(siteDir, source.root, source.relative);
      const state = `${change} ${(await stat(file)).mtimeMs}`;
      const name = nameOf(lang, `${source.root}/${source.relative}`);
      const last = known.get(name);
      if (last?.state === state) return last.page;
      const page = readFile(file, 'utf8').then((text) =>
        keptPage(keptAt(name), hashOf(inputs, source.kind, text), () => readPage(siteDir, source, text, lang, site)),
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
    tree: ({lang, file}) => keptTree(keptAt(nameOf(lang, file))),
    inputs: async () => readInputs(await lastChange(siteDir)),
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
    inputs: () => once('inputs', reader.inputs),
  };
}
