/** The English pages as Markdown that every site generator takes. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified, type PluggableList} from 'unified';
import {stringify} from 'yaml';
import {parseMarkdown} from '../../content/markdown';
import {createPageReader} from '../../content/reader';
import {remarkPlugins} from '../../content/transformers';

/** A page without anything that only one generator understands. */
export interface PlainPage {
  /** Address, starting with a slash, without one at the end. */
  route: string;
  title: string;
  /** Path of its file below the folder of the pages, without extension. */
  key: string;
  /** CommonMark with the tables of GitHub, and a front matter with title and description. */
  markdown: string;
}

/** Language of fences that only this site draws. */
const TREE = 'tree';

/** What is written for nodes of these types: nothing. */
const DROPPED = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'image']);
/** Nodes that stand for what they hold. */
const UNWRAPPED = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement', 'leafDirective']);

/** Nodes that hold blocks. */
const HOLDERS = new Set(['root', 'blockquote', 'listItem', 'mdxJsxFlowElement', 'containerDirective']);
const PHRASING = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'break']);

/** Puts text between blocks into paragraphs. */
function asBlocks(nodes: readonly Nodes[]): Nodes[] {
  const blocks: Nodes[] = [];
  let paragraph: PhrasingContent[] | undefined;
  for (const node of nodes) {
    if (PHRASING.has(node.type)) {
      if (paragraph === undefined) blocks.push({type: 'paragraph', children: (paragraph = [])});
      paragraph.push(node as PhrasingContent);
    } else {
      paragraph = undefined;
      blocks.push(node);
    }
  }
  return blocks;
}

/**
 * Reduces a node and what it holds.
 *
 * @param node - Node of a page.
 * @param addressOf - Address for the target of a link; `undefined` when only this site has it.
 * @returns What stands in its place.
 */
function reduce(node: Nodes, addressOf: (url: string) => string | undefined): Nodes[] {
  if (DROPPED.has(node.type)) return [];
  // Vue would take the braces for an expression.
  if (node.type === 'text' || node.type === 'inlineCode') return [{...node, value: node.value.replaceAll('{{', '{ {')}];
  if (node.type === 'code') return [{...node, lang: node.lang === TREE ? 'text' : node.lang, meta: null}];
  if (!('children' in node)) return [node];
  const parts = node.children.flatMap((child) => reduce(child, addressOf));
  const children = HOLDERS.has(node.type) ? asBlocks(parts) : parts;
  if (UNWRAPPED.has(node.type)) return children;
  if (node.type === 'containerDirective') return [{type: 'blockquote', children: children as RootContent[] as never}];
  if (node.type === 'textDirective') return [{type: 'text', value: `:${node.name}`}, ...children];
  if (node.type === 'link') {
    const url = addressOf(node.url);
    return url === undefined ? children : [{...node, url, children: children as PhrasingContent[] as never}];
  }
  // A list or table that has lost all it held would not be Markdown.
  if (children.length === 0 && node.children.length > 0) return [];
  return [{...node, children} as Nodes];
}

/**
 * Reads the English pages of this site as its build does, and leaves out what is not CommonMark.
 *
 * @param siteDir - Absolute path of this site.
 * @returns Pages sorted by address; the home page is no Markdown and not among them.
 * @throws ContentError naming file and line of the first page that cannot be read.
 */
export async function plainPages(siteDir: string): Promise<PlainPage[]> {
  const pages = (await createPageReader(siteDir).pages('en')).filter(({kind}) => kind === 'doc');
  const routeOf = new Map(pages.map(({file, routePath}) => [file, routePath.replace(/\/$/, '')]));
  const transformers = remarkPlugins(siteDir).beforeDefaultRemarkPlugins as PluggableList;
  const writer = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify);
  return Promise.all(
    pages.map(async ({file, fileKey, title, description}) => {
      const absolute = path.join(siteDir, file);
      const {tree} = await parseMarkdown(await readFile(absolute, 'utf8'), absolute, transformers);
      const addressOf = (url: string): string | undefined => {
        if (/^https?:/.test(url)) return url;
        const [target = ''] = url.split('#');
        return routeOf.get(path.posix.join(path.posix.dirname(file), target));
      };
      const [root] = reduce(tree, addressOf) as [Root | undefined];
      const body = writer.stringify(root ?? {type: 'root', children: []});
      return {
        route: routeOf.get(file)!,
        title,
        key: fileKey,
        markdown: `---\n${stringify({title, description})}---\n\n${body}`,
      };
    }),
  );
}
