import type ts from 'typescript';
import type {Fact, Owner, View} from '../../../content/facts/types';
import type {ToolkitProgram} from '../program';
import {STOP_TYPES} from '../roots';
import {inFamily} from '../type-text';
import {callSignature, exportKind} from './exports';
import {readMembers} from './members';

/** Modules with components, each with the package that declares them. */
const MODULES: readonly (readonly [module: string, from: string])[] = [
  ['@rspress/theme-default', '@rspress/theme-default'],
  ['rspress/runtime', '@rspress/runtime'],
];

/** Props of components. */
export interface ComponentFacts {
  facts: Fact[];
  owners: Owner[];
  views: Map<string, View>;
}

/** Owner of the props of a component. */
export const propsOwner = (component: string): string => `${component}.props`;

/**
 * Lists the props of every component the theme and the runtime export.
 *
 * @param types - The declarations.
 * @param modules - Modules that export components, each with the package that declares them.
 * @param onMember - Told of each prop: its owner, its name, and where the release declares it.
 */
export function readComponents(
  {checker, exportsOf}: Pick<ToolkitProgram, 'checker' | 'exportsOf'>,
  modules = MODULES,
  onMember?: (owner: string, name: string, symbol: ts.Symbol) => void,
): ComponentFacts {
  const result: ComponentFacts = {facts: [], owners: [], views: new Map()};
  for (const [module, from] of modules) {
    for (const [name, symbol] of exportsOf(module)) {
      if (exportKind(name, symbol, checker) !== 'component' || !symbol.declarations?.some(inFamily)) continue;
      const parameter = callSignature(symbol, checker)?.parameters[0];
      if (!parameter) continue;
      const owner = propsOwner(name);
      const members = readMembers(checker.getTypeOfSymbol(parameter), checker, {
        owner,
        kind: 'prop',
        hooks: false,
        keepExternal: false,
        stop: PROPS_STOP,
        ...(onMember && {onMember: (prop: string, declared: ts.Symbol) => onMember(owner, prop, declared)}),
      });
      if (members.facts.length === 0) continue;
      result.facts.push(...members.facts);
      result.owners.push({
        name: owner,
        package: from,
        kind: 'component',
        ...(members.inherited.size ? {extends: [...members.inherited].sort()} : {}),
      });
      for (const [type, view] of members.views) if (!result.views.has(type)) result.views.set(type, view);
    }
  }
  return result;
}

/** Data types that props take are documented where they belong. */
const PROPS_STOP: ReadonlySet<string> = new Set([
  ...STOP_TYPES,
  'SocialLink',
  'SidebarData',
  'Group',
  'UISwitchResult',
]);
