import ts from 'typescript';
import type {TypeDeclaration} from '../../../content/facts/types';
import {isFamily, packageOfFile} from '../packages';
import {declarationText, tidyTypeText} from '../type-text';

/** Packages in the order in which they may claim an unqualified type name. */
const PRECEDENCE = ['@rspress/shared', '@rspress/theme-default', '@rspress/runtime', '@rspress/core'];

/**
 * Collects the interfaces and type aliases of the documented packages.
 *
 * A name that several packages use belongs to the first of `PRECEDENCE`; the
 * others are filed as `package#Name`, unless their text is the same.
 */
export function readDeclarations(program: ts.Program): Record<string, TypeDeclaration> {
  const all: {name: string; package: string; text: string}[] = [];
  for (const file of program.getSourceFiles()) {
    const from = packageOfFile(file.fileName);
    if (from === undefined || !isFamily(from)) continue;
    for (const statement of file.statements) {
      if (
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isEnumDeclaration(statement)
      ) {
        const name = tidyTypeText(statement.name.text);
        all.push({name, package: from, text: declarationText(statement)});
      }
    }
  }
  const rank = (name: string): number => {
    const index = PRECEDENCE.indexOf(name);
    return index === -1 ? PRECEDENCE.length : index;
  };
  all.sort(
    (a, b) => rank(a.package) - rank(b.package) || a.package.localeCompare(b.package) || a.name.localeCompare(b.name),
  );
  const result: Record<string, TypeDeclaration> = {};
  for (const {name, package: from, text} of all) {
    const holder = result[name];
    if (!holder) result[name] = {package: from, text};
    else if (holder.text !== text && holder.package !== from) result[`${from}#${name}`] = {package: from, text};
  }
  return result;
}
