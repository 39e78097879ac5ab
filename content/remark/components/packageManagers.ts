import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {execCommands, installCommands, MANAGERS, managerCommands, runCommands, type Commands} from './commands';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {isComponent, readAttributes, required, type Component} from '../../jsx';

/** Tabs of all pages that share this name show the same choice. */
export const GROUP_ID = 'package-manager';

function commandsOf(node: Component): Commands {
  if (node.children.length > 0) throw new Error(`<${node.name}> holds nothing. Close it at once: <${node.name} … />.`);
  if (node.name === 'Install') {
    const {packages, dev} = readAttributes(node, {packages: 'text', dev: 'flag'});
    return installCommands(required(node, 'packages', packages), dev === true);
  }
  const given = Object.entries(readAttributes(node, {command: 'text', run: 'text', exec: 'text'}));
  const [first, ...others] = given;
  if (first === undefined || others.length > 0) {
    throw new Error('<PackageManagers> needs exactly one of command="…", run="…" and exec="…".');
  }
  const [kind, value] = first;
  if (kind === 'run') return runCommands(value);
  return kind === 'exec' ? execCommands(value) : managerCommands(value);
}

const text = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

function tabs(commands: Commands, from: Component): MdxJsxFlowElement {
  const position = from.position;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [text('groupId', GROUP_ID)],
    position,
    children: MANAGERS.map((manager): MdxJsxFlowElement => {
      const code: Code = {type: 'code', lang: 'bash', meta: null, value: commands[manager], position};
      return {
        type: 'mdxJsxFlowElement',
        name: 'TabItem',
        attributes: [text('value', manager), text('label', manager)],
        children: [code],
        position,
      };
    }),
  };
}

/**
 * Remark plugin that turns `<Install>` and `<PackageManagers>` into tabs, each holding an ordinary
 * fence with the command of one package manager. What reads the page afterwards (the sample
 * checks, the search index, the Markdown twin) sees the commands as it sees any other.
 *
 * @returns Transformer that fails the file, with the line of the component, for a missing,
 *   unknown or malformed attribute.
 */
export default function packageManagers() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node, index, parent) => {
      if (!isComponent(node)) return;
      if (node.name !== 'Install' && node.name !== 'PackageManagers') return;
      atLineOf(file, node, () => {
        if (node.type === 'mdxJsxTextElement' || parent === undefined || index === undefined) {
          throw new Error(
            `<${node.name}> stands inside a sentence. Put it on a line of its own, with empty lines around it.`,
          );
        }
        parent.children[index] = tabs(commandsOf(node), node);
      });
    });
  };
}
