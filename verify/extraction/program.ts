import path from 'node:path';
import ts from 'typescript';
import {ToolkitError} from './errors';
import {isFamily, packageOfFile} from './packages';

/** The compiler's view of the released declarations. */
export interface ToolkitProgram {
  checker: ts.TypeChecker;
  program: ts.Program;
  /** Exports of a module by name, aliases resolved. */
  exportsOf(module: string): Map<string, ts.Symbol>;
}

const ENTRY = '__toolkit_facts__.ts';

/**
 * Text of a file that imports modules, for {@link moduleExports}.
 *
 * @param modules - Module names, for example `rspress/runtime`.
 */
export const importsOf = (modules: readonly string[]): string =>
  modules.map((name, i) => `import * as m${i} from '${name}';\nexport {m${i}};`).join('\n');

/**
 * Reads what the modules that a file imports export.
 *
 * @param root - File of {@link importsOf}.
 * @param checker - Checker of its program.
 * @returns See {@link ToolkitProgram.exportsOf}.
 * @throws {@link ToolkitError} when a module has no readable declarations.
 */
export function moduleExports(root: ts.SourceFile, checker: ts.TypeChecker): ToolkitProgram['exportsOf'] {
  const symbols = new Map<string, ts.Symbol>();
  for (const statement of root.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const name = (statement.moduleSpecifier as ts.StringLiteral).text;
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    if (!symbol) {
      throw new ToolkitError(
        `TypeScript finds no declarations for "${name}".`,
        'Run "npm ci". If the package no longer exports this module, remove it from verify/extraction/roots.ts.',
      );
    }
    symbols.set(name, symbol);
  }

  return (module) => {
    const symbol = symbols.get(module);
    if (!symbol)
      throw new ToolkitError(
        `The module "${module}" was not loaded.`,
        'Add it to MODULES in verify/extraction/roots.ts.',
      );
    const result = new Map<string, ts.Symbol>();
    for (const exported of checker.getExportsOfModule(symbol)) {
      const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      result.set(exported.getName(), target);
    }
    return result;
  };
}

/**
 * Loads the declarations of modules as a project in `workspace` would see them.
 *
 * @param workspace - Directory module names are resolved from.
 * @param modules - Module names, for example `rspress/runtime`.
 * @throws {@link ToolkitError} when a module has no readable declarations.
 */
export function loadProgram(workspace: string, modules: readonly string[]): ToolkitProgram {
  const entry = path.join(workspace, ENTRY);
  const source = importsOf(modules);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  host.fileExists = (file) => path.resolve(file) === entry || fileExists(file);
  host.readFile = (file) => (path.resolve(file) === entry ? source : readFile(file));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersion, ...rest) =>
    path.resolve(file) === entry
      ? ts.createSourceFile(file, source, languageVersion, true)
      : getSourceFile(file, languageVersion, ...rest);

  const program = ts.createProgram({rootNames: [entry], options, host});
  const checker = program.getTypeChecker();
  const root = program.getSourceFile(entry);
  if (!root)
    throw new ToolkitError('The entry of the type program is missing.', 'Report this as a bug of the extractor.');

  checkImports(program, checker);

  return {checker, program, exportsOf: moduleExports(root, checker)};
}

/**
 * Makes sure that the declarations of the toolkit can be read completely: an
 * import that is not found would silently hide the members it brings.
 *
 * @throws {@link ToolkitError} naming the import.
 */
function checkImports(program: ts.Program, checker: ts.TypeChecker): void {
  for (const file of program.getSourceFiles()) {
    const from = packageOfFile(file.fileName);
    if (from === undefined || !isFamily(from)) continue;
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      // `import './style.css'` brings no names.
      if (ts.isImportDeclaration(statement) && statement.importClause === undefined) continue;
      const {moduleSpecifier} = statement;
      if (!moduleSpecifier || checker.getSymbolAtLocation(moduleSpecifier)) continue;
      throw new ToolkitError(
        `${from} imports types from ${moduleSpecifier.getText()}, which is not installed (${path.basename(file.fileName)}).`,
        'Run "npm ci". If the package does not bring it along, add it to examples/package.json.',
      );
    }
  }
}
