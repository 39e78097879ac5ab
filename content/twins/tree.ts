import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {importedPartials, type PartialReader} from '../extract';
import {isComponent, literalAttributes} from '../jsx';
import {SCHEME} from '../links';

/** A page with everything that a reader sees, in a form that can be kept as JSON. */
export type WholeTree = Root;

const NOT_SHOWN = new Set(['yaml', 'mdxjsEsm', 'mdxTextExpression', 'mdxFlowExpression']);

/** A comment, which shows nothing. */
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

/** What a node of a partial links to, as the page that shows the partial would write it. */
function movedUrl(url: string, from: string, to: string): string {
  const [address = '', ...rest] = url.split(/(?=[?#])/);
  if (from === to || address === '' || address.startsWith('/') || SCHEME.test(address)) return url;
  const target = path.resolve(path.dirname(from), address);
  return [path.relative(path.dirname(to), target).split(path.sep).join('/'), ...rest].join('');
}

/** What of a node counts for a twin, without its children. */
function strippedNode(node: Nodes, from: string, to: string): object {
  const {position: _position, data, ...rest} = node as Nodes & {data?: {id?: string; directiveLabel?: boolean}};
  const kept = {
    ...(data?.id === undefined ? {} : {id: data.id}),
    ...(data?.directiveLabel === true ? {directiveLabel: true} : {}),
  };
  return {
    ...rest,
    ...(isComponent(node)
      ? {
          attributes: Object.entries(literalAttributes(node)).map(([name, value]) => ({
            type: 'mdxJsxAttribute',
            name,
            value: value === true ? null : value,
          })),
        }
      : {}),
    ...('url' in node ? {url: movedUrl(node.url, from, to)} : {}),
    ...(Object.keys(kept).length === 0 ? {} : {data: kept}),
  };
}

/**
 * A page in one tree: shared partials in the place of the components that show them, nothing of what
 * only the compiler needs.
 *
 * @param root - Tree of the page after the transformers; it stays as it is.
 * @param filePath - Absolute path of the page.
 * @param readPartial - Gives the tree of an imported Markdown file.
 * @returns The tree, made of plain data.
 * @throws Error for a value that is only known when the page runs.
 */
export async function wholeTree(root: Root, filePath: string, readPartial: PartialReader): Promise<WholeTree> {
  async function childrenOf(children: readonly Nodes[], current: string, partials: Map<string, string>) {
    const result: object[] = [];
    for (const node of children) result.push(...(await copies(node, current, partials)));
    return result;
  }

  async function ofFile(tree: Root, current: string): Promise<object[]> {
    const imports = tree.children.filter((node): node is MdxjsEsm => node.type === 'mdxjsEsm');
    return childrenOf(tree.children, current, new Map(imports.flatMap(importedPartials)));
  }

  async function copies(node: Nodes, current: string, partials: Map<string, string>): Promise<object[]> {
    if (NOT_SHOWN.has(node.type)) {
      const shows = /Expression$/.test(node.type) && 'value' in node && !COMMENT.test(node.value);
      return shows ? [strippedNode(node, current, filePath)] : [];
    }
    const specifier = isComponent(node) ? partials.get(node.name ?? '') : undefined;
    const partial = specifier === undefined ? undefined : await readPartial(specifier, current);
    if (partial !== undefined) return ofFile(partial.tree, partial.filePath);
    const copy = strippedNode(node, current, filePath);
    return ['children' in node ? {...copy, children: await childrenOf(node.children, current, partials)} : copy];
  }

  return {type: 'root', children: (await ofFile(root, filePath)) as Root['children']};
}
