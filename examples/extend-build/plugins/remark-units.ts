import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

interface Options {
  unit: string;
}

/** Writes the unit behind numbers marked with a degree sign, as in `850°`. */
export function remarkUnits({ unit }: Options) {
  return (tree: Root) => {
    visit(tree, 'text', node => {
      node.value = node.value.replace(/(\d)°(?!C)/g, `$1 ${unit}`);
    });
  };
}
