import type {Node} from 'unist';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {nearest} from '../../fences/grammars';

/** A component in a page, on its own line or inside a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes of a component: `text` takes a string, `flag` takes nothing. */
export type AttributeKinds = Record<string, 'text' | 'flag'>;

/**
 * Reads the attributes of a component and refuses what it does not know.
 *
 * @param node - The component.
 * @param kinds - What it takes.
 * @returns Values by name: strings of text attributes, `true` for flags.
 * @throws Error naming the attribute and what was expected.
 */
export function readAttributes(node: Component, kinds: AttributeKinds): Record<string, string | true> {
  const values: Record<string, string | true> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new Error(`<${node.name}> takes no {...spread}. Write its attributes one by one.`);
    }
    const {name, value} = attribute;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      const known = Object.keys(kinds);
      const hint =
        known.length === 0
          ? 'It takes none.'
          : `Did you mean "${nearest(name, known, 1)[0]}"? It takes: ${known.join(', ')}.`;
      throw new Error(`<${node.name}> has no attribute "${name}". ${hint}`);
    }
    if (kind === 'flag') {
      if (value !== null && value !== undefined)
        throw new Error(`<${node.name}>: ${name} takes no value. Write ${name} alone.`);
      values[name] = true;
    } else {
      if (typeof value !== 'string' || value.trim() === '') {
        throw new Error(`<${node.name}>: ${name} needs text in quotes, such as ${name}="…".`);
      }
      values[name] = value;
    }
  }
  return values;
}

/**
 * Runs a check or a rewrite of a component, and turns what it throws into a failure of the file
 * at the line of the component.
 *
 * @param file - The page.
 * @param node - The component.
 * @param run - The work; errors it throws are messages for the writer.
 * @returns What `run` returns.
 */
export function atLineOf<T>(file: VFile, node: Node, run: () => T): T {
  try {
    return run();
  } catch (error) {
    file.fail(error instanceof Error ? error.message : String(error), {
      place: node.position,
      ruleId: 'mdx-kit',
      source: 'remark',
    });
  }
}
