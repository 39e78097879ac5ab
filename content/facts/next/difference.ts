/** What the next major release does with the names of the documented one. */
import type {Fact, Facts} from '../types';
import type {NextFact, NextRelease} from './types';

/** How a name of the documented release differs in the next one. */
export type Difference = {fact: Fact} & (
  | {kind: 'removed'}
  /** It is exported by another module than the one that takes the place of its own. */
  | {kind: 'moved'; module: string}
  | {kind: 'default'; before: string; after: string}
  | {kind: 'deprecated'}
  /** Its type no longer lets it be left out. */
  | {kind: 'required'}
);

/** Modules whose names are imported from elsewhere in the next major. */
export const MODULES: Readonly<Record<string, string>> = {
  'rspress/config': '@rspress/core',
  'rspress/core': '@rspress/core',
  'rspress/runtime': '@rspress/core/runtime',
  'rspress/theme': '@rspress/core/theme',
};

/** Types that have another name in the next major. */
const TYPES: Readonly<Record<string, string>> = {PageData: 'PageDataLegacy'};

/** Modules of the main package, in which a name can turn up again. */
const MAIN = ['@rspress/core', '@rspress/core/runtime', '@rspress/core/theme'] as const;

/** Name of the owner in the next major. */
export const nextOwner = (owner: string): string =>
  MODULES[owner] ?? TYPES[owner] ?? (owner.endsWith(':exports') ? owner.slice(0, -':exports'.length) : owner);

const ownerNames = ({owners}: NextRelease, owner: string): Readonly<Record<string, NextFact>> => owners[owner] ?? {};

/** The same name in the next major, if it is still there. */
export function nextFact(release: NextRelease, {owner, name}: Pick<Fact, 'owner' | 'name'>): NextFact | undefined {
  const names = ownerNames(release, nextOwner(owner));
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Package of an official plugin that an owner belongs to. */
export const pluginOf = (owner: string): string | undefined => /^@rspress\/plugin-[\w-]+/.exec(owner)?.[0];

/** Whether the whole thing that a name belongs to is gone or was not read: its package or its component. */
function isGone(release: NextRelease, fact: Fact): boolean {
  const plugin = pluginOf(fact.owner) ?? pluginOf(fact.package);
  if (plugin !== undefined) return !Object.hasOwn(release.packages, plugin);
  const component = /^(\w+)\.props$/.exec(fact.owner)?.[1];
  return component !== undefined && !MAIN.some((module) => Object.hasOwn(ownerNames(release, module), component));
}

/**
 * Compares the documented release with the next one, name by name.
 *
 * Names of packages and components that are gone as a whole are left out: the package or the
 * component is the difference. So are names of other packages, such as those of React Router.
 *
 * @param facts - Facts of the documented release.
 * @param release - The next major.
 * @returns Every difference, in the order of the facts.
 */
export function findDifferences({facts, differences}: Facts, release: NextRelease): Difference[] {
  // The next release is known by its types. A name that only the code of this one lets readers
  // leave out is required by the types of both, which is no difference.
  const onlyByCode = new Set(
    differences.filter(({kind}) => kind === 'optional').map(({owner, name}) => `${owner} ${name}`),
  );
  return facts.flatMap((fact): Difference[] => {
    // `rspress/runtime` hands on `Helmet` of another package, and people use it from there.
    const isForeign = fact.external !== undefined && fact.owner !== 'rspress/runtime';
    if (fact.private === true || isForeign || isGone(release, fact)) return [];
    const next = nextFact(release, fact);
    if (next === undefined) {
      const isSame = (name: string): boolean => ownerNames(release, name)[fact.name]?.kind === fact.kind;
      const module = fact.owner in MODULES && MAIN.find(isSame);
      return [module ? {fact, kind: 'moved', module} : {fact, kind: 'removed'}];
    }
    if (next.default !== undefined && fact.default !== undefined && next.default !== fact.default.value) {
      return [{fact, kind: 'default', before: fact.default.value, after: next.default}];
    }
    if (next.deprecated !== undefined && fact.deprecated === undefined) return [{fact, kind: 'deprecated'}];
    const isNewlyRequired = next.required === true && fact.optional && !onlyByCode.has(`${fact.owner} ${fact.name}`);
    return isNewlyRequired ? [{fact, kind: 'required'}] : [];
  });
}
