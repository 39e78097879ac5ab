/** What the names of a file stand for, as far as its text shows it. */
import type {Expression, Node, ObjectExpression, Program, Statement} from '@babel/types';

/** An import: the module and the name there; `default` and `*` for the whole of it. */
export interface Imported {
  module: string;
  name: string;
}

/** What a name stands for; `changing` for one that can get another value. */
export type Binding = {value: Expression} | {imported: Imported} | {body: Node} | 'changing';

/** Names that can be used at a place. */
export type Scope = ReadonlyMap<string, Binding>;

/** How many names are followed one after the other: a file can go round in circles. */
const STEPS = 20;

/** An expression without what only TypeScript reads, and without `await`. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    case 'AwaitExpression':
      return unwrap(node.argument);
    default:
      return node;
  }
}

/** The text of a name or a literal key. */
export const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'StringLiteral' || node.type === 'NumericLiteral' ? String(node.value) : undefined;
};

/** `require('module')`. */
function required(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require') return;
  const [first] = node.arguments;
  return first?.type === 'StringLiteral' ? first.value : undefined;
}

function declare(scope: Map<string, Binding>, statement: Statement): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier'
            ? (nameOf(specifier.imported) ?? '')
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        scope.set(specifier.local.name, {imported: {module: statement.source.value, name}});
      }
      return;
    case 'ExportNamedDeclaration':
      if (statement.declaration) declare(scope, statement.declaration);
      return;
    case 'FunctionDeclaration':
      if (statement.id) scope.set(statement.id.name, {body: statement});
      return;
    case 'VariableDeclaration':
      for (const {id, init} of statement.declarations) {
        const module = init ? required(init) : undefined;
        if (id.type === 'Identifier') {
          if (module !== undefined) scope.set(id.name, {imported: {module, name: '*'}});
          else scope.set(id.name, statement.kind === 'const' && init ? {value: init} : 'changing');
        } else if (id.type === 'ObjectPattern') {
          for (const property of id.properties) {
            if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
            const name = nameOf(property.key);
            scope.set(
              property.value.name,
              module !== undefined && name !== undefined ? {imported: {module, name}} : 'changing',
            );
          }
        }
      }
  }
}

/**
 * Collects the names that statements declare.
 *
 * @param statements - Statements of a file or of a function.
 * @param around - Names that are known there already.
 */
export function scopeOf(statements: readonly Statement[], around: Scope = new Map()): Scope {
  const scope = new Map(around);
  for (const statement of statements) declare(scope, statement);
  return scope;
}

/** Value of a property that is written down, where nothing after it can replace it. */
function property(object: ObjectExpression, name: string): Expression | undefined {
  const found = object.properties.filter((one) => one.type !== 'ObjectProperty' || nameOf(one.key) === name).at(-1);
  if (found?.type !== 'ObjectProperty' || found.computed) return undefined;
  return found.value as Expression;
}

/**
 * Follows names to what they stand for.
 *
 * @param node - An expression.
 * @param scope - Names that are known there.
 * @param steps - How many names may still be followed.
 * @returns The expression that gives the value; the last name for one that the file does not define.
 */
export function resolve(node: Node, scope: Scope, steps = STEPS): Node {
  const inner = unwrap(node);
  if (steps === 0) return inner;
  if (inner.type === 'Identifier') {
    const binding = scope.get(inner.name);
    return binding !== undefined && binding !== 'changing' && 'value' in binding
      ? resolve(binding.value, scope, steps - 1)
      : inner;
  }
  if (inner.type === 'MemberExpression') {
    const object = resolve(inner.object, scope, steps - 1);
    const name = inner.computed && inner.property.type !== 'StringLiteral' ? undefined : nameOf(inner.property);
    const value = object.type === 'ObjectExpression' && name !== undefined ? property(object, name) : undefined;
    return value === undefined ? inner : resolve(value, scope, steps - 1);
  }
  return inner;
}

/**
 * What is called, where it is an import.
 *
 * @param callee - What stands before the parentheses of a call.
 * @param scope - Names that are known there.
 */
export function importedBy(callee: Node, scope: Scope): Imported | undefined {
  const target = resolve(callee, scope);
  const of = (name: string): Imported | undefined => {
    const binding = scope.get(name);
    return binding !== undefined && binding !== 'changing' && 'imported' in binding ? binding.imported : undefined;
  };
  if (target.type === 'Identifier') return of(target.name);
  // `rss.pluginRss()` of `import * as rss`.
  if (target.type !== 'MemberExpression' || target.computed || target.object.type !== 'Identifier') return undefined;
  const whole = of(target.object.name);
  const name = nameOf(target.property);
  return whole?.name === '*' && name !== undefined ? {module: whole.module, name} : undefined;
}

/** Names of objects that a file changes after it has written them: `config.base = '/'`. */
export function assignedNames({body}: Program): Map<string, Node> {
  const names = new Map<string, Node>();
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    let target: Node = unwrap(statement.expression.left);
    if (target.type !== 'MemberExpression') continue;
    while (target.type === 'MemberExpression') target = unwrap(target.object);
    if (target.type === 'Identifier') names.set(target.name, statement);
  }
  return names;
}
