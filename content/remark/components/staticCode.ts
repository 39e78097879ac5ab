import type {Expression} from 'estree';
import type {Code, Root} from 'mdast';
import {eachNode} from '../../eachNode';
import {isComponent, readAttributes, type Component} from '../../jsx';

/** Value of an expression that is a string and holds no variable. */
function stringOf(expression: Expression | undefined): string | undefined {
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** The code inside a `CodeBlock`, where it is known at build time. */
function codeInside(node: Component): string | undefined {
  const [only, ...rest] = node.children as {type: string}[];
  if (only === undefined || rest.length > 0) return undefined;
  if (only.type === 'text') return (only as unknown as {value: string}).value;
  if (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression') return undefined;
  const statement = (only as {data?: {estree?: {body: {type: string; expression?: Expression}[]} | null}}).data?.estree
    ?.body[0];
  return stringOf(statement?.expression);
}

/** What a `CodeBlock` takes that a fence can say too. */
const KINDS = {language: 'text', title: 'text', metastring: 'text', showLineNumbers: 'flag'} as const;

/** The attributes of a `CodeBlock` as a fence has them, where all of them are fixed text. */
function fenceOf(node: Component): {lang: string | null; meta: string | null} | undefined {
  let values;
  try {
    values = readAttributes(node, KINDS);
  } catch {
    // It does more than a fence can: it stays a component.
    return undefined;
  }
  const {language = null, title, metastring, showLineNumbers} = values;
  if (title?.includes('"')) return undefined;
  const words = [title && `title="${title}"`, metastring, showLineNumbers && 'showLineNumbers'].filter(Boolean);
  return {lang: language, meta: words.length === 0 ? null : words.join(' ')};
}

/** The fence that a component stands for, if it is a `CodeBlock` of fixed text. */
function asFence(node: Component): Code | undefined {
  if (node.name !== 'CodeBlock') return undefined;
  const value = codeInside(node);
  const fence = fenceOf(node);
  if (value === undefined || fence === undefined) return undefined;
  return {type: 'code', ...fence, value: value.replace(/^\n|\n$/g, ''), position: node.position};
}

/**
 * Remark plugin that turns a `<CodeBlock>` whose code and attributes are fixed text into a fence,
 * so that it is highlighted, checked and indexed like one. Any other stays a component and shows
 * its code in one colour.
 *
 * @returns Transformer.
 */
export default function staticCode() {
  return (tree: Root): void => {
    eachNode(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      // A component that fills its line is a paragraph until MDX unwraps it, which readers of the
      // page other than the build do not do.
      const [only, ...rest] = node.type === 'paragraph' ? node.children : [];
      const component = rest.length === 0 && only?.type === 'mdxJsxTextElement' ? only : node;
      if (!isComponent(component) || (component === node && node.type === 'mdxJsxTextElement')) return;
      const code = asFence(component);
      if (code !== undefined) parent.children[index] = code;
    });
  };
}
