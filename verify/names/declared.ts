import ts from 'typescript';
import {moduleExports} from '../extraction/program';
import {readComponents} from '../extraction/readers/components';
import {readMembers} from '../extraction/readers/members';
import {rootType} from '../extraction/readers/root-type';
import {inFamily, tidyTypeText} from '../extraction/type-text';
import {EXPORT_MODULES, PLUGIN_MODULES, PLUGIN_SUBMODULES, STOP_TYPES, TYPE_ROOTS} from '../extraction/roots';

/** A fact by the names it is filed under. */
export interface FactRef {
  owner: string;
  name: string;
}

/** Finds the facts that a declaration of the release is about. */
export type Declared = (declaration: ts.Declaration) => readonly FactRef[];

/** Module whose default export holds its parts once more. */
const THEME = 'rspress/theme';

/** Name of a place in a declaration file. */
const placeOf = (declaration: ts.Node): string => `${declaration.getSourceFile().fileName}:${declaration.pos}`;

/** Name of a member with that of the type that declares it: packages carry copies of types of other packages. */
function memberOf(declaration: ts.Declaration): string | undefined {
  const name = ts.getNameOfDeclaration(declaration);
  for (let node: ts.Node | undefined = declaration.parent; node !== undefined; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return name && `${tidyTypeText(node.name.text)}.${name.getText()}`;
    }
    if (!ts.isTypeLiteralNode(node)) return undefined;
  }
  return undefined;
}

/**
 * Finds out where the release declares each fact, by reading the facts as the extraction does.
 *
 * @param root - File that imports all documented modules, `importsOf(MODULES)`.
 * @param checker - Checker of its program.
 * @returns The look-up: several facts where one declaration serves several names, such as the items of two lists.
 * @throws ToolkitError when a module or a type of the release cannot be read.
 */
export function readDeclared(root: ts.SourceFile, checker: ts.TypeChecker): Declared {
  const exportsOf = moduleExports(root, checker);
  const places = new Map<string, FactRef[]>();
  const members = new Map<string, FactRef[]>();
  const put = (list: Map<string, FactRef[]>, key: string, fact: FactRef): void => {
    const known = list.get(key) ?? [];
    if (!known.some(({owner, name}) => owner === fact.owner && name === fact.name)) known.push(fact);
    list.set(key, known);
  };
  const add = (owner: string, name: string, symbol: ts.Symbol): void => {
    for (const declaration of symbol.declarations ?? []) {
      put(places, placeOf(declaration), {owner, name});
      const member = memberOf(declaration);
      if (member !== undefined) put(members, member, {owner, name});
    }
  };
  for (const typeRoot of TYPE_ROOTS) {
    const type = rootType({checker, exportsOf}, typeRoot);
    if (type === undefined) continue;
    readMembers(type, checker, {
      owner: typeRoot.owner,
      kind: typeRoot.kind,
      hooks: typeRoot.ownerKind === 'hooks',
      keepExternal: typeRoot.keepExternal ?? false,
      stop: new Set([...STOP_TYPES, ...(typeRoot.stop ?? [])]),
      onMember: (name, symbol) => add(typeRoot.owner, name, symbol),
    });
  }
  readComponents({checker, exportsOf}, undefined, add);
  for (const module of EXPORT_MODULES) {
    for (const [name, symbol] of exportsOf(module)) add(module, name, symbol);
  }
  for (const module of [...Object.keys(PLUGIN_MODULES), ...PLUGIN_SUBMODULES]) {
    for (const [name, symbol] of exportsOf(module)) add(`${module}:exports`, name, symbol);
  }
  const theme = exportsOf(THEME);
  const isDefaultOfTheme = (declaration: ts.Declaration): boolean =>
    theme.get('default')?.declarations?.some((each) => each.getSourceFile() === declaration.getSourceFile()) ?? false;
  return (declaration) => {
    const known = places.get(placeOf(declaration));
    if (known !== undefined || !inFamily(declaration)) return known ?? [];
    const name = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
    const member = memberOf(declaration);
    if (member !== undefined) return members.get(member) ?? [];
    return isDefaultOfTheme(declaration) && theme.has(name) ? [{owner: THEME, name}] : [];
  };
}
