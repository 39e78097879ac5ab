import ts from 'typescript';
import type {Fact, FactKind} from '../../../content/facts/types';
import {isFamily, packageOfFile} from '../packages';
import {nodeText, signatureText, tidyTypeText} from '../type-text';
import {readJsDoc} from './jsdoc';

/** Whether calling a signature gives something React can render. */
function rendersElement(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const text = checker.typeToString(signature.getReturnType());
  return /\b(?:Element|ReactNode|CElement|ReactElement)\b/.test(text);
}

/** Call signature of an exported value, or of the component it wraps. */
export function callSignature(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  return checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
}

/** What kind of export a symbol is. */
export function exportKind(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): FactKind {
  const {flags} = symbol;
  if (!(flags & ts.SymbolFlags.Value) && flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return 'type';
  if (flags & ts.SymbolFlags.Enum) return 'constant';
  if (flags & ts.SymbolFlags.Class)
    return /^[A-Z]/.test(name) && isReactClass(symbol, checker) ? 'component' : 'constant';
  const signature = callSignature(symbol, checker);
  if (!signature || isContext(symbol, checker)) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'react-hook';
  return /^[A-Z]/.test(name) && rendersElement(signature, checker) ? 'component' : 'function';
}

// React types a context as callable.
function isContext(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return checker.getTypeOfSymbol(symbol).getProperty('Provider') !== undefined;
}

function isReactClass(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return checker.getDeclaredTypeOfSymbol(symbol).getProperty('render') !== undefined;
}

function exportText(symbol: ts.Symbol, kind: FactKind, checker: ts.TypeChecker): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) return 'unknown';
  if (kind === 'type') {
    const named = declaration as ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
    const keyword = ts.isInterfaceDeclaration(declaration) ? 'interface' : 'type';
    const generics = named.typeParameters?.length ? `<${named.typeParameters.map(nodeText).join(', ')}>` : '';
    return `${keyword} ${tidyTypeText(symbol.getName())}${generics}`;
  }
  if (ts.isClassDeclaration(declaration)) return `class ${declaration.name?.text ?? ''}`.trim();
  if (ts.isEnumDeclaration(declaration)) {
    return `enum { ${declaration.members.map((member) => nodeText(member)).join(', ')} }`;
  }
  if (ts.isFunctionDeclaration(declaration)) return signatureText(declaration);
  if (ts.isVariableDeclaration(declaration) && declaration.type) return nodeText(declaration.type);
  return tidyTypeText(
    checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation),
  );
}

/**
 * Lists the exports of a module as facts.
 *
 * @param owner - Name the facts are filed under.
 * @param symbols - Exports by name, aliases resolved.
 */
export function readExports(owner: string, symbols: ReadonlyMap<string, ts.Symbol>, checker: ts.TypeChecker): Fact[] {
  return [...symbols].map(([name, symbol]) => {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    const from = (declaration && packageOfFile(declaration.getSourceFile().fileName)) ?? 'typescript';
    const kind = exportKind(name, symbol, checker);
    return {
      owner,
      name,
      kind,
      type: exportText(symbol, kind, checker),
      optional: true,
      ...readJsDoc(symbol, checker),
      ...(isFamily(from) ? {} : {external: from}),
      package: from,
    };
  });
}
