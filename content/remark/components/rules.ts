import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {BADGE_KINDS} from '../../data';
import {isComponent, readAttributes, type Component} from '../../jsx';

/** What a component must look like, by name. Each rule throws a message for the writer. */
const RULES: Record<string, (node: Component) => void> = {
  Steps(node) {
    readAttributes(node, {});
    const [only, ...rest] = node.children;
    if (only?.type !== 'list' || only.ordered !== true || rest.length > 0) {
      throw new Error(
        '<Steps> holds one numbered list and nothing else. Indent what belongs to a step under its number.',
      );
    }
  },
  Badge(node) {
    const {kind, version} = readAttributes(node, {kind: 'text', version: 'text'});
    if (!BADGE_KINDS.some((known) => known === kind)) {
      throw new Error(`<Badge> needs kind="…", one of: ${BADGE_KINDS.join(', ')}.`);
    }
    if ((kind === 'since') !== (version !== undefined)) {
      throw new Error('<Badge> takes version="1.2.3" with kind="since", and only then.');
    }
    if ((kind === 'note') !== node.children.length > 0) {
      throw new Error(
        '<Badge> takes text of its own with kind="note", and only then: <Badge kind="note">text</Badge>.',
      );
    }
  },
  Kbd(node) {
    readAttributes(node, {});
    const [only, ...rest] = node.children;
    if (only?.type !== 'text' || rest.length > 0) {
      throw new Error('<Kbd> holds keys joined by a plus sign, such as <Kbd>Ctrl+K</Kbd>.');
    }
  },
};

/**
 * Remark plugin that holds the components of a page to their rules.
 *
 * @returns Transformer that fails the file, with the line of the component, when one is used wrongly.
 */
export default function componentRules() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (!isComponent(node) || node.name === null || !Object.hasOwn(RULES, node.name)) return;
      const rule = RULES[node.name];
      if (rule !== undefined) atLineOf(file, node, () => rule(node));
    });
  };
}
