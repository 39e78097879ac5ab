import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {didYouMean} from '../../suggest';

/** Callouts with a title in every language, from `i18n/<lang>/code.json`. */
const KINDS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const EXAMPLE = 'Write :::tip on a line of its own, a text below it, and ::: below that.';

function check(node: Nodes, lines: readonly string[]): void {
  if (node.type === 'containerDirective') {
    if (!KINDS.includes(node.name)) {
      throw new Error(
        `":::${node.name}" is no callout.${didYouMean(node.name, KINDS)} There are: ${KINDS.map((kind) => `:::${kind}`).join(', ')}.`,
      );
    }
    // Without an end, all that follows on the page is in the callout.
    if (!/:{3,}\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? ':::')) {
      throw new Error(`The callout :::${node.name} has no end. Put ::: on a line of its own below it.`);
    }
  } else if (node.type === 'leafDirective') {
    throw new Error(`"::${node.name}" means nothing here, and readers would see nothing of it. ${EXAMPLE}`);
  } else if (node.type === 'paragraph') {
    const [first] = node.children;
    // What the parser does not take for a callout is a paragraph with colons.
    if (first?.type === 'text' && /^:::/m.test(first.value)) {
      const [word] = /^:::.*$/m.exec(first.value) ?? [];
      throw new Error(`"${word}" begins no callout. ${EXAMPLE}`);
    }
  }
}

/**
 * Remark plugin that finds callouts which readers would see as plain text, or not at all.
 *
 * @returns Transformer that fails the file, with the line, at a callout that is misspelt or has no end.
 */
export default function callouts() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split(/\r\n?|\n/);
    eachNode(tree, (node) => {
      if (node.position !== undefined) atLineOf(file, node, () => check(node, lines));
    });
  };
}
