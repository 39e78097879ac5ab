import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkFence} from '../../rehype/render';
import {atLineOf} from '../../ContentError';

/**
 * Remark plugin that checks every fence where all readers of the pages meet it, so that problems of
 * all pages are listed at once and not one by one as pages are compiled.
 *
 * @returns Transformer that fails the file, with the line of the fence, when a fence has an
 *   unknown language, a word that means nothing, unbalanced highlight comments or a malformed tree.
 */
export default function fences() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => atLineOf(file, node, () => checkFence(node.value, node.lang ?? '', node.meta ?? '')));
  };
}
