import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** A problem in the content: says where it is and how to fix it. */
export class ContentError extends Error {
  /**
   * @param file - Path relative to the site folder.
   * @param line - Line from 1; 0 when the problem is the file as a whole.
   * @param reason - What is wrong and how to fix it.
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(line > 0 ? `${file}:${line}: ${reason}` : `${file}: ${reason}`);
    this.name = 'ContentError';
  }
}

/**
 * One error for all problems, as it is printed when it stops a command.
 *
 * @param what - What has them, such as `The content has`.
 * @param errors - The problems, one at least.
 * @returns An error without a stack: where the problems are found is in their messages.
 */
export function problemList(what: string, errors: readonly ContentError[]): Error {
  const list = errors.map((error) => `  ${error.message}`).join('\n');
  const error = new Error(`${what} ${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}:\n${list}\n`);
  error.stack = `Error: ${error.message}`;
  return error;
}

/**
 * Runs a check or a rewrite of a node, and turns what it throws into a failure of the file at the
 * line of the node.
 *
 * @param file - The page.
 * @param node - Part of its tree.
 * @param run - The work; errors it throws are messages for the writer.
 * @returns What `run` returns.
 * @throws VFileMessage with the place of the node.
 */
export function atLineOf<T>(file: VFile, node: Node, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    file.fail(cause.message, {place: node.position, cause});
  }
}
