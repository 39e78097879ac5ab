/** Reads the next major release with the readers of the documented one. */
import {globSync} from 'tinyglobby';
import type {NextFact, NextRelease} from '../../content/facts/next/types';
import type {Fact, FactKind, Facts} from '../../content/facts/types';
import {ToolkitError} from '../extraction/errors';
import {Packages} from '../extraction/packages';
import {loadProgram} from '../extraction/program';
import {readCli} from '../extraction/readers/cli';
import {readCode} from '../extraction/readers/code';
import {readComponents} from '../extraction/readers/components';
import {readExports} from '../extraction/readers/exports';
import {readMembers} from '../extraction/readers/members';
import {rootType} from '../extraction/readers/root-type';
import {STOP_TYPES, TYPE_ROOTS, type TypeRoot} from '../extraction/roots';
import {nextOwner, pluginOf} from '../../content/facts/next/difference';
import {CHECKED_DEFAULTS, type CheckedDefault} from './defaults';
import {MAIN_PACKAGE, NEXT_PACKAGES} from './packages';

const MODULES = [MAIN_PACKAGE, `${MAIN_PACKAGE}/runtime`, `${MAIN_PACKAGE}/theme`] as const;

/** Further types that names of the documented release can lead to. */
const FURTHER: readonly TypeRoot[] = [
  {owner: 'I18nText', ownerKind: 'config', kind: 'option', module: '@rspress/shared', type: 'I18nText'},
  {owner: '_meta.json', ownerKind: 'config', kind: 'meta', module: MAIN_PACKAGE, type: 'SideMetaItem'},
];

const PLUGINS = Object.keys(NEXT_PACKAGES).filter((name) => pluginOf(name) === name);

/** Types whose members are compared: those of the documented release that are still there. */
const ROOTS: readonly TypeRoot[] = [
  ...TYPE_ROOTS.filter(({module}) => pluginOf(module) === undefined || PLUGINS.includes(module)).map((root) =>
    root.type === undefined ? root : {...root, owner: nextOwner(root.owner), type: nextOwner(root.type)},
  ),
  ...FURTHER,
];

/** Keys of an object in the order of code points. */
const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/**
 * Every name that the packages declare.
 *
 * @param workspace - Folder whose `node_modules` holds them.
 */
async function readFacts(workspace: string, packages: Packages): Promise<Fact[]> {
  const cli = await readCli(packages, {package: MAIN_PACKAGE, file: 'dist/cli/index.js'});
  const types = loadProgram(workspace, [...MODULES, '@rspress/shared', ...PLUGINS]);
  const {checker} = types;
  const members = ROOTS.flatMap((root): Fact[] => {
    const type = rootType(types, root);
    if (type === undefined) return [];
    return readMembers(type, checker, {
      owner: root.owner,
      kind: root.kind,
      hooks: root.ownerKind === 'hooks',
      keepExternal: root.keepExternal ?? false,
      stop: new Set([...STOP_TYPES, ...(root.stop ?? [])]),
    }).facts;
  });
  const components = readComponents(
    types,
    MODULES.slice(1).map((module) => [module, MAIN_PACKAGE] as const),
  );
  const modules = [...MODULES, ...PLUGINS];
  const exported = modules.flatMap((module) => readExports(module, types.exportsOf(module), checker));
  return [...members, ...components.facts, ...exported, ...cli.facts];
}

/**
 * Names that no type declares, of those the documented release reads without declaring them: they
 * are there as long as the code of their package reads a property of that name.
 */
function undeclared(facts: Facts, packages: Packages): Fact[] {
  const reads = new Map<string, ReadonlySet<string>>();
  const readsOf = (name: string): ReadonlySet<string> => {
    const known = reads.get(name);
    if (known !== undefined) return known;
    const files = globSync('{dist,static}/**/*.{js,mjs,tsx}', {cwd: packages.dir(name)});
    const found = new Set(files.flatMap((file) => [...readCode(file, packages.read(name, file)).reads]));
    reads.set(name, found);
    return found;
  };
  return facts.facts.filter((fact) => {
    if (fact.undeclared !== true || fact.kind === 'meta') return false;
    const plugin = pluginOf(fact.package);
    // The theme is a part of the main package now.
    const name = plugin ?? MAIN_PACKAGE;
    return name in NEXT_PACKAGES && readsOf(name).has(fact.name.split('.').at(-1) ?? '');
  });
}

/** The value of a comment's `@default`, written as the facts write values. */
const spelled = (value: string): string => value.replaceAll('"', "'").trim();

/**
 * Makes sure that no new default is missed, and that each one noted is in the code.
 *
 * @throws {@link ToolkitError} naming the option.
 */
function checkDefaults(documented: Facts, next: readonly Fact[], packages: Packages): void {
  for (const {name, file, code} of CHECKED_DEFAULTS) checkCode(packages, file, code, `the default of ${name}`);
  const known = new Set(CHECKED_DEFAULTS.map(({owner, name}) => `${owner} ${name}`));
  const before = new Map(
    documented.facts.map((fact) => [`${nextOwner(fact.owner)} ${fact.name}`, fact.default?.value]),
  );
  for (const {owner, name, docDefault} of next) {
    const old = before.get(`${owner} ${name}`);
    if (old === undefined || docDefault === undefined || spelled(docDefault) === old) continue;
    if (known.has(`${owner} ${name}`)) continue;
    throw new ToolkitError(
      `The comment on ${owner} ${name} names the default ${docDefault}, and the documented release uses ${old}.`,
      'Read which one the code of the next major uses, and note it in verify/next/defaults.ts.',
    );
  }
}

/**
 * Makes sure that a file of a package still holds some code.
 *
 * @param file - Path of the file, beginning with the package.
 * @throws {@link ToolkitError} when it does not.
 */
export function checkCode(packages: Packages, file: string, code: string, what: string): void {
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  if (packages.read(name, rest).includes(code)) return;
  throw new ToolkitError(
    `${file} no longer holds \`${code}\`, which ${what} rests on.`,
    'Read the code again, and correct the sentence or the place.',
  );
}

const EXPORTED: ReadonlySet<FactKind> = new Set(['component', 'react-hook', 'function', 'constant', 'type']);

/** Kinds of names that a reader writes. */
const WRITTEN: ReadonlySet<FactKind> = new Set(['option', 'frontmatter', 'prop']);

/** Names of a release, filed by owner. */
export function fileByOwner(
  facts: readonly Fact[],
  defaults: readonly Pick<CheckedDefault, 'owner' | 'name' | 'value'>[],
): NextRelease['owners'] {
  const values = new Map(defaults.map(({owner, name, value}) => [`${owner} ${name}`, value]));
  const owners: Record<string, Record<string, NextFact>> = {};
  for (const fact of facts) {
    const value = values.get(`${fact.owner} ${fact.name}`);
    (owners[fact.owner] ??= {})[fact.name] = {
      ...(EXPORTED.has(fact.kind) ? {kind: fact.kind} : {}),
      ...(WRITTEN.has(fact.kind) && !fact.optional ? {required: true as const} : {}),
      ...(value === undefined ? {} : {default: value}),
      ...(fact.deprecated === undefined ? {} : {deprecated: fact.deprecated}),
    };
  }
  return sorted(Object.fromEntries(Object.entries(owners).map(([owner, names]) => [owner, sorted(names)])));
}

/**
 * Reads the packages.
 *
 * @param workspace - Folder whose `node_modules` holds them.
 * @param documented - Facts of the documented release.
 * @returns What the comparison needs, without day and proof.
 * @throws {@link ToolkitError} when something is not where it was.
 */
export async function readNext(
  workspace: string,
  documented: Facts,
): Promise<Pick<NextRelease, 'packages' | 'requirements' | 'owners'>> {
  const packages = new Packages(workspace);
  const facts = await readFacts(workspace, packages);
  checkDefaults(documented, facts, packages);
  const {dependencies, engines} = packages.manifest(MAIN_PACKAGE) as Record<string, Record<string, string>>;
  const wanted = ['react', 'react-router-dom', '@mdx-js/mdx', '@rsbuild/core'];
  return {
    packages: Object.fromEntries(
      Object.keys(NEXT_PACKAGES).map((name) => [name, String(packages.manifest(name).version)]),
    ),
    requirements: {
      node: engines?.node ?? '',
      ...Object.fromEntries(wanted.map((name) => [name, dependencies?.[name] ?? ''])),
    },
    owners: fileByOwner([...facts, ...undeclared(documented, packages)], CHECKED_DEFAULTS),
  };
}
