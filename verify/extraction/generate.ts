import type {Correction, Fact, Facts, Owner, View} from '../../content/facts/types';
import {applyCorrections, checkReads} from './corrections';
import {FAMILY, Packages} from './packages';
import {loadProgram} from './program';
import {readCli} from './readers/cli';
import {readComponents} from './readers/components';
import {readDeclarations} from './readers/declarations';
import {DefaultsReader, withDefaults} from './readers/defaults';
import {readExports} from './readers/exports';
import {readMembers} from './readers/members';
import {META_JSON, readMetaJson} from './readers/meta-json';
import {rootType} from './readers/root-type';
import {EXPORT_MODULES, EXTRA_VIEWS, MODULES, PLUGIN_MODULES, PLUGIN_SUBMODULES, STOP_TYPES, TYPE_ROOTS} from './roots';

/** What the extraction works on. */
export interface GenerateOptions {
  /** Directory whose `package.json` depends on the documented packages. */
  workspace: string;
  corrections: readonly Correction[];
}

const byName = (a: {owner?: string; name: string}, b: {owner?: string; name: string}): number =>
  compare(a.owner ?? '', b.owner ?? '') || compare(a.name, b.name);

/** Order of code points: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sortedRecord<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => compare(a, b)));
}

/**
 * Reads every fact of the installed release.
 *
 * @returns Facts in a stable order.
 * @throws {@link ToolkitError} when a package is missing, a type cannot be read,
 *   or a correction no longer fits.
 */
export async function generateFacts({workspace, corrections}: GenerateOptions): Promise<Facts> {
  const packages = new Packages(workspace);
  const infos = FAMILY.map((name) => [name, packages.info(name)] as const);
  const cliFacts = readCli(packages);
  // The commands run while the types are read; their failure is reported where they are awaited.
  cliFacts.catch(() => undefined);
  const types = loadProgram(workspace, MODULES);
  const {checker} = types;
  const facts: Fact[] = [];
  const owners: Owner[] = [];
  const views = new Map<string, View>(Object.entries(EXTRA_VIEWS));

  for (const root of TYPE_ROOTS) {
    const type = rootType(types, root);
    if (!type) {
      owners.push({name: root.owner, package: root.module, kind: root.ownerKind});
      continue;
    }
    const members = readMembers(type, checker, {
      owner: root.owner,
      kind: root.kind,
      hooks: root.ownerKind === 'hooks',
      keepExternal: root.keepExternal ?? false,
      stop: new Set([...STOP_TYPES, ...(root.stop ?? [])]),
    });
    facts.push(...members.facts);
    owners.push({
      name: root.owner,
      package: root.module,
      kind: root.ownerKind,
      ...(members.inherited.size ? {extends: [...members.inherited].sort(compare)} : {}),
    });
    for (const [name, view] of members.views) if (!views.has(name)) views.set(name, view);
  }

  for (const module of EXPORT_MODULES) {
    facts.push(...readExports(module, types.exportsOf(module), checker));
    owners.push({name: module, package: 'rspress', kind: 'module'});
  }
  for (const module of [...Object.keys(PLUGIN_MODULES), ...PLUGIN_SUBMODULES]) {
    const owner = `${module}:exports`;
    facts.push(...readExports(owner, types.exportsOf(module), checker));
    owners.push({name: owner, package: module.split('/').slice(0, 2).join('/'), kind: 'module'});
  }

  const components = readComponents(types);
  facts.push(...components.facts);
  owners.push(...components.owners);
  for (const [name, view] of components.views) if (!views.has(name)) views.set(name, view);

  const defaults = new DefaultsReader(packages);
  facts.push(...readMetaJson(defaults.code(META_JSON.package, META_JSON.file)));
  owners.push({name: META_JSON.owner, package: META_JSON.package, kind: 'config'});

  const cli = await cliFacts;
  facts.push(...cli.facts);
  owners.push({name: 'rspress', package: 'rspress', kind: 'cli'});

  for (const {name} of owners) views.delete(name);
  const declared = applyCorrections(facts, corrections, packages, 'undeclared');
  const corrected = applyCorrections(withDefaults(declared.facts, defaults), corrections, packages, 'declared');
  checkReads(corrected.facts, packages);

  return {
    packages: sortedRecord(infos),
    owners: owners.sort(byName),
    views: sortedRecord(views),
    facts: corrected.facts.sort(byName),
    types: sortedRecord(Object.entries(readDeclarations(types.program))),
    cli: cli.help,
    differences: [...declared.differences, ...corrected.differences].sort(
      (a, b) => byName(a, b) || compare(a.id, b.id),
    ),
  };
}

/** `facts.json` as text. */
export function printFacts(facts: Facts): string {
  return `${JSON.stringify(facts, null, 1)}\n`;
}
