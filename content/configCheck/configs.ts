/** Finds the configuration in a file. */
import type {Expression, Node, Program, Statement} from '@babel/types';
import {importedBy, nameOf, resolve, scopeOf, unwrap, type Scope} from './scope';

/** An expression that is a configuration, or a part of one. */
export interface ConfigPart {
  node: Node;
  scope: Scope;
  /** Whether it is there only under a condition, or one of several. */
  one: boolean;
}

/** Functions of the toolkit that hand on what they get. */
const HANDING_ON = new Set(['defineConfig', 'mergeDocConfig']);

/** Whether a node is what a CommonJS module exports. */
function isExports(node: Node): boolean {
  const target = unwrap(node);
  if (target.type !== 'MemberExpression' || target.object.type !== 'Identifier') return false;
  const name = `${target.object.name}.${nameOf(target.property) ?? ''}`;
  return name === 'module.exports' || name === 'exports.default';
}

/** What a file exports as its configuration. */
function exported({body}: Program): Node | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type === 'TSExportAssignment') return statement.expression;
    if (statement.type === 'ExportNamedDeclaration' && !statement.source) {
      const named = statement.specifiers.find(
        (one) => one.type === 'ExportSpecifier' && nameOf(one.exported) === 'default',
      );
      if (named?.type === 'ExportSpecifier') return named.local;
    }
    if (statement.type !== 'ExpressionStatement') continue;
    const {expression} = statement;
    if (expression.type === 'AssignmentExpression' && isExports(expression.left)) return expression.right;
    // A call without `export default` in front is part of a file, and still worth a look.
    if (expression.type === 'CallExpression' && nameOf(expression.callee) === 'defineConfig') return expression;
  }
  return undefined;
}

/** What statements return, those of functions inside of them aside. */
function returned(statements: readonly (Statement | null | undefined)[]): Expression[] {
  return statements.flatMap((statement): Expression[] => {
    switch (statement?.type) {
      case 'ReturnStatement':
        return statement.argument ? [statement.argument] : [];
      case 'BlockStatement':
        return returned(statement.body);
      case 'IfStatement':
        return returned([statement.consequent, statement.alternate]);
      case 'SwitchStatement':
        return statement.cases.flatMap(({consequent}) => returned(consequent));
      case 'TryStatement':
        return returned([statement.block, statement.handler?.body, statement.finalizer]);
      case 'ForStatement':
      case 'ForOfStatement':
      case 'ForInStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'LabeledStatement':
        return returned([statement.body]);
      default:
        return [];
    }
  });
}

/** How many calls and functions are followed one inside of the other. */
const DEPTH = 10;

function parts(node: Node, scope: Scope, one: boolean, depth: number): ConfigPart[] {
  const value = resolve(node, scope);
  if (depth === 0) return [{node: value, scope, one}];
  const inside = (inner: Node, isOne = one, names = scope): ConfigPart[] => parts(inner, names, isOne, depth - 1);
  switch (value.type) {
    case 'CallExpression': {
      const name = importedBy(value.callee, scope)?.name ?? nameOf(unwrap(value.callee)) ?? '';
      return HANDING_ON.has(name)
        ? value.arguments.flatMap((argument) => inside(argument))
        : [{node: value, scope, one}];
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      if (value.body.type !== 'BlockStatement') return inside(value.body);
      const all = returned(value.body.body);
      const names = scopeOf(value.body.body, scope);
      return all.flatMap((result) => inside(result, one || all.length > 1, names));
    }
    case 'Identifier': {
      const binding = scope.get(value.name);
      return binding !== undefined && binding !== 'changing' && 'body' in binding
        ? inside(binding.body)
        : [{node: value, scope, one}];
    }
    case 'ConditionalExpression':
      return [...inside(value.consequent, true), ...inside(value.alternate, true)];
    default:
      return [{node: value, scope, one}];
  }
}

/**
 * Finds the objects that make up the configuration of a file: what it exports, what a function in
 * its place returns, and what calls of the toolkit hand on.
 *
 * @param program - The file.
 * @returns Nothing when the file exports nothing.
 */
export function findConfigs(program: Program): ConfigPart[] {
  const node = exported(program);
  return node === undefined ? [] : parts(node, scopeOf(program.body), false, DEPTH);
}
