/** Turns sections into the files that are shipped. */
import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';
import {pack, type PackedHead, type PackedTail} from '../../search/pack';
import type {SearchSection} from '../../search/types';

/** A file to write. */
export interface IndexFile {
  /** Name with the hash of the content, such as `en.0a1b2c3d.json`. */
  name: string;
  content: string;
}

/** The files of one index. */
export interface IndexFileSet {
  head: IndexFile;
  tail: IndexFile | undefined;
}

/**
 * Most bytes of the head, compressed with brotli. The first result may cost a
 * reader 60 kB in all; dialog and engine take the rest.
 */
export const HEAD_BUDGET = 42_000;

/**
 * Size of a text as a server sends it.
 *
 * @param content - The text.
 * @returns Bytes after brotli compression at its highest quality.
 */
export function compressedSize(content: string): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;
}

/** Section texts are never cut below this, in UTF-16 code units. */
const MIN_TEXT = 80;

/**
 * Packs an index. When everything fits the budget there is one file; else the
 * longest texts are cut, as little as possible, and their ends go to a second.
 *
 * @param prefix - Begin of the file names: language, and version if not current.
 * @param sections - Sections in reading order.
 * @param budget - Most bytes of the head, compressed.
 * @returns Names and contents of the files.
 * @throws Error when even the shortest texts exceed the budget.
 */
export function toFiles(prefix: string, sections: readonly SearchSection[], budget = HEAD_BUDGET): IndexFileSet {
  const attempt = (maxText?: number) => {
    const {head, tail} = pack(sections, maxText);
    return {head, tail, size: compressedSize(JSON.stringify(head))};
  };

  let chosen = attempt();
  if (chosen.size > budget) {
    let low = MIN_TEXT;
    let high = Math.max(MIN_TEXT, ...sections.map((section) => section.text.length));
    chosen = attempt(low);
    if (chosen.size > budget) {
      throw new Error(
        `The search index "${prefix}" needs ${chosen.size} bytes compressed, more than ${budget}, ` +
          `even with texts cut to ${MIN_TEXT} characters. Split the site into several indexes or raise HEAD_BUDGET.`,
      );
    }
    // 16 characters more or less are of no consequence; each try costs time.
    while (high - low > 16) {
      const middle = Math.floor((low + high) / 2);
      const tried = attempt(middle);
      if (tried.size <= budget) {
        low = middle;
        chosen = tried;
      } else {
        high = middle;
      }
    }
  }
  return {
    head: toFile(prefix, chosen.head),
    tail: chosen.tail && toFile(`${prefix}-more`, chosen.tail),
  };
}

function toFile(prefix: string, value: PackedHead | PackedTail): IndexFile {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${prefix}.${hash}.json`, content};
}
