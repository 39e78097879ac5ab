import ts from 'typescript';
import {ToolkitError} from '../errors';
import type {ToolkitProgram} from '../program';
import type {TypeRoot} from '../roots';

/**
 * The type whose members are the facts of a root.
 *
 * @returns `undefined` for a factory without parameters.
 * @throws {@link ToolkitError} when the release no longer exports it.
 */
export function rootType(
  {checker, exportsOf}: Pick<ToolkitProgram, 'checker' | 'exportsOf'>,
  root: TypeRoot,
): ts.Type | undefined {
  const exports = exportsOf(root.module);
  const name = root.type ?? root.factory ?? root.owner;
  const symbol = exports.get(name);
  if (!symbol) {
    throw new ToolkitError(
      `${root.module} no longer exports ${name}.`,
      'Correct or remove the entry in verify/extraction/roots.ts.',
    );
  }
  if (root.type !== undefined) return checker.getDeclaredTypeOfSymbol(symbol);
  const [parameter] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.parameters ?? [];
  return parameter && checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
}
