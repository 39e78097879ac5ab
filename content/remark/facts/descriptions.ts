import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import type {Component} from '../../jsx';
import type {} from '../../types';
import {didYouMean} from '../../suggest';
import {text} from './nodes';

/** A name with what the page says about it. */
interface Description {
  name: string;
  text: PhrasingContent[];
}

/** Notes on the first node of a description what it describes, so that the cell it is put into is known as written. */
function ofName(name: string, [first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first === undefined) return [];
  first.data = {...first.data, describes: name};
  return [first, ...rest];
}

function describedItem(item: ListItem): Description {
  const [first, ...more] = item.children;
  const [name, ...rest] = first?.type === 'paragraph' ? first.children : [];
  if (name?.type !== 'inlineCode' || more.length > 0) {
    throw new Error(
      `Line ${item.position?.start.line ?? 0}: a description is one paragraph that starts with the name in code, as in "- \`name\`: text".`,
    );
  }
  const [lead, ...others] = rest;
  if (lead?.type !== 'text') return {name: name.value, text: ofName(name.value, rest)};
  const value = lead.value.replace(/^\s*[:：]\s*/, '');
  if (value === '' && others.length === 0) throw new Error(`The description of "${name.value}" is empty.`);
  const written = {...text(value), ...(lead.position && {position: lead.position})};
  return {name: name.value, text: ofName(name.value, [...(value === '' ? [] : [written]), ...others])};
}

/**
 * Descriptions written as a list inside a component: "- `name`: text".
 *
 * @param node - The component.
 * @returns In the order of the page, each name once.
 * @throws Error when the component holds anything else.
 */
export function describedItems(node: Component): Description[] {
  const items = (node.children as RootContent[]).flatMap((child) => {
    if (child.type === 'list') return child.children.map(describedItem);
    throw new Error(`<${node.name}> holds only a list of descriptions: one item "- \`name\`: text" for each name.`);
  });
  const twice = items.find(({name}, i) => items.findIndex((other) => other.name === name) !== i);
  if (twice !== undefined) throw new Error(`"${twice.name}" is described twice.`);
  return items;
}

/**
 * What a page says each of some packages is for.
 *
 * @param node - Component with a list of descriptions.
 * @param known - Packages it must describe, all of them.
 * @returns In the order of the page.
 * @throws Error naming a package that is missing or unknown.
 */
export function purposes<T>(
  node: Component,
  known: ReadonlyMap<string, T>,
): {name: string; value: T; purpose: PhrasingContent[]}[] {
  const items = describedItems(node);
  const missing = [...known.keys()].filter((name) => items.every((item) => item.name !== name));
  const result = items.map(({name, text: purpose}) => {
    const value = known.get(name);
    if (value !== undefined) return {name, value, purpose};
    throw new Error(`"${name}" is not one of the packages to list.${didYouMean(name, missing)}`);
  });
  if (missing.length > 0) throw new Error(`<${node.name}> does not say what these are for: ${missing.join(', ')}.`);
  return result;
}
