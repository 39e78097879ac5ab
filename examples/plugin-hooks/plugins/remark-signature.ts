import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/** Makes a remark plugin that adds a last line to every page. */
export function remarkSignature(name: string): Plugin<[], Root> {
  // A function of its own for each name: the same function given twice is run once.
  return () => tree => {
    tree.children.push({
      type: 'paragraph',
      children: [{ type: 'text', value: `Signed by ${name}.` }],
    });
  };
}
