import ts from 'typescript';
import type {Fact} from '../../../content/facts/types';
import {ToolkitError} from '../errors';
import {valueText, type Code} from './code';

const PACKAGE = '@rspress/plugin-auto-nav-sidebar';
const FILE = 'dist/index.js';
const OWNER = '_meta.json';

/** Types of the fields; the release declares none. */
const TYPES: Readonly<Record<string, string>> = {
  name: 'string',
  label: 'string',
  collapsible: 'boolean',
  collapsed: 'boolean',
  link: 'string',
  tag: 'string',
  dashed: 'boolean',
  overviewHeaders: 'number[]',
  context: 'string',
};

/**
 * Reads the fields of `_meta.json` items from the code that takes them apart,
 * and the item types from the comparisons made with `type`.
 *
 * @throws {@link ToolkitError} when the code is built differently.
 */
export function readMetaJson(code: Code): Fact[] {
  const fail = (what: string): never => {
    throw new ToolkitError(
      `${PACKAGE}/${FILE} ${what}.`,
      'Read how it takes items of _meta.json apart and adapt verify/extraction/readers/meta-json.ts.',
    );
  };
  let pattern: ts.ObjectBindingPattern | undefined;
  const types: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === 'metaItem'
    ) {
      pattern = node.name;
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
      ts.isStringLiteral(node.left) &&
      node.right.getText() === 'type'
    ) {
      types.push(`'${node.left.text}'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(code.file);
  if (!pattern) return fail('no longer destructures "metaItem"');
  if (types.length === 0) return fail('no longer compares "type" with strings');

  return pattern.elements.map((element): Fact => {
    const name = element.name.getText();
    const type = name === 'type' ? types.join(' | ') : TYPES[name];
    if (type === undefined) return fail(`reads a new field "${name}"`);
    const {line} = code.file.getLineAndCharacterOfPosition(element.getStart());
    return {
      owner: OWNER,
      name,
      kind: 'meta',
      type,
      optional: true,
      undeclared: true,
      package: PACKAGE,
      ...(element.initializer
        ? {
            default: {
              value: valueText(code, element.initializer),
              source: {package: PACKAGE, file: FILE, line: line + 1},
            },
          }
        : {}),
    };
  });
}

/** Names for the table of owners. */
export const META_JSON = {owner: OWNER, package: PACKAGE, file: FILE} as const;
