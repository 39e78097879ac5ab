import type {Nodes as HastNodes, Parents as HastParents} from 'hast';
import type {Nodes, Parents} from 'mdast';

/** A node of any tree, as far as the walk looks at it. */
interface TreeNode {
  type: string;
  children?: TreeNode[];
}

/** What is called for a node: the root has neither index nor parent. */
type Visitor<Node, Parent> = (node: Node, index: number | undefined, parent: Parent | undefined) => void;

function walk(
  node: TreeNode,
  index: number | undefined,
  parent: TreeNode | undefined,
  visitor: Visitor<TreeNode, TreeNode>,
): void {
  visitor(node, index, parent);
  const {children} = node;
  if (children === undefined) return;
  // The length is asked for each time: a visitor may add nodes behind its own.
  for (let i = 0; i < children.length; i += 1) walk(children[i]!, i, node, visitor);
}

/**
 * Calls a function for every node of a tree, parents before what they hold, in the order of the text. A node that the
 * function puts in the place of its own is not visited; what its own holds is.
 *
 * `unist-util-visit` makes a function with a name for each node that it meets, so that traces of errors show the node:
 * with it, these walks take a twentieth of a build from scratch.
 *
 * @param tree - The root, or the part to walk.
 * @param visitor - The function.
 */
export function eachNode(tree: Nodes, visitor: Visitor<Nodes, Parents>): void;
export function eachNode(tree: HastNodes, visitor: Visitor<HastNodes, HastParents>): void;
export function eachNode(tree: TreeNode, visitor: Visitor<never, never>): void {
  walk(tree, undefined, undefined, visitor as Visitor<TreeNode, TreeNode>);
}
