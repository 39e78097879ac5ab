/** What the code of a value shows of it, without running it. */
import type {Node} from '@babel/types';
import {nameOf, resolve, type Scope} from './scope';
import type {ValueKind} from './types';

/**
 * What sort of value an expression gives.
 *
 * @param node - A resolved expression.
 * @returns `undefined` when only a run shows it.
 */
export function kindOf(node: Node): ValueKind | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'TemplateLiteral':
      return 'string';
    case 'NumericLiteral':
      return 'number';
    case 'BooleanLiteral':
      return 'boolean';
    case 'NullLiteral':
      return 'null';
    case 'RegExpLiteral':
      return 'regexp';
    case 'ArrayExpression':
      return 'list';
    case 'ObjectExpression':
      return 'object';
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
      return 'function';
    case 'UnaryExpression':
      if (node.operator === '!') return 'boolean';
      return node.operator === '-' || node.operator === '+' ? 'number' : undefined;
    default:
      return undefined;
  }
}

/** Whether an expression is `undefined`, which is as good as not written. */
export const isUndefined = (node: Node): boolean => node.type === 'Identifier' && node.name === 'undefined';

/** A value that the code writes out; `undefined` stands for all that it does not. */
export type Plain = string | number | boolean | null | undefined | Plain[] | {[name: string]: Plain};

/**
 * Reads a value that is written out.
 *
 * @param node - An expression.
 * @param scope - Names that are known there.
 * @param around - What it is read for: a file can go round in circles.
 */
export function plainOf(node: Node, scope: Scope, around: readonly Node[] = []): Plain {
  const value = resolve(node, scope);
  if (around.includes(value)) return undefined;
  const inside = (inner: Node): Plain => plainOf(inner, scope, [...around, value]);
  switch (value.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return value.value;
    case 'NullLiteral':
      return null;
    case 'TemplateLiteral':
      return value.expressions.length === 0 ? (value.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'UnaryExpression': {
      const inner = inside(value.argument);
      if (value.operator === '!' && typeof inner === 'boolean') return !inner;
      return value.operator === '-' && typeof inner === 'number' ? -inner : undefined;
    }
    case 'ArrayExpression':
      return value.elements.map((one) => (one === null ? undefined : inside(one)));
    case 'ObjectExpression':
      return Object.fromEntries(
        value.properties.flatMap((one) => {
          const name = one.type === 'ObjectProperty' && !one.computed ? nameOf(one.key) : undefined;
          return one.type === 'ObjectProperty' && name !== undefined ? [[name, inside(one.value)]] : [];
        }),
      );
    default:
      return undefined;
  }
}
