import type {PhrasingContent, RootContent} from 'mdast';
import {factId, propsOwner, type Scope} from '../../facts/lookup';
import type {Fact} from '../../facts/types';
import {readAttributes, required, type Component} from '../../jsx';
import {didYouMean} from '../../suggest';
import {describedItems} from './descriptions';
import {nextMark} from './next';
import {depthOf, factOf, lineOf, record, scopeOf, type FactsPage} from './page';
import {factTable, inheritedNote, type TableEntry} from './render';

/** Deepest level of fields that a table can ask for. */
const MAX_LEVELS = 9;

/** Fields of a fact, as a scope of their own. */
function fieldsOf(page: FactsPage, scope: Scope, of: string, name: string): Scope {
  const fact = factOf(page, scope, of, name);
  const below = page.lookup.below({...scope, prefix: fact.name}).map((other) => other.name.slice(fact.name.length));
  const step = below.map((rest) => /^(?:\[\])*\./.exec(rest)?.[0]).find((match) => match !== undefined);
  if (step === undefined) throw new Error(`${of} ${name} has no fields to list.`);
  return {...scope, prefix: fact.name + step};
}

/** The name itself, without the objects around it. */
const lastKey = (name: string): string | undefined => name.replaceAll('[]', '').split('.').at(-1);

/** Id of a row, which nothing else on the page has. */
function rowId(page: FactsPage, node: Component, name: string): string {
  const id = factId(name);
  const free = page.ids.has(id) ? `${id}-${lineOf(node)}` : id;
  page.ids.set(free, lineOf(node));
  return free;
}

function componentScope({lookup}: FactsPage, of: string): Scope {
  const scope = lookup.scope(propsOwner(of));
  if (scope) return scope;
  const components = lookup.facts.owners
    .filter((owner) => owner.kind === 'component')
    .map((owner) => owner.name.replace(/\.props$/, ''));
  throw new Error(`The release has no component "${of}" with props.${didYouMean(of, components)}`);
}

function tableOf(page: FactsPage, node: Component, of: string, scope: Scope, levels: number): RootContent[] {
  const facts = page.lookup
    .below(scope)
    .filter((fact) => !fact.private && fact.external === undefined)
    .filter((fact) => fact.name.slice(scope.prefix.length).split('.').length <= levels);
  if (facts.length === 0) throw new Error(`${of} has no fields to list.`);
  const descriptions = new Map<Fact, PhrasingContent[]>();
  for (const {name, text} of describedItems(node)) {
    const fact = factOf(page, scope, of, name);
    if (!facts.includes(fact)) {
      throw new Error(`The table of ${of} does not list "${name}", so it cannot describe it.`);
    }
    descriptions.set(fact, text);
  }
  const shown = facts.map((fact) => lastKey(fact.name));
  // Those the page describes come first, in its order.
  const entries = [...new Set([...descriptions.keys(), ...facts])].map((fact): TableEntry => {
    const description = descriptions.get(fact);
    const next = nextMark(page, fact);
    const name = fact.name.slice(scope.prefix.length);
    // Of several fields of one name, a link has to say which it means.
    const isOneOfSeveral = shown.filter((key) => key === lastKey(fact.name)).length > 1;
    const id = isOneOfSeveral ? rowId(page, node, `${of}.${name}`) : undefined;
    record(page, node, fact, description !== undefined, '', id);
    return {
      fact,
      name,
      ...(id !== undefined && {id}),
      required: page.lookup.required(fact),
      ...(description && {description}),
      ...(next !== undefined && {next}),
    };
  });
  return [factTable(entries, page.strings), ...inheritedNote(scope.owner, page.strings)];
}

/** `<OptionTable>`: the fields of an owner, or of one of its facts. */
export function optionTable(page: FactsPage, node: Component): RootContent[] {
  const {name, depth, ...values} = readAttributes(node, {of: 'text', name: 'text', depth: 'number'});
  const of = required(node, 'of', values.of);
  const scope = scopeOf(page, of);
  const levels = depth === undefined ? Number.POSITIVE_INFINITY : depthOf(node, depth, MAX_LEVELS);
  return tableOf(page, node, of, name === undefined ? scope : fieldsOf(page, scope, of, name), levels);
}

/** `<PropsTable>`: the props of a component. */
export function propsTable(page: FactsPage, node: Component): RootContent[] {
  const of = required(node, 'of', readAttributes(node, {of: 'text'}).of);
  return tableOf(page, node, of, componentScope(page, of), Number.POSITIVE_INFINITY);
}
