import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceClaim} from './sources.data';

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
    const full = path.join(root, 'node_modules', file);
    if (!existsSync(full)) return [`“${claim}” is proven by node_modules/${file}, which is not there.`];
    if (!texts.has(file)) texts.set(file, squeeze(readFileSync(full, 'utf8')));
    const text = texts.get(file) ?? '';
    return holds
      .filter((piece) => !text.includes(squeeze(piece)))
      .map(
        (piece) =>
          `“${claim}” is proven by node_modules/${file}, which no longer holds: ${piece}\n` +
          '    Read what the release does now, correct the pages, then quote its code in verify/claims/sources.data.ts.',
      );
  });
}
