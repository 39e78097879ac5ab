import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceClaim, TestClaim} from './types';

/** Folders of installed packages; plugins with dependencies of their own are beside the examples. */
export const SOURCE_ROOTS = ['node_modules', 'examples/node_modules'];

const squeeze = (text: string): string => text.replace(/__WEBPACK_EXTERNAL_MODULE_\w+/g, 'X').replace(/\s+/g, ' ');

/**
 * Looks for the pieces of released code that prove statements.
 *
 * @param claims - The statements.
 * @param root - Absolute path of the folder that holds `node_modules`.
 * @returns What is gone, for people; empty when all is there.
 */
export function checkSources(claims: readonly SourceClaim[], root: string): string[] {
  const texts = new Map<string, string>();
  return claims.flatMap(({claim, file, holds}) => {
    const full = SOURCE_ROOTS.map((folder) => path.join(root, folder, file)).find((place) => existsSync(place));
    if (full === undefined) return [`“${claim}” is proven by node_modules/${file}, which is not there.`];
    if (!texts.has(file)) texts.set(file, squeeze(readFileSync(full, 'utf8')));
    const text = texts.get(file) ?? '';
    return holds
      .filter((piece) => !text.includes(squeeze(piece)))
      .map(
        (piece) =>
          `“${claim}” is proven by node_modules/${file}, which no longer holds: ${piece}\n` +
          '    Read what the release does now, correct the pages, then quote its code in verify/claims/sources*.data.ts.',
      );
  });
}

/**
 * Looks for the tests that prove statements about this site.
 *
 * @param claims - The statements.
 * @param root - Absolute path of the repository.
 * @returns What is gone, for people; empty when all is there.
 */
export function checkTests(claims: readonly TestClaim[], root: string): string[] {
  return claims.flatMap(({claim, file, cases}) => {
    const full = path.join(root, file);
    if (!existsSync(full)) return [`“${claim}” is proven by ${file}, which is not there.`];
    const text = readFileSync(full, 'utf8');
    return cases
      .filter((name) => !["'", '`', '"'].some((quote) => text.includes(quote + name + quote)))
      .map(
        (name) =>
          `“${claim}” is proven by ${file}, which has no case “${name}” any more.\n` +
          '    Name the case that proves it now in verify/claims/tests.data.ts, or correct the pages.',
      );
  });
}
