import ts from 'typescript';
import type {ScriptLanguage} from '../../../content/fences/languages';

const KINDS: Record<ScriptLanguage, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JS,
  jsx: ts.ScriptKind.JSX,
};

/**
 * Parses a text without checking types.
 *
 * @param text - Source.
 * @param language - How to read it.
 */
export function parseScript(text: string, language: ScriptLanguage): ts.SourceFile {
  return ts.createSourceFile(`sample.${language}`, text, ts.ScriptTarget.ES2022, true, KINDS[language]);
}

/**
 * Whether the grammar allows a text.
 *
 * @param text - Source.
 * @param language - How to read it.
 */
export function hasValidSyntax(text: string, language: ScriptLanguage): boolean {
  // Not in the public type. The public ways to it compile the text, and take ten times as long.
  const {parseDiagnostics} = parseScript(text, language) as ts.SourceFile & {
    parseDiagnostics: readonly ts.Diagnostic[];
  };
  return parseDiagnostics.length === 0;
}

/** A name a file takes from another module. */
export interface ImportedName {
  /** Name in this file. */
  local: string;
  specifier: string;
  kind: 'default' | 'named' | 'namespace';
  /** Name in the other module, for named imports. */
  imported: string;
}

/** Names that pass between files. */
export interface FileNames {
  imports: ImportedName[];
  /** Sources of all imports and re-exports, with their places. */
  specifiers: {text: string; offset: number}[];
  /** Names declared at the top level. */
  declared: string[];
  /** Top-level names that are exported under their own name. */
  exported: string[];
  isModule: boolean;
  isCommonJs: boolean;
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bindingNames(element.name)));
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)
  );
}

function importedNames(statement: ts.ImportDeclaration, specifier: string): ImportedName[] {
  const clause = statement.importClause;
  const result: ImportedName[] = [];
  if (clause?.name !== undefined) {
    result.push({local: clause.name.text, specifier, kind: 'default', imported: 'default'});
  }
  const bindings = clause?.namedBindings;
  if (bindings !== undefined && ts.isNamespaceImport(bindings)) {
    result.push({local: bindings.name.text, specifier, kind: 'namespace', imported: '*'});
  } else if (bindings !== undefined) {
    for (const element of bindings.elements) {
      const imported = (element.propertyName ?? element.name).text;
      result.push({local: element.name.text, specifier, kind: 'named', imported});
    }
  }
  return result;
}

/** What is known of a file that is no program. */
export function noNames(): FileNames {
  return {imports: [], specifiers: [], declared: [], exported: [], isModule: false, isCommonJs: false};
}

/**
 * Lists what a file imports, declares and exports at its top level.
 *
 * @param source - Parsed file.
 */
export function fileNames(source: ts.SourceFile): FileNames {
  const names = noNames();
  const declare = (name: string, exported: boolean): void => {
    names.declared.push(name);
    if (exported) names.exported.push(name);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      names.isModule = true;
      const specifier = statement.moduleSpecifier;
      if (specifier !== undefined && ts.isStringLiteral(specifier)) {
        names.specifiers.push({text: specifier.text, offset: specifier.getStart(source)});
        if (ts.isImportDeclaration(statement)) names.imports.push(...importedNames(statement, specifier.text));
      } else if (
        ts.isExportDeclaration(statement) &&
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause)
      ) {
        names.exported.push(
          ...statement.exportClause.elements.filter((e) => e.propertyName === undefined).map((e) => e.name.text),
        );
      }
    } else if (ts.isExportAssignment(statement)) {
      names.isModule = true;
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        for (const name of bindingNames(declaration.name)) declare(name, isExported(statement));
      }
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isEnumDeclaration(statement)) &&
      statement.name !== undefined
    ) {
      const isDefault = (ts.getModifiers(statement) ?? []).some((m) => m.kind === ts.SyntaxKind.DefaultKeyword);
      declare(statement.name.text, isExported(statement) && !isDefault);
    }
    if (isExported(statement)) names.isModule = true;
  }
  const visit = (node: ts.Node): void => {
    const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (ts.isCallExpression(node) && first !== undefined && ts.isStringLiteral(first)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
      if (isImport || isRequire) names.specifiers.push({text: first.text, offset: first.getStart(source)});
    }
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'module' &&
      node.name.text === 'exports'
    ) {
      names.isCommonJs = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Whether an identifier stands for a binding, not for a property, label or attribute. */
function isReference(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isEnumMember(parent) ||
    ts.isGetAccessorDeclaration(parent) ||
    ts.isSetAccessorDeclaration(parent)
  ) {
    return parent.name !== node;
  }
  if (ts.isJsxAttribute(parent) || ts.isLabeledStatement(parent) || ts.isImportSpecifier(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isExportSpecifier(parent)) return parent.propertyName === undefined || parent.propertyName === node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return !/^[a-z]/.test(node.text);
  return true;
}

/**
 * Names a file uses without declaring them anywhere in it.
 *
 * @param source - Parsed file.
 */
export function freeNames(source: ts.SourceFile): Set<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const parent = node.parent as ts.Node & {name?: ts.Node};
      const declares =
        parent.name === node &&
        (ts.isVariableDeclaration(parent) ||
          ts.isParameter(parent) ||
          ts.isBindingElement(parent) ||
          ts.isFunctionDeclaration(parent) ||
          ts.isFunctionExpression(parent) ||
          ts.isClassDeclaration(parent) ||
          ts.isClassExpression(parent) ||
          ts.isInterfaceDeclaration(parent) ||
          ts.isTypeAliasDeclaration(parent) ||
          ts.isEnumDeclaration(parent) ||
          ts.isTypeParameterDeclaration(parent) ||
          ts.isImportClause(parent) ||
          ts.isNamespaceImport(parent) ||
          ts.isImportSpecifier(parent));
      if (declares) declared.add(node.text);
      else if (isReference(node)) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of declared) used.delete(name);
  return used;
}
