import type {Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {takeMagicComments} from '../fences/magicComments';
import {parseMeta} from '../fences/meta';
import {isPatch} from '../fences/patch';
import {isComponent, type Component} from '../jsx';
import {TREE} from '../rehype/render';
import {BLOCKS, WORDS, type Rewriter} from './components';
import {paragraph, quote, strong, text} from './nodes';
import type {TwinPage} from './page';
import {plainText} from './plainText';
import type {WholeTree} from './tree';
import {isWordId} from './words';

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
    handlers: {text: plainText},
  })
  // Aligned columns would be mostly spaces.
  .use(remarkGfm, {tablePipeAlign: false})
  .freeze();

/** Neighbouring numbers in the way of a fence: `1,3-5`. */
function ranges(lines: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last !== undefined && last[1] === line - 1) last[1] = line;
    else stretches.push([line, line]);
  }
  return stretches.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** A fence with what its block shows, and without what only the checks read. */
function fence(node: Code): Code {
  const lang = node.lang ?? '';
  const words = parseMeta(node.meta ?? '');
  const title = words.title ?? (words.excerpt || undefined);
  const isCode = lang !== TREE && !isPatch(lang, words.title);
  const {code, highlighted} = isCode
    ? takeMagicComments(node.value.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
    : {code: node.value, highlighted: new Set<number>()};
  const marked = ranges([...new Set([...words.highlighted, ...highlighted])]);
  const kinds = (['excerpt', 'output', 'optional', 'replaces'] as const).filter((kind) => words[kind] !== undefined);
  const meta = [
    ...kinds,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(marked === '' ? [] : [`{${marked}}`]),
  ];
  return {
    type: 'code',
    lang: lang === TREE || lang === '' ? 'text' : lang,
    meta: meta.length === 0 ? null : meta.join(' '),
    value: code,
  };
}

function unknown({type, name}: {type: string; name?: string | null}): Error {
  const what = name === undefined || name === null ? `a node of the type "${type}"` : `<${name}>`;
  return new Error(
    `${what} has no form in the Markdown twin of a page. Give it one in content/twins/components.ts, in BLOCKS or WORDS.`,
  );
}

/** Nodes whose Markdown is their own. */
const PLAIN_BLOCKS = new Set(['paragraph', 'list', 'listItem', 'blockquote', 'table', 'tableRow', 'tableCell']);
const PLAIN_INLINE = new Set(['text', 'inlineCode', 'break', 'strong', 'emphasis', 'delete', 'link', 'linkReference']);

/** A colon with a word after it, as in `npm:rspress`: the parser takes it for a directive, Docusaurus shows it as text. */
const isColonWord = (node: RootContent): node is RootContent & {type: 'textDirective'} =>
  node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;

/**
 * Turns the tree of a page into one of plain Markdown.
 *
 * @param page - See {@link TwinPage}.
 * @returns What rewrites blocks, and what is inside a line.
 */
function createRewriter(page: TwinPage): Rewriter {
  const component = <T>(
    node: Component,
    known: Readonly<Record<string, (...args: [Component, TwinPage, Rewriter]) => T>>,
  ) => {
    const name = node.name ?? '';
    const rewrite = Object.hasOwn(known, name) ? known[name] : undefined;
    if (rewrite === undefined) throw unknown(node);
    return rewrite(node, page, rewriter);
  };

  function inlineNode(node: RootContent): PhrasingContent[] {
    if (isComponent(node)) return component(node, WORDS);
    if (node.type === 'image') return [{...node, url: page.address(node.url)}];
    if (isColonWord(node)) return [text(`:${node.name}`)];
    if (!PLAIN_INLINE.has(node.type)) throw unknown(node);
    const copy = 'children' in node ? {...node, children: node.children.flatMap(inlineNode)} : node;
    return [(copy.type === 'link' ? {...copy, url: page.address(copy.url)} : copy) as PhrasingContent];
  }

  function callout(node: RootContent & {name: string; children: RootContent[]}): RootContent[] {
    const [first, ...others] = node.children;
    const isLabelled = (first?.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
    const id = `theme.admonition.${node.name}`;
    if (!isWordId(id)) throw unknown(node);
    const kind = page.words(id);
    const label = isLabelled && first?.type === 'paragraph' ? rewriter.inline(first.children) : undefined;
    return [
      quote(
        paragraph(strong(...kind, ...(label === undefined ? [] : [text(page.colon), ...label]))),
        ...rewriter.blocks(label === undefined ? node.children : others),
      ),
    ];
  }

  function blockNode(node: RootContent): RootContent[] {
    if (node.type === 'mdxJsxFlowElement') return component(node, BLOCKS);
    switch (node.type) {
      case 'code':
        return [fence(node)];
      case 'thematicBreak':
        return [node];
      case 'definition':
        return [{...node, url: page.address(node.url)}];
      case 'containerDirective':
        return callout(node);
      case 'heading': {
        const {id} = (node.data ?? {}) as {id?: string};
        const children = rewriter.inline(node.children);
        return [
          {
            type: 'heading',
            depth: node.depth,
            children: [...children, ...(id === undefined || node.depth === 1 ? [] : [text(` {#${id}}`)])],
          },
        ];
      }
      default: {
        if (!PLAIN_BLOCKS.has(node.type) || !('children' in node)) throw unknown(node);
        const isInline = node.type === 'paragraph' || node.type === 'tableCell';
        const children = (node.children as RootContent[]).flatMap((child) =>
          isInline ? inlineNode(child) : blockNode(child),
        );
        return [{...node, children} as RootContent];
      }
    }
  }

  const rewriter: Rewriter = {
    inline: (nodes) => nodes.flatMap(inlineNode),
    // Words that stand alone between tags are a paragraph.
    blocks: (nodes) =>
      nodes.flatMap((node) =>
        PLAIN_INLINE.has(node.type) || node.type === 'image' || node.type === 'mdxJsxTextElement'
          ? [paragraph(...inlineNode(node))]
          : blockNode(node),
      ),
  };
  return rewriter;
}

/**
 * Rewrites a page as plain Markdown.
 *
 * @param tree - Whole tree of the page.
 * @param page - See {@link TwinPage}.
 * @returns Blocks of plain Markdown.
 * @throws Error naming a component that has no form in Markdown.
 */
export const rewritten = (tree: WholeTree, page: TwinPage): RootContent[] => createRewriter(page).blocks(tree.children);

/** Whether a page brings its own title. */
export const hasTitle = (children: readonly RootContent[]): boolean =>
  children.some((node) => node.type === 'heading' && (node as Heading).depth === 1);

/**
 * Writes blocks of plain Markdown.
 *
 * @param children - The blocks.
 * @returns The text, which ends with a line end.
 */
export const markdownOf = (children: readonly RootContent[]): string =>
  writer.stringify({type: 'root', children: [...children]} satisfies Root);
