import type { Root } from 'mdast';

/** Makes a remark plugin that adds a last line to every page. */
export function remarkSignature(name: string) {
  // A function of its own for each name: the same function given twice is run once.
  return () => (tree: Root) => {
    tree.children.push({
      type: 'paragraph',
      children: [{ type: 'text', value: `Signed by ${name}.` }],
    });
  };
}
