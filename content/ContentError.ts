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
