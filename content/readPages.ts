import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import type {PluggableList} from 'unified';
import {VFileMessage} from 'vfile-message';
import {parse as parseYaml, YAMLParseError} from 'yaml';
import {remarkPlugins} from './transformers';
import {site} from '../config/site';
import type {Lang, SiteConfig} from '../config/types';
import {ContentError} from './ContentError';
import {extract, type PartialReader} from './extract';
import {parseMarkdown} from './markdown';
import {processCache} from './processCache';
import type {GeneratedEntry, Page} from './types';

/** The language pages are written in; the others are translated from it. */
export const SOURCE_LANG: Lang = 'en';

/** Settings that decide which files are pages and how their addresses look. */
export type PageSettings = Pick<SiteConfig, 'lang' | 'route'>;

/** Where the sources of a language live, relative to the site folder. */
export function contentRoots(lang: Lang): {docs: string; pages: string} {
  return lang === SOURCE_LANG
    ? {docs: 'docs', pages: 'src/pages'}
    : {
        docs: `i18n/${lang}/docusaurus-plugin-content-docs/current`,
        pages: `i18n/${lang}/docusaurus-plugin-content-pages`,
      };
}

/**
 * Address of a source file.
 *
 * @param fileKey - Path below its root, without extension.
 * @param lang - Language; every language but the default has its name as prefix.
 * @param settings - Site settings.
 */
export function routePathOf(fileKey: string, lang: Lang, settings: PageSettings = site): string {
  const prefix = lang === settings.lang ? '' : `/${lang}`;
  const own = fileKey === 'index' ? '/' : `/${fileKey.replace(/\/index$/, '/')}`;
  return `${prefix}${own}`;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Frontmatter of a Markdown file.
 *
 * @param source - Text of the file.
 * @param file - Path relative to the site folder, for messages.
 * @returns Its values; none for a file without frontmatter.
 * @throws ContentError when the YAML cannot be parsed.
 */
export function readFrontmatter(source: string, file: string): Record<string, unknown> {
  const match = FRONTMATTER.exec(source);
  if (match === null) return {};
  try {
    const value: unknown = parseYaml(match[1] ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch (cause) {
    if (!(cause instanceof YAMLParseError)) throw cause;
    const line = (cause.linePos?.[0].line ?? 0) + 1;
    throw new ContentError(file, line, `The frontmatter is not valid YAML: ${cause.message.split('\n')[0]}`);
  }
}

interface ParsedFile {
  mtime: number;
  page: Promise<Page>;
}

const parsedFiles = processCache<ParsedFile>('pages');

async function readPage(
  siteDir: string,
  root: string,
  relative: string,
  kind: Page['kind'],
  lang: Lang,
  transformers: PluggableList,
  settings: PageSettings,
): Promise<Page> {
  const filePath = path.join(siteDir, root, relative);
  const file = `${root}/${relative}`;
  const source = await readFile(filePath, 'utf8');
  const frontmatter = readFrontmatter(source, file);
  const generated: GeneratedEntry[] = [];
  const readTree = async (text: string, absolute: string) => {
    try {
      const parsed = await parseMarkdown(text, absolute, transformers);
      if (Array.isArray(parsed.file.data.generated)) {
        generated.push(...(parsed.file.data.generated as GeneratedEntry[]));
      }
      return parsed.tree;
    } catch (cause) {
      if (!(cause instanceof VFileMessage)) throw cause;
      const where = path.relative(siteDir, absolute).split(path.sep).join('/');
      throw new ContentError(where, cause.line ?? 1, cause.reason);
    }
  };
  const readPartial: PartialReader = async (specifier, importer) => {
    const target = specifier.startsWith('@site/')
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.resolve(path.dirname(importer), specifier);
    if (!existsSync(target)) return undefined;
    return {tree: await readTree(await readFile(target, 'utf8'), target), filePath: target};
  };
  const {contentTitle, ...extracted} = await extract(await readTree(source, filePath), filePath, siteDir, readPartial);
  const fileKey = relative.replace(/\.mdx?$/, '');
  return {
    lang,
    file,
    fileKey,
    kind,
    routePath: routePathOf(fileKey, lang, settings),
    title: String(frontmatter.title ?? contentTitle ?? fileKey),
    description: String(frontmatter.description ?? ''),
    frontmatter,
    ...extracted,
    generated,
  };
}

/** A source file of a page. */
export interface PageSource {
  kind: Page['kind'];
  /** Folder the address of the page is relative to, itself relative to the site folder. */
  root: string;
  /** Path below the root. */
  relative: string;
}

/**
 * Reads pages of one language, with the transformers of the build. Files that did not change
 * since the last call are not read again.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language.
 * @param sources - Files of the pages.
 * @param settings - Site settings; those of `config/site.ts` unless given.
 * @returns Pages in the order of the files.
 * @throws ContentError naming file and line of the first file that cannot be read.
 */
export async function readSources(
  siteDir: string,
  lang: Lang,
  sources: readonly PageSource[],
  settings: PageSettings = site,
): Promise<Page[]> {
  const transformers = remarkPlugins(site).beforeDefaultRemarkPlugins as PluggableList;
  // Shared partials, examples and facts can change any page.
  const shared = await glob(
    ['{docs,versioned_docs/*}/fragments/**', 'i18n/*/**/fragments/**', 'content/facts/*.json', 'examples/*/**'],
    {cwd: siteDir, absolute: true, ignore: ['**/node_modules/**', '**/doc_build/**']},
  );
  const sharedTime = Math.max(0, ...(await Promise.all(shared.map(async (file) => (await stat(file)).mtimeMs))));
  return Promise.all(
    sources.map(async ({kind, root, relative}) => {
      const absolute = path.join(siteDir, root, relative);
      const mtime = Math.max(sharedTime, (await stat(absolute)).mtimeMs);
      // A version that is not translated has one file for all languages; the default language has no prefix.
      const key = `${settings.lang}:${lang}:${absolute}`;
      const known = parsedFiles.get(key);
      if (known?.mtime === mtime) return known.page;
      const page = readPage(siteDir, root, relative, kind, lang, transformers, settings);
      parsedFiles.set(key, {mtime, page});
      return page;
    }),
  );
}

/**
 * Reads every routed page of one language, as {@link readSources} does; cut versions are not in it.
 *
 * @param siteDir - Absolute path of the site.
 * @param lang - Language.
 * @param settings - Site settings; those of `config/site.ts` unless given.
 * @returns Pages sorted by address.
 * @throws ContentError naming file and line of the first file that cannot be read.
 */
export async function readPages(siteDir: string, lang: Lang, settings: PageSettings = site): Promise<Page[]> {
  const roots = contentRoots(lang);
  const list = async (kind: Page['kind'], root: string, patterns: string[]): Promise<PageSource[]> => {
    const files = await glob(patterns, {
      cwd: path.join(siteDir, root),
      ignore: [...settings.route.exclude, '**/_*'],
    });
    return files.map((relative) => ({kind, root, relative}));
  };
  const sources = [
    ...(await list('doc', roots.docs, ['**/*.{md,mdx}'])),
    ...(await list('page', roots.pages, ['**/*.mdx'])),
  ];
  const pages = await readSources(siteDir, lang, sources, settings);
  return pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}
