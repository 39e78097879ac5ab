import ts from 'typescript';
import type {Fact, FactKind, View} from '../../../content/facts/types';
import {ToolkitError} from '../errors';
import {isFamily, packageOfFile} from '../packages';
import {inFamily, nodeText, signatureText, tidyTypeText, typeNodeText} from '../type-text';
import {readJsDoc} from './jsdoc';

/** How to list the members of a type. */
export interface MembersOptions {
  owner: string;
  kind: FactKind;
  /** Function members become hooks. */
  hooks: boolean;
  keepExternal: boolean;
  /** Names of types not to spell out. */
  stop: ReadonlySet<string>;
  /** Told of each member: its name, and where the release declares it. */
  onMember?: (name: string, symbol: ts.Symbol) => void;
}

/** The members of a type as facts. */
export interface Members {
  facts: Fact[];
  /** Types spelled out on the way, by name. */
  views: Map<string, View>;
  /** Inherited types whose members are not listed. */
  inherited: Set<string>;
}

/** Helper types and names so general that they say nothing about what they hold. */
const ANONYMOUS: ReadonlySet<string> = new Set([
  'Omit',
  'Options',
  'Partial',
  'PartialPartial',
  'Pick',
  'PluginOptions',
  'Props',
]);

interface Found extends Fact {
  /** The union member it was found in. */
  variant: string | undefined;
}

/** Whether nothing is known about a type although the declaration says something. */
function isUnreadable(type: ts.Type, node: ts.TypeNode | undefined): boolean {
  return node !== undefined && (type as {intrinsicName?: string}).intrinsicName === 'error';
}

function nameOf(type: ts.Type): string | undefined {
  const name = (type.aliasSymbol ?? type.getSymbol())?.getName();
  return name === undefined || name.startsWith('__') ? undefined : tidyTypeText(name);
}

function constituents(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The default of a type parameter (`ThemeConfig = DefaultThemeConfig`); other types as they are. */
function withoutParameter(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const parameter = type.isIntersection() ? type.types.find((part) => part.isTypeParameter()) : type;
  return (parameter?.isTypeParameter() && checker.getDefaultFromTypeParameter(parameter)) || type;
}

/** Object types a value of `type` can be, with `[]` for each array around them. */
function objectTypes(
  type: ts.Type,
  checker: ts.TypeChecker,
  stop: ReadonlySet<string>,
): {type: ts.Type; suffix: string}[] {
  if (type.aliasSymbol && stop.has(type.aliasSymbol.getName())) return [];
  return constituents(type).flatMap((part) => {
    const name = nameOf(part);
    if (name !== undefined && stop.has(name)) return [];
    if (checker.isTupleType(part)) return [];
    if (checker.isArrayType(part)) {
      const [element] = checker.getTypeArguments(part as ts.TypeReference);
      return element
        ? objectTypes(element, checker, stop).map((found) => ({...found, suffix: `[]${found.suffix}`}))
        : [];
    }
    return isExpandable(part, checker) ? [{type: part, suffix: ''}] : [];
  });
}

function isExpandable(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  if (type.getCallSignatures().length || type.getConstructSignatures().length) return false;
  if (type.isClass()) return false;
  const properties = checker.getPropertiesOfType(type);
  return properties.some((property) => property.declarations?.some(inFamily));
}

function memberText(declaration: ts.Declaration, type: ts.Type, checker: ts.TypeChecker): string {
  if ((ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) && declaration.type) {
    return typeNodeText(declaration.type, checker);
  }
  if (ts.isMethodSignature(declaration)) return signatureText(declaration);
  return tidyTypeText(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));
}

/**
 * Lists the fields of a type as dotted names, down to the leaves.
 *
 * @throws {@link ToolkitError} when a field's type cannot be read.
 */
export function readMembers(root: ts.Type, checker: ts.TypeChecker, options: MembersOptions): Members {
  const found: Found[] = [];
  const views = new Map<string, View>();
  const inherited = new Set<string>();

  const walk = (type: ts.Type, prefix: string, stack: readonly ts.Type[], variant: string | undefined): void => {
    if (stack.includes(type)) return;
    for (const name of [type.aliasSymbol?.getName(), type.getSymbol()?.getName()]) {
      if (!name || name.startsWith('__') || ANONYMOUS.has(name)) continue;
      const known = views.get(tidyTypeText(name));
      // The shortest place is the one people mean by the name of the type.
      if (!known || known.prefix.length > prefix.length) views.set(tidyTypeText(name), {owner: options.owner, prefix});
    }
    for (const symbol of checker.getPropertiesOfType(type)) {
      const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
      if (!declaration) {
        throw new ToolkitError(
          `The type of ${options.owner}.${prefix}${symbol.getName()} cannot be read.`,
          'Look at the declaration; if it is computed, describe it in verify/extraction/corrections.data.ts.',
        );
      }
      const from = packageOfFile(declaration.getSourceFile().fileName) ?? 'typescript';
      const external = isFamily(from) ? undefined : from;
      if (external !== undefined && !options.keepExternal) continue;

      const name = `${prefix}${symbol.getName()}`;
      const memberType = checker.getTypeOfSymbol(symbol);
      const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
      if (isUnreadable(memberType, node)) {
        throw new ToolkitError(
          `The type of ${options.owner}.${name} cannot be read: ${node ? nodeText(node) : 'unknown'}.`,
          'Run "npm ci". If the declaration names something the release does not declare, describe it in verify/extraction/corrections.data.ts.',
        );
      }
      options.onMember?.(name, symbol);
      const callable = checker.getNonNullableType(memberType).getCallSignatures().length > 0;
      found.push({
        owner: options.owner,
        name,
        kind: options.hooks && callable ? 'hook' : options.kind,
        type: memberText(declaration, memberType, checker),
        optional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
        ...readJsDoc(symbol, checker),
        ...(symbol.getName().startsWith('_') ? {private: true as const} : {}),
        ...(external === undefined ? {} : {external}),
        package: from,
        variant,
      });
      if (external !== undefined) continue;
      const parts = objectTypes(
        withoutParameter(checker.getNonNullableType(memberType), checker),
        checker,
        options.stop,
      );
      const several = parts.length > 1;
      for (const part of parts) {
        // `feed?: Feed | Feed[]`: the fields have one name, that of the single object.
        const suffix = parts.some((other) => other.suffix === '') ? '' : part.suffix;
        walk(part.type, `${name}${suffix}.`, [...stack, type], several ? (nameOf(part.type) ?? variant) : variant);
      }
    }
  };

  const roots = constituents(root);
  for (const part of roots) walk(part, '', [], roots.length > 1 ? nameOf(part) : undefined);
  collectInherited(root, inherited, checker);
  return {facts: mergeVariants(found), views, inherited};
}

/** Names what a type inherits from other packages. */
function collectInherited(type: ts.Type, into: Set<string>, checker: ts.TypeChecker): void {
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) {
      for (const clause of node.heritageClauses ?? []) {
        for (const base of clause.types) {
          const symbol = checker.getSymbolAtLocation(base.expression);
          const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
          const declaration = target?.declarations?.[0];
          if (declaration && !inFamily(declaration)) into.add(nodeText(base));
        }
      }
    }
  };
  for (const part of constituents(type)) {
    for (const declaration of (part.aliasSymbol ?? part.getSymbol())?.declarations ?? []) visit(declaration);
  }
}

/** Makes one fact of the same name found in several members of a union. */
function mergeVariants(found: Found[]): Fact[] {
  const groups = new Map<string, Found[]>();
  const variantsByPrefix = new Map<string, Set<string>>();
  for (const item of found) {
    const group = groups.get(item.name);
    if (group) group.push(item);
    else groups.set(item.name, [item]);
    if (item.variant !== undefined) {
      const prefix = item.name.slice(0, item.name.lastIndexOf('.') + 1);
      const set = variantsByPrefix.get(prefix) ?? new Set();
      variantsByPrefix.set(prefix, set.add(item.variant));
    }
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Found, ...Found[]];
    const {variant: _variant, ...fact} = first;
    const types = [...new Set(group.map((item) => item.type))];
    const variants = [...new Set(group.map((item) => item.variant).filter((name) => name !== undefined))];
    const all = variantsByPrefix.get(fact.name.slice(0, fact.name.lastIndexOf('.') + 1));
    return {
      ...fact,
      type: types.join(' | '),
      optional: group.some((item) => item.optional),
      ...(all && variants.length > 0 && variants.length < all.size ? {variants} : {}),
    };
  });
}
