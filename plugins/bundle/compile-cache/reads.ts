import type {VFile} from 'vfile';
import type {} from '../../../content/reads';

/** Files that a page was made from besides its own, by its absolute path; all paths are absolute. */
export const reads = new Map<string, readonly string[]>();

/** Remark plugin that keeps the `reads` that transformers note in the data of the file. */
export function recordReads() {
  return (_tree: unknown, file: VFile): void => {
    // The same list for the transformers that come later.
    reads.set(file.path, (file.data.reads ??= []));
  };
}
