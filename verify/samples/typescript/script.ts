import ts from 'typescript';
import type {ScriptLanguage} from '../../../content/fences/languages';
import {MappedText} from '../mapped';
import type {PageProject, ProjectEntry} from '../project';
import type {Finding, Prepared} from '../types';
import {chooseOwner} from './owners';
import {fileNames, freeNames, hasValidSyntax, parseScript} from './parse';
import {recogniseForm, topLevelKeys} from './wrap';

/** What a script is checked against. */
export interface ScriptContext {
  project: PageProject;
  entry: ProjectEntry;
  /** Property names of the types an object fragment can belong to. */
  owners: ReadonlyMap<string, readonly string[]>;
  /** Generated module that exports these types. */
  ownersPath: string;
  /** Public module of each name the release exports. */
  released: ReadonlyMap<string, string>;
  /** Type an object fragment belongs to, when the fence names it. */
  of: string | undefined;
}

/** Errors that a JavaScript file gives for having no type annotations. */
export const UNANNOTATED: ReadonlySet<number> = new Set([
  7005, 7006, 7008, 7010, 7011, 7016, 7018, 7019, 7023, 7024, 7031, 7034, 7053,
]);

/** Forms whose content is data, to be compared with a type. */
const DATA_FORMS = new Set(['members', 'value', 'items']);

function exportsOf(entry: ProjectEntry): string {
  const hidden = [...new Set(entry.names.declared)].filter((name) => !entry.names.exported.includes(name));
  if (entry.names.isCommonJs) return '';
  return hidden.length === 0 ? '\nexport {};' : `\nexport {${hidden.join(', ')}};`;
}

/**
 * Turns a script into a file the type checker can read.
 *
 * A titled sample is taken as it stands. Any other is wrapped in what it is a part of, and the names
 * it uses without saying where they come from are imported as elsewhere on its page.
 *
 * @param code - The sample.
 * @param language - Its language.
 * @param context - Page and types.
 */
export function prepareScript(code: string, language: ScriptLanguage, context: ScriptContext): Prepared {
  const {entry, project} = context;
  const ignoredCodes = language.startsWith('js') ? UNANNOTATED : undefined;
  const file = (mapped: MappedText) => ({path: entry.path, text: mapped.text, segments: mapped.segments, ignoredCodes});
  if (entry.title !== undefined) {
    return {findings: [], files: [file(new MappedText().copy(code, 0).add(exportsOf(entry)))], fragment: false};
  }
  const wrapping = recogniseForm(code, language);
  if (wrapping === undefined) {
    // The compiler names the problem best.
    return {findings: [], files: [file(new MappedText().copy(code, 0).add('\nexport {};'))], fragment: false};
  }
  const whole = wrapping.before + code + wrapping.after;
  const source = parseScript(whole, language);
  const imports = project.imports(freeNames(source), entry.index);
  const mapped = new MappedText();
  if (imports.length > 0) mapped.add(`${imports.join('\n')}\n`);
  const findings: Finding[] = [];
  if (wrapping.form === 'statements') {
    mapped.copy(code, 0).add(exportsOf(entry));
    claimListed(mapped, source, 0, '', context);
  } else if (wrapping.form === 'body') {
    // Imports cannot stand in a function.
    const lastImport = parseScript(code, language).statements.filter(ts.isImportDeclaration).at(-1);
    const cut = lastImport?.end ?? 0;
    mapped
      .copy(code.slice(0, cut), 0)
      .add(`\n${wrapping.before}`)
      .copy(code.slice(cut), cut)
      .add(`${wrapping.after}\nexport {};`);
  } else if (DATA_FORMS.has(wrapping.form)) {
    const {keys, list} = topLevelKeys(code, wrapping, language);
    const owner = context.of ?? chooseOwner(keys, context.owners);
    if (owner === undefined) {
      findings.push({
        offset: 0,
        code: 'owner',
        message: `It is not clear what this object is a part of: no configuration type has ${keys.map((key) => `\`${key}\``).join(' or ')}.`,
        fix: 'Show the whole file with a title=, or name the type with of="UserConfig[\'search\']".',
      });
    }
    // Members are a part of their object: what it requires may stand in the rest.
    const part = (name: string): string =>
      wrapping.form === 'members' ? `Partial<${name}>` : list ? `(${name})[]` : name;
    const type = owner === undefined ? 'unknown' : part(qualified(owner, context.owners));
    const typed = !language.startsWith('js');
    if (typed) {
      mapped.add(`import type * as Owners from ${JSON.stringify(context.ownersPath)};\n`);
      mapped.add(`const sample: ${type} = ${wrapping.before}`).copy(code, 0).add(`${wrapping.after}\nexport {sample};`);
    } else {
      const jsType = owner === undefined ? 'unknown' : part(`import(${JSON.stringify(context.ownersPath)}).${owner}`);
      mapped.add(`/** @type {${jsType}} */\nconst sample = ${wrapping.before}`);
      mapped.copy(code, 0).add(`${wrapping.after}\nexport {sample};`);
    }
  } else {
    mapped.add(wrapping.before).copy(code, 0).add(`${wrapping.after}\nexport {};`);
    if (wrapping.form === 'signatures') claimListed(mapped, source, wrapping.before.length, 'Signatures.', context);
  }
  return {findings, files: [file(mapped)], fragment: wrapping.form !== 'statements' || imports.length > 0};
}

/** Begins the name of every generated constant that compares a listing with the release. */
export const CLAIM = 'claim_of_';

/**
 * Compares a listing of declarations with the release: types and signatures that are shown under the name
 * of an export have to be that export.
 */
function claimListed(
  mapped: MappedText,
  source: ts.SourceFile,
  offset: number,
  scope: string,
  {released, ownersPath}: ScriptContext,
): void {
  const [first] = source.statements;
  const statements =
    first !== undefined && ts.isModuleDeclaration(first) && first.body !== undefined && ts.isModuleBlock(first.body)
      ? first.body.statements
      : source.statements;
  const isListing = statements.every(
    (node) =>
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      (ts.isFunctionDeclaration(node) && node.body === undefined) ||
      (ts.isVariableStatement(node) &&
        node.declarationList.declarations.every(({initializer}) => initializer === undefined)),
  );
  if (!isListing) return;
  const owners = `import(${JSON.stringify(ownersPath)})`;
  const seen = new Set<string>();
  const claim = (name: ts.Identifier, compare: string, isValue: boolean): void => {
    const module = released.get(name.text);
    if (module === undefined || seen.has(name.text)) return;
    seen.add(name.text);
    const listed = `${isValue ? 'typeof ' : ''}${scope}${name.text}`;
    const original = `${isValue ? 'typeof ' : ''}import('${module}').${name.text}`;
    mapped.add('\nexport const ').copy(`${CLAIM}${name.text}`, name.getStart(source) - offset, name.text.length);
    mapped.add(`: ${owners}.${compare}<${listed}, ${original}> = true;`);
  };
  for (const node of statements) {
    if (ts.isInterfaceDeclaration(node) && node.typeParameters === undefined) claim(node.name, 'Describes', false);
    else if (ts.isTypeAliasDeclaration(node) && node.typeParameters === undefined) claim(node.name, 'Equals', false);
    else if (ts.isFunctionDeclaration(node) && node.name !== undefined) claim(node.name, 'Equals', true);
    else if (ts.isVariableStatement(node)) {
      for (const {name} of node.declarationList.declarations) if (ts.isIdentifier(name)) claim(name, 'Equals', true);
    }
  }
}

/** A name of the list stands for a type of the module; anything else is TypeScript written by the author. */
function qualified(owner: string, owners: ReadonlyMap<string, readonly string[]>): string {
  const [head = ''] = /^\w+/.exec(owner) ?? [];
  return owners.has(head) ? `Owners.${owner}` : owner;
}

/**
 * Reads the names of a sample that other samples can use.
 *
 * @param code - The sample.
 * @param language - Its language.
 */
export function scriptNames(code: string, language: ScriptLanguage) {
  const names = fileNames(parseScript(code, language));
  // Declarations of a part of a class or object cannot be exported.
  if (!hasValidSyntax(code, language)) return {...names, declared: [], exported: []};
  return names;
}
