import type {Heading, RootContent} from 'mdast';
import {factId} from '../../facts/lookup';
import {readAttributes, required, type Component} from '../../jsx';
import {nameHeading} from './nodes';
import {nextMark} from './next';
import {depthOf, factOf, lineOf, record, scopeOf, type FactsPage} from './page';
import {definitionBlock} from './render';

/** Whether text follows an entry before the next heading or entry. */
function hasBody(following: readonly RootContent[]): boolean {
  for (const node of following) {
    if (node.type === 'heading' || (node.type === 'mdxJsxFlowElement' && node.name === 'Option')) return false;
    const silent = node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'html';
    if (!silent && !(node.type === 'paragraph' && node.children.length === 0)) return true;
  }
  return false;
}

/** `<Option>`: a heading with what is known about the name. */
export function option(page: FactsPage, node: Component, following: readonly RootContent[]): RootContent[] {
  const {depth = 3, ...values} = readAttributes(node, {of: 'text', name: 'text', depth: 'number', id: 'text'});
  const of = required(node, 'of', values.of);
  const name = required(node, 'name', values.name);
  if (node.children.length > 0) throw new Error('Write the text about an <Option> below it, not inside it.');
  const fact = factOf(page, scopeOf(page, of), of, name);
  const id = values.id ?? factId(name);
  const other = page.ids.get(id);
  if (other !== undefined) {
    throw new Error(
      `The entry of line ${other} already has the id "${id}". Give this one another with id="…", in every language.`,
    );
  }
  page.ids.set(id, lineOf(node));
  record(page, node, fact, hasBody(following), id);
  return [
    nameHeading(name, depthOf(node, depth, 6) as Heading['depth'], id, node.position),
    definitionBlock(fact, page.lookup.required(fact), page.strings, nextMark(page, fact)),
  ];
}
