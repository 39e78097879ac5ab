import ts from 'typescript';
import type {ScriptLanguage} from '../../../content/fences/languages';
import {hasValidSyntax, parseScript} from './parse';

/** What a sample is a part of. */
export type Form =
  /** Statements: a file, or lines of one. */
  | 'statements'
  /** Lines of a function, with a `return`. */
  | 'body'
  /** JSX elements beside each other. */
  | 'elements'
  /** Members of an object, without its braces. */
  | 'members'
  /** One object or array. */
  | 'value'
  /** Items of an array, without its brackets. */
  | 'items'
  /** Declarations without bodies. */
  | 'signatures'
  /** Members of a type, without its braces. */
  | 'type-members'
  /** A type. */
  | 'type';

interface Wrapping {
  form: Form;
  before: string;
  after: string;
}

const WRAPPINGS: readonly Wrapping[] = [
  {form: 'elements', before: '<>\n', after: '\n</>;'},
  {form: 'value', before: '(', after: '\n);'},
  {form: 'members', before: '({\n', after: '\n});'},
  {form: 'items', before: '([\n', after: '\n]);'},
  {form: 'signatures', before: 'declare namespace Signatures {\n', after: '\n}'},
  {form: 'type-members', before: 'interface Members {\n', after: '\n}'},
  {form: 'type', before: 'type Alias = ', after: '\n;'},
];

/** `title: 'Docs'` is a label and a string to the grammar, and a member to everybody else. */
function readsAsMembers(statement: ts.Statement): boolean {
  if (ts.isLabeledStatement(statement)) return true;
  return ts.isBlock(statement) && statement.statements.every(readsAsMembers);
}

function hasTopLevelReturn(source: ts.SourceFile): boolean {
  const visit = (node: ts.Node): boolean =>
    ts.isReturnStatement(node) || (!ts.isFunctionLike(node) && ts.forEachChild(node, visit) === true);
  return source.statements.some(visit);
}

function lacksBodies(source: ts.SourceFile): boolean {
  return source.statements.some((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.body === undefined && !isDeclared(statement);
    return (
      ts.isVariableStatement(statement) &&
      (statement.declarationList.flags & ts.NodeFlags.Const) !== 0 &&
      !isDeclared(statement) &&
      statement.declarationList.declarations.some((declaration) => declaration.initializer === undefined)
    );
  });
}

function isDeclared(node: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return (node.modifiers ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.DeclareKeyword);
}

/**
 * Finds out what a sample is a part of: the first form whose grammar it fits.
 *
 * @param text - The sample.
 * @param language - How to read it.
 * @returns The form with the text that completes it; `undefined` when it fits none.
 */
export function recogniseForm(text: string, language: ScriptLanguage): Wrapping | undefined {
  const source = parseScript(text, language);
  const [first] = source.statements;
  // An array alone is a statement too, but nobody shows one for its side effects.
  const isArray =
    source.statements.length === 1 &&
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isArrayLiteralExpression(first.expression);
  const members = source.statements.length > 0 && source.statements.every(readsAsMembers);
  if (lacksBodies(source)) {
    const signatures = WRAPPINGS.find((wrapping) => wrapping.form === 'signatures');
    if (signatures !== undefined && hasValidSyntax(signatures.before + text + signatures.after, language)) {
      return signatures;
    }
  }
  if (!members && !isArray && hasValidSyntax(text, language)) {
    return hasTopLevelReturn(source)
      ? {form: 'body', before: 'function sample() {\n', after: '\n}'}
      : {form: 'statements', before: '', after: ''};
  }
  const starts = text.trimStart();
  return WRAPPINGS.find(({form, before, after}) => {
    if (form === 'elements' && (!starts.startsWith('<') || !language.endsWith('x'))) return false;
    if (form === 'value' && !/^[[{]/.test(starts)) return false;
    if ((form === 'signatures' || form === 'type' || form === 'type-members') && language.startsWith('js'))
      return false;
    return hasValidSyntax(before + text + after, language);
  });
}

/**
 * Top-level property names of an object fragment.
 *
 * @param text - The sample.
 * @param wrapping - Its form: `members`, `value` or `items`.
 * @param language - How to read it.
 * @returns Names and whether the value is a list of such objects.
 */
export function topLevelKeys(
  text: string,
  wrapping: Wrapping,
  language: ScriptLanguage,
): {keys: string[]; list: boolean} {
  const source = parseScript(wrapping.before + text + wrapping.after, language);
  const statement = source.statements[0];
  let expression = statement !== undefined && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  while (expression !== undefined && ts.isParenthesizedExpression(expression)) expression = expression.expression;
  const list = expression !== undefined && ts.isArrayLiteralExpression(expression);
  const objects =
    expression === undefined
      ? []
      : ts.isArrayLiteralExpression(expression)
        ? expression.elements.filter(ts.isObjectLiteralExpression)
        : [expression].filter(ts.isObjectLiteralExpression);
  const keys = objects.flatMap((object) =>
    object.properties.flatMap((property) =>
      property.name !== undefined && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
        ? [property.name.text]
        : [],
    ),
  );
  return {keys: [...new Set(keys)], list};
}
