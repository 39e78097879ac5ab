/** What the check of a configuration knows, derived from the facts of both releases. */
import type {Lang} from '../../config/languages';
import {readTexts} from '../../config/texts';
import {BEHAVIOURS} from '../configCheck/behaviours';
import {
  PLUGIN_GROUP,
  ROOT_GROUP,
  type ConfigFacts,
  type Group,
  type KnownPlugin,
  type Option,
} from '../configCheck/types';
import {createLookup, type FactLookup} from '../facts/lookup';
import {MOVING_PAGE, NOT_READ, PART_OF} from '../facts/next/packages';
import {nextOwner} from '../facts/next/difference';
import type {Moves} from '../facts/next/moves';
import type {NextRelease} from '../facts/next/types';
import {summaryOf} from '../facts/summaries';
import type {Fact, Facts} from '../facts/types';
import type {Page} from '../types';
import {acceptsOf, declaredType, type ResolveType} from './accepts';
import {changeOf} from './changes';

/** Modules of the toolkit that a configuration can import; others run in pages. */
const MODULES = ['rspress/config', 'rspress/core'];

/** Types of other tools, whose options are theirs. */
const FOREIGN = new Set(['RsbuildConfig']);

/** What the knowledge is made from. */
export interface ConfigSources {
  facts: Facts;
  release: NextRelease;
  moves: Moves;
  /** Pages of the language, whose entries are linked to. */
  pages: readonly Page[];
  lang: Lang;
  /** Locale prefix of the language, empty or such as `/zh`. */
  prefix: string;
}

const keyOf = (owner: string, name: string): string => `${owner} ${name}`;

/** Name of a group: an owner, or what is below a name of it. */
const groupName = (owner: string, prefix: string): string => (prefix === '' ? owner : `${owner}:${prefix}`);

/** Where each fact has its entry. */
function entryLinks(pages: readonly Page[], prefix: string): Map<string, string> {
  const links = new Map<string, string>();
  for (const page of pages) {
    for (const {owner, name, id} of page.generated) {
      const key = keyOf(owner, name);
      if (id !== '' && !links.has(key)) links.set(key, `${page.routePath.slice(prefix.length)}#${id}`);
    }
  }
  return links;
}

/** What is common to all names. */
interface Context extends ConfigSources {
  lookup: FactLookup;
  links: Map<string, string>;
  resolve: ResolveType;
}

/** The name that a fact has inside of a group; `undefined` when it is not directly in it. */
function nameInside(fact: string, prefix: string): string | undefined {
  if (prefix !== '' && !fact.startsWith(`${prefix}.`)) return undefined;
  const name = prefix === '' ? fact : fact.slice(prefix.length + 1);
  return name.includes('.') ? undefined : name;
}

/** Group of the names below a fact, if there are any. */
function groupBelow({facts: {facts}}: Context, {owner, name}: Fact): string | undefined {
  const prefix = [`${name}[]`, name].find((one) =>
    facts.some((other) => other.owner === owner && other.name.startsWith(`${one}.`)),
  );
  return prefix === undefined ? undefined : groupName(owner, prefix);
}

function toOption(context: Context, fact: Fact): Option {
  const {lookup, links, facts, lang} = context;
  const link = links.get(keyOf(fact.owner, fact.name));
  const next = changeOf(context.moves, fact);
  const why = facts.differences.find(
    ({kind, owner, name}) => kind === 'never-read' && owner === fact.owner && name === fact.name,
  );
  const accepts =
    fact.kind === 'hook' ? (['function'] as const) : acceptsOf(fact.type, groupBelow(context, fact), context.resolve);
  return {
    accepts: [...accepts],
    ...(lookup.required(fact) ? {required: true} : {}),
    ...(fact.deprecated === undefined
      ? {}
      : {deprecated: /\buse `?([\w.[\]]+)`? instead/i.exec(String(fact.deprecated))?.[1] ?? ''}),
    ...(fact.neverRead ? {unread: why === undefined ? '' : summaryOf(why, lang)} : {}),
    ...(FOREIGN.has(fact.type) ? {foreign: true} : {}),
    ...(link === undefined ? {} : {link}),
    ...(next === undefined ? {} : {next}),
  };
}

function toGroup(context: Context, owner: string, prefix: string): Group {
  const own = context.facts.facts.filter((fact) => fact.owner === owner);
  const inside = (name: string): string[] => [nameInside(name, prefix) ?? []].flat();
  const options = Object.fromEntries(
    own.flatMap((fact) => inside(fact.name).map((name) => [name, toOption(context, fact)])),
  );
  const around = own.find(({name}) => name === prefix);
  // What a module exports is no option of it.
  const isOption = (name: string, kind?: string): boolean => !Object.hasOwn(options, name) && kind === undefined;
  const next = Object.entries(context.release.owners[nextOwner(owner)] ?? {});
  return {
    options,
    later: next.flatMap(([name, {kind}]) => inside(name).filter((one) => isOption(one, kind))),
    ...(around?.type.includes(' & ') ? {open: true} : {}),
  };
}

/** The groups that can be reached from some others. */
function groupsFrom(context: Context, names: readonly string[]): Record<string, Group> {
  const groups: Record<string, Group> = {};
  const add = (name: string): void => {
    if (Object.hasOwn(groups, name)) return;
    const [owner = '', prefix = ''] = name.split(/:(?=[^:]*$)/);
    groups[name] = toGroup(context, owner, prefix);
    for (const [, inner] of JSON.stringify(groups[name]).matchAll(/"group":("[^"]+")/g))
      add(JSON.parse(inner!) as string);
  };
  names.forEach(add);
  return groups;
}

/** Finds what types stand for: groups, and declarations of the packages. */
function typeResolver({facts}: ConfigSources): ResolveType {
  const groups = new Set(facts.owners.filter(({kind}) => kind === 'config' || kind === 'hooks').map(({name}) => name));
  return (name) => {
    if (groups.has(name)) return [{group: name}];
    const view = facts.views[name];
    if (view !== undefined) return [{group: groupName(view.owner, view.prefix.replace(/\.$/, ''))}];
    const declared = facts.types[name];
    return declared && declaredType(declared.text);
  };
}

/** The official plugins, by package. */
function toPlugins({facts, release, links, pages, prefix}: Context): Record<string, KnownPlugin> {
  const page = (name: string): string | undefined =>
    pages
      .find(({fileKey}) => fileKey === `plugin/official-plugins/${name.slice('@rspress/plugin-'.length)}`)
      ?.routePath.slice(prefix.length);
  const next = (name: string): KnownPlugin['next'] =>
    PART_OF[name] !== undefined || !(NOT_READ.has(name) || Object.hasOwn(release.packages, name))
      ? 'part'
      : NOT_READ.has(name)
        ? 'unread'
        : 'version';
  return Object.fromEntries(
    Object.entries(facts.packages)
      .filter(([name]) => name.startsWith('@rspress/plugin-'))
      .map(([name, {jsCompiler}]): [string, KnownPlugin] => {
        const made = facts.facts.find(
          (fact) => fact.owner === `${name}:exports` && fact.kind === 'function' && fact.name.startsWith('plugin'),
        );
        const link = (made && links.get(keyOf(made.owner, made.name))) ?? page(name);
        return [
          name,
          {
            ...(facts.facts.some(({owner}) => owner === name) ? {group: name} : {}),
            optional: made === undefined || /^\((?:\w+\?.*)?\) =>/.test(made.type),
            ...(jsCompiler ? {jsCompiler} : {}),
            ...(link === undefined ? {} : {link}),
            next: next(name),
          },
        ];
      }),
  );
}

/** What the modules export that a configuration can import. */
function toModules({facts, moves}: Context): ConfigFacts['modules'] {
  const exported = (owner: string) =>
    Object.fromEntries(
      facts.facts.filter((fact) => fact.owner === owner).map((fact) => [fact.name, changeOf(moves, fact) ?? null]),
    );
  const plugins = facts.owners
    .map(({name}) => name)
    .filter((name) => /^@rspress\/plugin-[\w-]+:exports$/.test(name))
    .map((name) => [name.slice(0, -':exports'.length), exported(name)]);
  return {...Object.fromEntries(MODULES.map((name) => [name, exported(name)])), ...Object.fromEntries(plugins)};
}

/**
 * Derives what the check of a configuration knows.
 *
 * @param sources - See {@link ConfigSources}.
 * @returns Data without functions, for one language.
 * @throws Error naming a behaviour that the check recognises and the facts don't have.
 */
export function createConfigFacts(sources: ConfigSources): ConfigFacts {
  const {facts, moves, pages, lang, prefix} = sources;
  const context: Context = {
    ...sources,
    lookup: createLookup(facts),
    links: entryLinks(pages, prefix),
    resolve: typeResolver(sources),
  };
  const plugins = toPlugins(context);
  const groups = groupsFrom(context, [
    ROOT_GROUP,
    PLUGIN_GROUP,
    ...Object.values(plugins).flatMap(({group}) => group ?? []),
  ]);
  const modules = toModules(context);
  const used = new Set([...JSON.stringify([groups, modules]).matchAll(/"row":"([^"]+)"/g)].map(([, row]) => row));
  const behaviours = BEHAVIOURS.map((id) => {
    const known = facts.differences.find((difference) => difference.id === id);
    if (known === undefined) {
      throw new Error(
        `content/configCheck/behaviours.ts recognises "${id}", which content/facts/facts.json does not have any more.`,
      );
    }
    const link =
      context.links.get(keyOf(known.owner, known.name)) ?? plugins[known.owner.replace(/:exports$/, '')]?.link;
    return [id, {text: summaryOf(known, lang), ...(link === undefined ? {} : {link})}] as const;
  });
  return {
    groups,
    modules,
    plugins,
    rows: Object.fromEntries(
      moves.list.filter(({row}) => used.has(row.id)).map(({row}) => [row.id, row.text[lang].trim()]),
    ),
    behaviours: Object.fromEntries(behaviours),
    movingPage: `/${MOVING_PAGE}`,
    lang,
    texts: readTexts('config-check', lang),
    gap: readTexts('site', lang).sentenceGap,
  };
}
