import type {ParityProblem, Place} from './types';

function at({file, line}: Place): string {
  return line > 0 ? `${file}:${line}` : file;
}

/**
 * Writes the differences, each with both places and the fix.
 *
 * @param problems - From the comparison.
 */
export function formatParity(problems: readonly ParityProblem[]): string {
  return problems
    .map(({code, english, chinese, message, fix}) => `${at(english)}\n${at(chinese)}\n  ${message} [${code}]\n  ${fix}`)
    .join('\n');
}
