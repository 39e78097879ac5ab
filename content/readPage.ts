/** Reads one page as the build does; `content/reader.ts` asks for it where no kept page is the one of today. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import type {PluggableList} from 'unified';
import {VFileMessage} from 'vfile-message';
import type {Lang, SiteConfig} from '../config/types';
import {ContentError} from './ContentError';
import {extract, type PartialReader} from './extract';
import {readFrontmatter} from './frontmatter';
import {parseMarkdown} from './markdown';
import {isPartial, type ReadPage} from './pageCache';
import {contentRoots, routePathOf, sitePath, SOURCE_LANG} from './roots';
import {remarkPlugins} from './transformers';
import {wholeTree} from './twins/tree';
import type {GeneratedEntry, JsxUse, Page, PageSource} from './types';

/** Whether a file is shown to readers of a language that it is not written in. */
const isFallback = ({kind, root}: PageSource, lang: Lang): boolean =>
  lang !== SOURCE_LANG && root === contentRoots(SOURCE_LANG)[kind === 'doc' ? 'docs' : 'pages'];

/**
 * Reads a page, transformers included.
 *
 * @param siteDir - Absolute path of the site.
 * @param source - Its file.
 * @param text - What the file holds.
 * @param lang - Language it is shown in.
 * @param site - Settings of the site.
 * @throws ContentError naming file and line of what cannot be read.
 */
export async function readPage(
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
      // Of an element without an end, the parser says the place in its message only.
      const [, line] = / \((\d+):\d+-\d+:\d+\)$/.exec(cause.reason) ?? [];
      const reason = cause.reason.replace(/ \(\d+:\d+-\d+:\d+\)$/, '.');
      throw new ContentError(sitePath(siteDir, absolute), cause.line ?? Number(line ?? 1), reason);
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
