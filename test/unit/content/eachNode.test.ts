/** @jest-environment node */
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {eachNode} from '../../../content/eachNode';

const SOURCE = '# A *b*\n\n- c\n- `d`\n\n> e [f](g)\n\n```\nh\n```\n';

const parse = (): Root => unified().use(remarkParse).parse(SOURCE);

/** What `unist-util-visit` meets, and with what beside it. */
function met(walk: (note: (node: object, index: number | undefined, parent: object | undefined) => void) => void) {
  const all: unknown[] = [];
  walk((node, index, parent) => {
    all.push([node, index, parent]);
  });
  return all;
}

test('meets the same as unist-util-visit, in the same order', () => {
  const tree = parse();
  const expected = met((note) => visit(tree, (node, index, parent) => void note(node, index, parent)));
  expect(expected.length).toBeGreaterThan(15);
  expect(met((note) => eachNode(tree, note))).toEqual(expected);
});

test('does not visit what it puts in the place of a node, and does visit what is added behind it', () => {
  const tree = parse();
  const types: string[] = [];
  eachNode(tree, (node, index, parent) => {
    types.push(node.type);
    if (node.type === 'code') {
      parent!.children[index!] = {type: 'html', value: ''};
      tree.children.push({type: 'thematicBreak'});
    }
  });
  expect(types.slice(-2)).toEqual(['code', 'thematicBreak']);
  expect(tree.children.at(-2)?.type).toBe('html');
});
