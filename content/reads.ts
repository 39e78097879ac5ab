import type {VFile} from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** Absolute paths of files that the page is made from besides its own. */
    reads: string[];
  }
}

/**
 * Notes a file that a page is made from, so that a build with a cache compiles the page again when
 * the file changes. Every transformer that reads a file calls this, save for facts and for what is
 * under `static/`: these count for all pages.
 *
 * @param page - The page.
 * @param file - Absolute path of what is read for it.
 */
export function noteRead(page: VFile, file: string): void {
  (page.data.reads ??= []).push(file);
}
