import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Puts tables into a box that scrolls on small screens. */
export function rehypeWideTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || typeof index !== 'number') {
        return undefined;
      }
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['wide-table'] },
        children: [node],
      };
      // Go on behind the table: it must not be wrapped again.
      return index + 1;
    });
  };
}
