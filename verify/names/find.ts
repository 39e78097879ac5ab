import ts from 'typescript';
import {inFamily} from '../extraction/type-text';
import type {VirtualFile} from '../samples/types';
import type {Declared, FactRef} from './declared';

/** A name of the toolkit in a generated file. */
export interface FoundName {
  /** Offset of the name in the sample, without quotes. */
  offset: number;
  /** The name as written. */
  text: string;
  /** Facts it can be, by its declaration; none when the release declares it and no fact is about it. */
  facts: readonly FactRef[];
  /** Keys on the way to it in the value it stands in, outermost first, itself included. */
  path: readonly string[];
  /** Module that it is imported from. */
  module?: string;
}

/** Names the samples of configuration files have by types of this repository, by the type. */
const KNOWN_TYPES: Readonly<Record<string, string>> = {Frontmatter: 'FrontMatterMeta', SideMetaEntry: '_meta.json'};

type Literal = ts.ObjectLiteralExpression | ts.JsxAttributes;

const keyOf = (name: ts.PropertyName | undefined): string | undefined =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;

/** Properties that a key of an object can mean: of the members of a union, those that know all keys of the object. */
function expected(literal: Literal, name: string, checker: ts.TypeChecker): ts.Symbol[] {
  const contextual = checker.getContextualType(literal as ts.Expression);
  if (contextual === undefined) return [];
  const type = checker.getNonNullableType(contextual);
  const members = type.isUnion() ? type.types : [type];
  const keys = literal.properties.flatMap((property) => {
    const key = ts.isJsxAttribute(property)
      ? ts.isIdentifier(property.name)
        ? property.name.text
        : undefined
      : ts.isJsxSpreadAttribute(property)
        ? undefined
        : keyOf(property.name);
    return key === undefined ? [] : [key];
  });
  const fitting = members.filter((member) => keys.every((key) => checker.getPropertyOfType(member, key) !== undefined));
  return (fitting.length > 0 ? fitting : members).flatMap((member) => checker.getPropertyOfType(member, name) ?? []);
}

/** Keys around a node, outermost first. */
function pathTo(node: ts.Node): string[] {
  const path: string[] = [];
  for (let current: ts.Node | undefined = node; current !== undefined; current = current.parent) {
    if (
      ts.isPropertyAssignment(current) ||
      ts.isShorthandPropertyAssignment(current) ||
      ts.isMethodDeclaration(current)
    ) {
      const key = keyOf(current.name);
      if (key !== undefined) path.unshift(key);
    } else if (ts.isJsxAttribute(current)) {
      path.unshift(current.name.getText());
    } else if (ts.isPropertyAccessExpression(current)) {
      path.unshift(current.name.text);
      // The chain ends at a name of the sample: `page.title` is a field of what is mostly called a page.
      if (ts.isIdentifier(current.expression)) path.unshift(current.expression.text);
    } else if (ts.isFunctionLike(current)) break;
  }
  return path;
}

/** Whether an object is the frontmatter that a page of code exports. */
const isFrontmatter = (literal: ts.Node): boolean =>
  ts.isVariableDeclaration(literal.parent) &&
  ts.isIdentifier(literal.parent.name) &&
  literal.parent.name.text === 'frontmatter' &&
  literal.parent.initializer === literal;

interface Meaning {
  symbols: readonly ts.Symbol[];
  module?: string;
  /** Owner of the fact of this name, where no type says so. */
  owner?: string;
}

/** Module that a symbol was imported from. */
function moduleOf(symbol: ts.Symbol): string | undefined {
  for (let node: ts.Node | undefined = symbol.declarations?.[0]; node !== undefined; node = node.parent) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) return node.moduleSpecifier.text;
  }
  return undefined;
}

/** What a name stands for; nothing for a name that the sample makes up itself. */
function meaningOf(node: ts.Identifier | ts.StringLiteralLike, checker: ts.TypeChecker): Meaning | undefined {
  const {parent} = node;
  if (
    (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    const symbols = expected(parent.parent, node.text, checker);
    return symbols.length === 0 && isFrontmatter(parent.parent) ? {symbols, owner: 'FrontMatterMeta'} : {symbols};
  }
  if (!ts.isIdentifier(node)) return undefined;
  if (ts.isJsxAttribute(parent) && parent.name === node) return {symbols: expected(parent.parent, node.text, checker)};
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    if ((parent.propertyName ?? parent.name) !== node) return undefined;
    const property = checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text);
    return {symbols: property === undefined ? [] : [property]};
  }
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol === undefined) return undefined;
  if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return {symbols: [symbol]};
  return {symbols: [checker.getAliasedSymbol(symbol)], module: moduleOf(symbol)};
}

/** Facts of names that types of this repository declare, since the release declares none. */
function knownFact(declaration: ts.Node, name: string): FactRef[] {
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
    const owner = Object.hasOwn(KNOWN_TYPES, node.name.text) ? KNOWN_TYPES[node.name.text] : undefined;
    return owner === undefined ? [] : [{owner, name}];
  }
  return [];
}

/**
 * Finds the names of the toolkit in a sample that the type checker reads.
 *
 * @param file - Generated file of the sample, in the program.
 * @param code - Text of the sample.
 * @param program - The program.
 * @param declared - Facts by declaration.
 * @param knownTypes - Path of the module with the types of configuration files that the release does not declare.
 * @returns In the order of the text.
 */
export function findNames(
  file: VirtualFile,
  code: string,
  program: ts.Program,
  declared: Declared,
  knownTypes: string,
): FoundName[] {
  const source = program.getSourceFile(file.path);
  if (source === undefined) return [];
  const checker = program.getTypeChecker();
  const found: FoundName[] = [];

  /** Place in the sample of a node that was copied whole. */
  const written = (node: ts.Node): {offset: number; text: string} | undefined => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const segment = file.segments.find((each) => start >= each.start && end <= each.start + each.length);
    if (segment === undefined) return undefined;
    const copied = segment.length === segment.sourceLength;
    const offset = segment.source + (copied ? start - segment.start : 0);
    const text = code.slice(offset, offset + (copied ? end - start : segment.sourceLength));
    const quotes = /^(["'`])(.*)\1$/s.exec(text);
    return quotes === null ? {offset, text} : {offset: offset + 1, text: quotes[2] ?? ''};
  };

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node)) return;
    const meaning = meaningOf(node, checker);
    if (meaning === undefined) return;
    const declarations = meaning.symbols.flatMap((symbol) => symbol.declarations ?? []);
    const facts = [
      ...declarations.flatMap(declared),
      ...declarations
        .filter((declaration) => declaration.getSourceFile().fileName === knownTypes)
        .flatMap((declaration) => knownFact(declaration, node.text)),
      ...(meaning.owner === undefined ? [] : [{owner: meaning.owner, name: node.text}]),
    ];
    if (facts.length === 0 && !declarations.some(inFamily)) return;
    const place = written(node);
    // A default import, or one under another name.
    if (place === undefined || place.text !== node.text) return;
    const {module} = meaning;
    found.push({...place, facts, path: pathTo(node), ...(module !== undefined && {module})});
  };
  visit(source);
  return found.sort((a, b) => a.offset - b.offset);
}
