import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from 'mdast';
// Adds `hProperties` to the data of every node.
import type {} from 'mdast-util-to-hast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Position} from 'unist';
import {GENERATED} from '../../fences/meta';

export const text = (value: string): Text => ({type: 'text', value});

export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});

/** Text whose names stand between backticks. */
export const withCode = (value: string): PhrasingContent[] =>
  value.split('`').flatMap((part, i) => (part === '' ? [] : [i % 2 === 0 ? text(part) : inlineCode(part)]));

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

const attributes = (values: Readonly<Record<string, string | true>>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : value,
  }));

/** A block element. */
export function element(
  name: string,
  values: Readonly<Record<string, string | true>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** An element inside a line. */
export function inlineElement(
  name: string,
  values: Readonly<Record<string, string>>,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributes(values), children};
}

/** A code block that the sample checker leaves alone. */
export const codeBlock = (lang: string, value: string): Code => ({type: 'code', lang, meta: GENERATED, value});

/**
 * A heading that is a name.
 *
 * @param id - Id of the heading, the same in every language.
 * @param position - Where the element it replaces is written.
 */
export function nameHeading(
  name: string,
  depth: Heading['depth'],
  id: string,
  position: Position | undefined,
): Heading {
  return {
    type: 'heading',
    depth,
    children: [inlineCode(name)],
    // The headings plugin of Docusaurus takes an id that is already set.
    data: {hProperties: {id}, explicitId: true} as Heading['data'],
    ...(position ? {position} : {}),
  };
}

/**
 * A table with a head.
 *
 * @param className - `fact-table` when the last column describes the first one, and needs no label of its own.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly PhrasingContent[])[][],
  className?: string,
): Table {
  const row = (cells: readonly (readonly PhrasingContent[])[]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children: [...children]})),
  });
  return {
    type: 'table',
    align: head.map(() => null),
    children: [row(head.map((label) => [text(label)])), ...rows.map(row)],
    ...(className === undefined ? {} : {data: {hProperties: {className: [className]}}}),
  };
}

/** A term with what is said about it. */
export function definition(term: string, ...content: (PhrasingContent | BlockContent)[]): MdxJsxFlowElement {
  return element('div', {className: 'fact__row'}, [
    element('dt', {}, [text(term)]),
    element('dd', {}, content as RootContent[]),
  ]);
}

/**
 * A sentence with something in its places.
 *
 * @param sentence - Text with places in braces, such as `use {name} instead`.
 * @param values - What goes into the places, by name.
 */
export function filled(sentence: string, values: Readonly<Record<string, PhrasingContent>>): PhrasingContent[] {
  return sentence.split(/\{(\w+)\}/).flatMap((part, i): PhrasingContent[] => {
    if (i % 2 === 0) return part === '' ? [] : [text(part)];
    return [values[part] ?? text(`{${part}}`)];
  });
}
