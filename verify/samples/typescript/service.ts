import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {THEME_ALIAS} from '../packages';

/** A type error in a generated file. */
export interface TypeDiagnostic {
  /** Generated file. */
  file: string;
  /** Offset in the generated text. */
  offset: number;
  /** TypeScript's number of the error. */
  code: number;
  message: string;
}

/**
 * Answers what a relative import of a generated file means.
 *
 * @param specifier - Text between the quotes.
 * @param from - Generated file that holds the import.
 * @returns Path of a generated file, or nothing when the page has no such file.
 */
export type PageResolver = (specifier: string, from: string) => string | undefined;

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** What a bundler of the toolkit resolves and TypeScript does not. */
const ambient = `/// <reference types="node" />
/// <reference types="@rsbuild/core/types" />
declare module '*.mdx' {
  export const frontmatter: Record<string, unknown>;
  export default function MDXContent(props: {components?: Record<string, unknown>; [name: string]: unknown}): import('react').JSX.Element;
}
declare module '*.md' {
  export const frontmatter: Record<string, unknown>;
  export default function MDXContent(props: {components?: Record<string, unknown>; [name: string]: unknown}): import('react').JSX.Element;
}
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
declare module '*.css';
declare module '*.scss';
declare module '*.sass';
declare module '*.less';
declare module '*?text' {
  const text: string;
  export default text;
}
declare module '*?raw' {
  const source: string;
  export default source;
}
declare module '*.svg?react' {
  const component: import('react').FC<import('react').SVGProps<SVGSVGElement>>;
  export default component;
}
`;

/** Type packages installed twice: the samples and the released packages must agree on one. */
const ONE_COPY = /^(?:react|react-dom)(?:\/|$)/;

/**
 * A package that declarations of the toolkit import without depending on it: a reader's project has the release that
 * comes with the toolkit, and so must the samples, whatever this repository itself has installed.
 */
const OF_TOOLKIT = /^unified$/;

/** Declarations of the toolkit. */
const TOOLKIT_FILE = /[\\/]node_modules[\\/]@rspress[\\/]/;

/**
 * One TypeScript program over generated files that see the packages installed for the examples.
 *
 * Files are replaced one at a time; what did not change is not parsed again.
 */
export class TypeService {
  readonly #files = new Map<string, {text: string; version: number}>();
  readonly #service: ts.LanguageService;
  readonly #ambientPath: string;
  readonly #anchor: string;
  #version = 0;

  /**
   * @param examplesDir - Absolute path of the workspace whose `node_modules` the samples see.
   * @param resolvePage - Resolves imports between samples of a page.
   * @param untyped - Packages that samples may import although they are not installed.
   */
  constructor(examplesDir: string, resolvePage: PageResolver, untyped: readonly string[] = []) {
    this.#anchor = path.join(examplesDir, 'anchor.ts');
    this.#ambientPath = path.join(examplesDir, 'sample-modules.d.ts');
    const cache = ts.createModuleResolutionCache(examplesDir, (name) => name, options);
    const fromDisk = new Map<string, ts.IScriptSnapshot | undefined>();
    // A declaration would hide the types of a package that is there.
    const absent = untyped.filter(
      (name) => ts.resolveModuleName(name, this.#anchor, options, ts.sys, cache).resolvedModule === undefined,
    );
    const toolkit =
      ts.resolveModuleName('@rspress/shared', this.#anchor, options, ts.sys, cache).resolvedModule?.resolvedFileName ??
      this.#anchor;
    const modules = absent.map((name) => `declare module '${name}';\ndeclare module '${name}/*';\n`).join('');
    this.set(this.#ambientPath, ambient + modules);

    const host: ts.LanguageServiceHost = {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...this.#files.keys()],
      getScriptVersion: (file) => String(this.#files.get(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const own = this.#files.get(file);
        if (own !== undefined) return ts.ScriptSnapshot.fromString(own.text);
        if (!fromDisk.has(file)) {
          const text = ts.sys.readFile(file);
          fromDisk.set(file, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
        }
        return fromDisk.get(file);
      },
      // Nobody reads the comments of the declarations, and parsing them takes half of the time.
      jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors,
      getCurrentDirectory: () => examplesDir,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: (file) => this.#files.has(file) || ts.sys.fileExists(file),
      readFile: (file) => this.#files.get(file)?.text ?? ts.sys.readFile(file),
      directoryExists: (dir) => ts.sys.directoryExists(dir),
      getDirectories: (dir) => ts.sys.getDirectories(dir),
      realpath: (file) => (this.#files.has(file) ? file : fs.realpathSync.native(file)),
      resolveModuleNameLiterals: (literals, containing, redirect, settings) =>
        literals.map((literal) => {
          const generated = this.#files.has(containing);
          if (generated && (literal.text.startsWith('.') || path.isAbsolute(literal.text))) {
            const found = this.#files.has(literal.text) ? literal.text : resolvePage(literal.text, containing);
            if (found !== undefined) {
              return {
                resolvedModule: {
                  resolvedFileName: found,
                  extension: path.extname(found),
                  isExternalLibraryImport: false,
                },
              };
            }
          }
          const name = literal.text === THEME_ALIAS ? 'rspress/theme' : literal.text;
          const from = ONE_COPY.test(literal.text)
            ? this.#anchor
            : OF_TOOLKIT.test(literal.text) && TOOLKIT_FILE.test(containing)
              ? toolkit
              : containing;
          return ts.resolveModuleName(name, from, settings, host as ts.ModuleResolutionHost, cache, redirect);
        }),
    };
    this.#service = ts.createLanguageService(
      host,
      ts.createDocumentRegistry(ts.sys.useCaseSensitiveFileNames, examplesDir, host.jsDocParsingMode),
    );
  }

  /** Adds a generated file or replaces its text. */
  set(file: string, text: string): void {
    const known = this.#files.get(file);
    if (known?.text === text) return;
    this.#version += 1;
    this.#files.set(file, {text, version: this.#version});
  }

  /** Takes a generated file away. */
  delete(file: string): void {
    this.#files.delete(file);
  }

  /**
   * The program over all files of now.
   *
   * @throws Error when there is none, which the compiler does not tell the reason of.
   */
  program(): ts.Program {
    const program = this.#service.getProgram();
    if (program === undefined) throw new Error('The compiler made no program of the samples.');
    return program;
  }

  /** Whether the service holds a generated file of this path. */
  has(file: string): boolean {
    return this.#files.has(file);
  }

  /**
   * Errors of one generated file, in order of place.
   *
   * @param file - A file given to {@link TypeService.set}.
   */
  diagnostics(file: string): TypeDiagnostic[] {
    const diagnostics = [...this.#service.getSyntacticDiagnostics(file), ...this.#service.getSemanticDiagnostics(file)];
    return diagnostics
      .map((diagnostic) => ({
        file,
        offset: diagnostic.start ?? 0,
        code: diagnostic.code,
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
      }))
      .sort((a, b) => a.offset - b.offset);
  }

  /**
   * Names that a generated file exports, those it passes on included.
   *
   * @param file - A generated file.
   */
  exportNames(file: string): string[] {
    return this.#exports(file).map((symbol) => symbol.name);
  }

  #exports(file: string): ts.Symbol[] {
    const program = this.#service.getProgram();
    const source = program?.getSourceFile(file);
    const module = source === undefined ? undefined : program?.getTypeChecker().getSymbolAtLocation(source);
    return module === undefined ? [] : (program?.getTypeChecker().getExportsOfModule(module) ?? []);
  }

  /**
   * Names of the properties of an exported type.
   *
   * @param file - A generated file.
   * @param typeName - Type alias or interface the file exports.
   * @returns Names, in the order of declaration; of every member when the type is a union.
   * @throws Error when the file exports no such type.
   */
  propertyNames(file: string, typeName: string): string[] {
    const checker = this.#service.getProgram()?.getTypeChecker();
    const symbol = this.#exports(file).find(({name}) => name === typeName);
    if (symbol === undefined || checker === undefined) throw new Error(`${file} exports no type ${typeName}.`);
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = type.isUnion() ? type.types : [type];
    return [...new Set(members.flatMap((member) => member.getProperties().map((property) => property.name)))];
  }
}
