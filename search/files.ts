/** Turns sections into the files that are shipped. */
import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {brotliCompress, brotliCompressSync, constants, type BrotliOptions} from 'node:zlib';
import {pack, type PackedHead, type PackedTail} from './pack';
import type {SearchSection} from './types';

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
 * reader 60 kB in all: dialog and engine take 17, and the page of that result,
 * which is loaded ahead, takes the rest.
 */
export const HEAD_BUDGET = 37_000;

/**
 * Size of a text as a server sends it.
 *
 * @param content - The text.
 * @param quality - Brotli quality, 0 to 11.
 * @returns Bytes after brotli compression.
 */
export function compressedSize(content: string, quality: number = constants.BROTLI_MAX_QUALITY): number {
  return brotliCompressSync(content, brotliOptions(quality)).length;
}

/**
 * Size of a text as a server sends it, found beside other work.
 *
 * @param content - The text.
 * @returns Bytes after brotli compression.
 */
export async function compressedSizeLater(content: string): Promise<number> {
  return (await promisify(brotliCompress)(content, brotliOptions(constants.BROTLI_MAX_QUALITY))).length;
}

const brotliOptions = (quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Quality for estimates: twenty times faster than the highest. */
const ESTIMATE_QUALITY = 5;

/** Step of the search for the cut, in UTF-16 code units: less is of no consequence. */
const STEP = 8;

/**
 * The longest text length that keeps the head in the budget.
 *
 * @param sections - Sections in reading order.
 * @param budget - Most bytes of the head, compressed.
 * @returns A length in UTF-16 code units; `Infinity` when nothing has to be cut.
 */
function findCut(sections: readonly SearchSection[], budget: number): number {
  const content = (maxText?: number) => JSON.stringify(pack(sections, maxText).head);
  const estimate = (text: string) => compressedSize(text, ESTIMATE_QUALITY);
  const whole = content();
  // The estimate is never so far off: most indexes that do not fit need not be compressed as a whole.
  if (estimate(whole) < budget * 2 && compressedSize(whole) <= budget) {
    return Number.POSITIVE_INFINITY;
  }
  const bisect = (ratio: number) => {
    let low = 0;
    let high = Math.max(...sections.map((section) => section.text.length));
    while (high - low > STEP) {
      const middle = Math.floor((low + high) / 2);
      if (estimate(content(middle)) * ratio <= budget) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  };
  // Near the cut, the second round knows how far the estimate is off.
  const near = content(bisect(1));
  let cut = bisect(compressedSize(near) / estimate(near));
  while (cut > 0 && compressedSize(content(cut)) > budget) {
    cut = Math.max(0, cut - STEP);
  }
  return cut;
}

/**
 * Packs an index. When everything fits the budget there is one file; else the
 * longest texts are cut, as little as possible, and their ends go to a second.
 *
 * @param prefix - Begin of the file names: language, and version if not current.
 * @param sections - Sections in reading order.
 * @param budget - Most bytes of the head, compressed.
 * @returns Names and contents of the files.
 * @throws Error when the head exceeds the budget even without texts.
 */
export function toFiles(prefix: string, sections: readonly SearchSection[], budget = HEAD_BUDGET): IndexFileSet {
  const cut = budget === Number.POSITIVE_INFINITY ? budget : findCut(sections, budget);
  const {head, tail} = pack(sections, cut);
  const file = toFile(prefix, head);
  if (cut === 0 && compressedSize(file.content) > budget) {
    throw new Error(
      `The search index "${prefix}" needs ${compressedSize(file.content)} bytes compressed, more than ${budget}, ` +
        'even without the texts of the pages. Give each version its own index or raise HEAD_BUDGET.',
    );
  }
  return {head: file, tail: tail && toFile(`${prefix}-more`, tail)};
}

function toFile(prefix: string, value: PackedHead | PackedTail): IndexFile {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${prefix}.${hash}.json`, content};
}
