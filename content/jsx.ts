import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {didYouMean} from './suggest';

/** A component in a page, on its own line or inside a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node of a page is a component. */
export const isComponent = (node: {type: string}): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What an attribute is at build time: its text, `true` for a name alone, nothing for an expression. */
function literalOf({value}: MdxJsxAttribute): string | true | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Literal attributes of a component.
 *
 * @param node - The component.
 * @returns Strings by name; `true` for an attribute without a value; expressions are left out.
 */
export function literalAttributes({attributes}: Component): Record<string, string | true> {
  const result: Record<string, string | true> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const value = literalOf(attribute);
    if (value !== undefined) result[attribute.name] = value;
  }
  return result;
}

/** What an attribute takes: `text` a string that says something, `string` any, `flag` nothing. */
export type AttributeKinds = Readonly<Record<string, 'text' | 'string' | 'number' | 'flag'>>;

/** Values of attributes of these kinds, by name. */
export type AttributeValues<Kinds extends AttributeKinds> = {
  [Name in keyof Kinds]?: Kinds[Name] extends 'flag' ? true : Kinds[Name] extends 'number' ? number : string;
};

function readValue(node: Component, attribute: MdxJsxAttribute, kind: AttributeKinds[string]): string | number | true {
  const {name} = attribute;
  const value = literalOf(attribute);
  if (kind === 'flag') {
    if (value !== true) throw new Error(`<${node.name}>: ${name} takes no value. Write ${name} alone.`);
    return true;
  }
  if (kind === 'number') {
    const text = typeof attribute.value === 'object' ? attribute.value?.value : attribute.value;
    if (!/^\s*\d+\s*$/.test(text ?? '')) throw new Error(`<${node.name}>: ${name} needs a whole number.`);
    return Number(text);
  }
  if (typeof value !== 'string' || (kind === 'text' && value.trim() === '')) {
    throw new Error(`<${node.name}>: ${name} needs text in quotes, such as ${name}="…".`);
  }
  return value;
}

/**
 * Reads the attributes of a component and refuses what it does not know.
 *
 * @param node - The component.
 * @param kinds - What it takes.
 * @returns Values by name.
 * @throws Error naming the attribute and what was expected.
 */
export function readAttributes<const Kinds extends AttributeKinds>(
  node: Component,
  kinds: Kinds,
): AttributeValues<Kinds> {
  const known = Object.keys(kinds);
  const values = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new Error(`<${node.name}> takes no {...spread}. Write its attributes one by one.`);
    }
    const {name} = attribute;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      const list = known.length === 0 ? 'none' : known.join(', ');
      throw new Error(`<${node.name}> has no attribute "${name}".${didYouMean(name, known)} It takes: ${list}.`);
    }
    return [name, readValue(node, attribute, kind)];
  });
  return Object.fromEntries(values) as AttributeValues<Kinds>;
}

/**
 * An attribute that a component cannot do without.
 *
 * @param node - The component.
 * @param name - Name of the attribute.
 * @param value - Its value, if it is there.
 * @throws Error naming the attribute when it is not.
 */
export function required<T>(node: Component, name: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`<${node.name}> needs ${name}="…".`);
  return value;
}
