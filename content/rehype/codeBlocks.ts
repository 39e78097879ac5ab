import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {atLineOf} from '../ContentError';
import {eachNode} from '../eachNode';
import {parseName, readRecord, recordFile, recordKey, sampleKey, type LinkedName} from '../names/record';
import {noteRead} from '../reads';
import {sitePath} from '../roots';
import {renderCode, renderTree, TREE, type CodeSettings} from './render';

/** An attribute as an expression: in a plain one, JSX would join the lines of the value. */
function attribute(name: string, value: string | boolean): MdxJsxAttribute {
  const raw = JSON.stringify(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: raw,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: {type: 'Literal', value, raw}}],
        },
      },
    },
  };
}

function element(name: string, attributes: Record<string, string | boolean>, from: Element): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children: [],
    position: from.position,
  };
}

/** The `code` of a fence, which is all that its `pre` holds. */
function codeOf(pre: Element): Element | undefined {
  const [only, ...rest] = pre.children;
  return rest.length === 0 && only?.type === 'element' && only.tagName === 'code' ? only : undefined;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as ElementContent[]).map(textOf).join('') : '';
}

function languageOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const found = classes.find((name) => typeof name === 'string' && name.startsWith('language-'));
  return typeof found === 'string' ? found.slice('language-'.length) : '';
}

function metaOf(code: Element): string {
  const {metastring} = code.properties;
  return typeof metastring === 'string' ? metastring : ((code.data as {meta?: string | null} | undefined)?.meta ?? '');
}

/** Lines of a block that are shown at first, and how many more have to be there to fold them. */
const SHOWN_LINES = 30;
const FEWEST_FOLDED = 6;

/** How many lines of a long sample stay out of sight. */
function foldedLines(source: string): {folded?: string} {
  const more = source.trimEnd().split('\n').length - SHOWN_LINES;
  return more < FEWEST_FOLDED ? {} : {folded: String(more)};
}

function render(pre: Element, code: Element, settings: CodeSettings, namesOf: NamesOf): MdxJsxFlowElementHast {
  const source = textOf(code);
  const language = languageOf(code);
  const meta = metaOf(code);
  if (language === TREE) return element('FileTree', {...renderTree(source, meta)}, pre);
  const {html, kind, title, wrap, numbered, ...rest} = renderCode(
    source,
    language,
    meta,
    settings,
    namesOf(language, source),
  );
  return element(
    'CodeBlock',
    {
      html,
      language: rest.language,
      ...(kind === undefined ? {} : {kind}),
      ...(title === undefined ? {} : {title}),
      ...(wrap ? {wrap} : {}),
      ...(numbered ? {numbered} : {}),
      ...foldedLines(source),
    },
    pre,
  );
}

/** Names in the samples of a file, by the language and text of the sample. */
type NamesOf = (language: string, source: string) => LinkedName[];

/** Reads the names that were recorded for the samples of a page; those of a sample that has changed since are left out. */
function recordedNames(siteDir: string | undefined, page: VFile): NamesOf {
  const key = siteDir === undefined || page.path === undefined ? undefined : recordKey(sitePath(siteDir, page.path));
  if (siteDir === undefined || key === undefined) return () => [];
  noteRead(page, path.join(siteDir, recordFile(key)));
  const names = readRecord(siteDir, key)?.names ?? {};
  return (language, source) => (names[sampleKey(language, source)] ?? []).map(parseName);
}

/** Settings of the transformer. */
export interface CodeBlockSettings extends CodeSettings {
  /** Absolute path of the site whose records of names are read; without it, names are no links. */
  siteDir?: string;
}

/**
 * Rehype plugin that highlights every fence at build time. A fence becomes a `CodeBlock` element
 * whose `html` is ready for the page, so readers download no highlighter; a fence of the language
 * `tree` becomes a `FileTree`.
 *
 * @param settings - Settings of the site for all code blocks.
 * @returns Transformer that fails the file, with the line of the fence, when a fence has an
 *   unknown language, a word that means nothing, or unbalanced highlight comments.
 */
export default function codeBlocks({siteDir, ...settings}: CodeBlockSettings) {
  return (tree: Root, file: VFile): void => {
    const namesOf = recordedNames(siteDir, file);
    eachNode(tree, (node, index, parent) => {
      if (node.type !== 'element' || node.tagName !== 'pre' || parent === undefined || index === undefined) return;
      const code = codeOf(node);
      if (code === undefined) return;
      parent.children[index] = atLineOf(file, node, () => render(node, code, settings, namesOf));
    });
  };
}
