import type {Lang} from '../../../config/types';
import type {CommunityPlugins} from '../../facts/community';
import type {FactLookup, Scope} from '../../facts/lookup';
import type {Moves} from '../../facts/next/moves';
import type {Fact, PackageInfo} from '../../facts/types';
import type {Component} from '../../jsx';
import {didYouMean} from '../../suggest';
import type {GeneratedEntry} from '../../types';
import type {FactStrings} from './strings';

/** How many names a message about an unknown one offers. */
const OFFERED = 3;

/** What the components of one page are expanded with. */
export interface FactsPage {
  /** File, relative to the site folder. */
  readonly source: string;
  readonly lang: Lang;
  readonly strings: FactStrings;
  readonly lookup: FactLookup;
  readonly community: CommunityPlugins;
  /** What the next major release changes. */
  readonly moves: Moves;
  /** Path of the page below its root, without extension; empty for a partial. */
  readonly key: string;
  /** Lines of the entries so far, by id. */
  readonly ids: Map<string, number>;
  /** Facts shown so far. */
  readonly generated: GeneratedEntry[];
}

/** Line of a component in the page, from 1; 0 when it is unknown. */
export const lineOf = (node: Component): number => node.position?.start.line ?? 0;

/**
 * Notes that a page shows a fact.
 *
 * @param page - The page.
 * @param node - Component that shows it.
 * @param fact - The fact.
 * @param described - Whether the page says something about it in words.
 * @param id - Id of its heading; empty for rows of tables and other lists.
 * @param anchor - Id of the row, when it has one.
 */
export function record(
  page: FactsPage,
  node: Component,
  {owner, name}: Fact,
  described: boolean,
  id = '',
  anchor?: string,
): void {
  const line = lineOf(node);
  const place = anchor === undefined ? {} : {anchor};
  page.generated.push({owner, name, id, ...place, line, component: node.name ?? '', described});
}

/**
 * The owner or view of a name.
 *
 * @throws Error with the nearest names when the release has none.
 */
export function scopeOf({lookup}: FactsPage, of: string): Scope {
  const scope = lookup.scope(of);
  if (scope) return scope;
  throw new Error(`The release has nothing called "${of}".${didYouMean(of, lookup.scopeNames(), OFFERED)}`);
}

/**
 * A fact by its name inside a scope.
 *
 * @throws Error with the nearest names when the scope has none.
 */
export function factOf({lookup}: FactsPage, scope: Scope, of: string, name: string): Fact {
  const fact = lookup.fact(scope, name);
  if (fact) return fact;
  const names = lookup.below(scope).map((other) => other.name.slice(scope.prefix.length));
  throw new Error(`${of} has no "${name}".${didYouMean(name, names, OFFERED)}`);
}

/**
 * A value of the release by its name.
 *
 * @param values - All values of the kind.
 * @param name - Name as the page has it.
 * @param what - Begin of the message when there is none, such as `The release declares no type`.
 * @throws Error with the nearest names.
 */
export function named<T>(values: Readonly<Record<string, T>>, name: string, what: string): T {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value !== undefined) return value;
  throw new Error(`${what} "${name}".${didYouMean(name, Object.keys(values), OFFERED)}`);
}

/** A package of the release by its name. */
export const packageOf = ({lookup}: FactsPage, name: string): PackageInfo =>
  named(lookup.facts.packages, name, 'There is no documented package');

/** The depth that a component asks for, from 1 to `most`. */
export function depthOf(node: Component, depth: number, most: number): number {
  if (depth >= 1 && depth <= most) return depth;
  throw new Error(`The attribute "depth" of <${node.name}> must be a whole number from 1 to ${most}, not "${depth}".`);
}
