import type {Fact, Facts, Owner} from './types';

/** Facts below an owner or a view of one. */
export interface Scope {
  owner: Owner;
  /** Start of the names inside the owner; `''` for the owner itself. */
  prefix: string;
}

/** Finds facts by the names pages use. */
export interface FactLookup {
  facts: Facts;
  /** The owner or view of a name; `undefined` when there is none. */
  scope(of: string): Scope | undefined;
  /** A fact by its name inside a scope. */
  fact(scope: Scope, name: string): Fact | undefined;
  /** Every fact below a scope, in the order of names. */
  below(scope: Scope): Fact[];
  /** Names that can stand for `of`. */
  scopeNames(): string[];
  /** Whether the reader who writes the thing around it always has to write this as well. */
  required(fact: Fact): boolean;
}

/** Name of the object that a name is part of: `a.b[].c` → `a.b`; `undefined` at the top. */
function parentName(name: string): string | undefined {
  return /^(.+?)(?:\[\])*\.[^.]+$/.exec(name)?.[1];
}

/** Whether a type offers something else than one form of object: `string | { a: string }`. */
function isUnion(type: string): boolean {
  const inner = /^\((.*)\)(?:\[\])+$/s.exec(type)?.[1] ?? type;
  let depth = 0;
  // The arrow of a function closes nothing.
  for (const character of inner.replaceAll('=>', '')) {
    if ('{([<'.includes(character)) depth += 1;
    else if ('})]>'.includes(character)) depth -= 1;
    else if (character === '|' && depth === 0) return true;
  }
  return false;
}

/** Prepares facts for look-up. */
export function createLookup(facts: Facts): FactLookup {
  const owners = new Map(facts.owners.map((owner) => [owner.name, owner]));
  const byOwner = new Map<string, Map<string, Fact>>();
  for (const fact of facts.facts) {
    const names = byOwner.get(fact.owner) ?? new Map<string, Fact>();
    byOwner.set(fact.owner, names.set(fact.name, fact));
  }
  const ownerFact = (owner: string, name: string): Fact | undefined => byOwner.get(owner)?.get(name);
  return {
    facts,
    required(fact) {
      // Nobody writes the fields of what a hook returns, and those of a union belong to one of its forms.
      if (fact.optional || fact.kind === 'field' || fact.variants !== undefined) return false;
      const parent = parentName(fact.name);
      return parent === undefined || !isUnion(ownerFact(fact.owner, parent)?.type ?? '');
    },
    scope(of) {
      const own = owners.get(of);
      if (own) return {owner: own, prefix: ''};
      const view = facts.views[of];
      const owner = view && owners.get(view.owner);
      return owner && {owner, prefix: view.prefix};
    },
    fact: (scope, name) => ownerFact(scope.owner.name, scope.prefix + name),
    below: ({owner, prefix}) =>
      [...(byOwner.get(owner.name)?.values() ?? [])].filter((fact) => fact.name.startsWith(prefix)),
    scopeNames: () => [...owners.keys(), ...Object.keys(facts.views)],
  };
}

/** Owner of the props of a component. */
export const propsOwner = (component: string): string => `${component}.props`;

/**
 * Id of the section about a name: `route.cleanUrls` → `route-cleanurls`.
 *
 * @param name - Name as the page shows it.
 */
export function factId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
