import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkFence} from '../../rehype/render';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';

/**
 * Remark plugin that checks every fence where all readers of the pages meet it, so that problems of
 * all pages are listed at once and not one by one as pages are compiled.
 *
 * @returns Transformer that fails the file, with the line of the fence, when a fence has an
 *   unknown language, a word that means nothing, unbalanced highlight comments or a malformed tree.
 */
export default function fences() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type !== 'code') return;
      atLineOf(file, node, () => checkFence(node.value, node.lang ?? '', node.meta ?? ''));
    });
  };
}
