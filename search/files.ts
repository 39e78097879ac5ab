/** Turns sections into the files that are shipped. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
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
  /** Bytes of the head after brotli compression; `undefined` when it may have any number. */
  headSize: number | undefined;
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
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;
}

/** Quality for estimates: twenty times faster than the highest. */
const ESTIMATE_QUALITY = 5;

/** Bytes in the highest quality for each byte of an estimate, as this site's indexes have it. */
const USUAL_RATIO = 0.89;

/** What the head may leave of its budget: another cut costs as much time as all estimates. */
const SLACK = 0.01;

/** How far off an estimate can be where it is known how much it is off at a cut close by; twice what was found. */
const DEVIATION = 0.003;

/** Where the search for a cut begins, in UTF-16 code units: estimates of long heads take long. */
const SHORT = 16;

/** Computes each value once: compressing takes its time. */
function once(compute: (cut: number) => number): (cut: number) => number {
  const known = new Map<number, number>();
  return (cut) => {
    const value = known.get(cut) ?? compute(cut);
    known.set(cut, value);
    return value;
  };
}

/** How long the head is, in bytes after brotli compression, when its texts are cut at a length. */
interface Sizes {
  /** In the highest quality, which takes its time. */
  exact: (cut: number) => number;
  estimate: (cut: number) => number;
}

function sizesOf(packed: (cut: number) => PackedHead): Sizes {
  const content = (cut: number) => JSON.stringify(packed(cut));
  return {
    exact: once((cut) => compressedSize(content(cut))),
    estimate: once((cut) => compressedSize(content(cut), ESTIMATE_QUALITY)),
  };
}

/** Where texts are cut. */
interface Cut {
  /** Length in UTF-16 code units; `Infinity` when nothing has to be cut. */
  length: number;
  /** Bytes of the head, compressed. */
  size: number;
}

/** Length of texts that are not cut. */
const WHOLE = Number.POSITIVE_INFINITY;

/**
 * The longest text length that keeps the head in the budget, or one that leaves next to nothing of it.
 *
 * @param sections - Sections in reading order.
 * @param sizes - Their sizes.
 * @param budget - Most bytes of the head, compressed.
 */
function findCut(sections: readonly SearchSection[], {exact, estimate}: Sizes, budget: number): Cut {
  const longest = Math.max(0, ...sections.map((section) => section.text.length));
  const estimated = (ratio: number): number => {
    const fits = (length: number): boolean => estimate(length) * ratio <= budget;
    let [low, high] = [0, SHORT];
    while (high < longest && fits(high)) [low, high] = [high, high * 2];
    high = Math.min(high, longest + 1);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (fits(middle)) low = middle;
      else high = middle;
    }
    return low;
  };
  let cut = estimated(USUAL_RATIO);
  if (cut === longest && exact(WHOLE) <= budget) return {length: WHOLE, size: exact(WHOLE)};
  // Now it is known how far the estimate is off.
  let ratio = exact(cut) / estimate(cut);
  const isFar = exact(cut) < budget * (1 - SLACK) || exact(cut) > budget;
  if (!isFar) return {length: cut, size: exact(cut)};
  cut = estimated(ratio);
  // What is clearly in the budget is not compressed once more: that takes longer than all estimates together.
  const size = Math.ceil(estimate(cut) * ratio);
  if (size <= budget * (1 - DEVIATION)) return {length: cut, size};
  while (cut > 0 && exact(cut) > budget) {
    ratio = exact(cut) / estimate(cut);
    cut = Math.min(cut - 1, estimated(ratio));
  }
  return {length: cut, size: exact(cut)};
}

/** A cut on the disk. */
interface KeptCut {
  /** Hash of what it was found for. */
  key: string;
  /** `null` when nothing has to be cut. */
  length: number | null;
  size: number;
  /** Estimated size of the head at this cut: another one tells that the format has changed. */
  estimate: number;
}

/** Takes a cut from the disk, or finds it and keeps it there: to find it, the index is compressed many times. */
function keptCut(file: string, key: string, {estimate}: Sizes, find: () => Cut): Cut {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptCut;
    const length = kept.length ?? WHOLE;
    if (kept.key === key && kept.estimate === estimate(length)) return {length, size: kept.size};
  } catch {
    // Not there yet, or cut off when a run was stopped.
  }
  const cut = find();
  const kept: KeptCut = {
    key,
    length: cut.length === WHOLE ? null : cut.length,
    size: cut.size,
    estimate: estimate(cut.length),
  };
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(kept));
  return cut;
}

/**
 * Packs an index. When everything fits the budget there is one file; else the
 * longest texts are cut, as little as possible, and their ends go to a second.
 *
 * @param prefix - Begin of the file names: language, and version if not current.
 * @param sections - Sections in reading order.
 * @param budget - Most bytes of the head, compressed.
 * @param cacheDir - Absolute path of the folder in which the place of the cut is kept for the next time.
 * @param stopWords - Words of questions that are left out of queries.
 * @param synonyms - Groups of words that stand for each other.
 * @returns Names and contents of the files.
 * @throws Error when the head exceeds the budget even without texts.
 */
export function toFiles(
  prefix: string,
  sections: readonly SearchSection[],
  budget = HEAD_BUDGET,
  cacheDir?: string,
  stopWords: readonly string[] = [],
  synonyms: readonly string[] = [],
): IndexFileSet {
  const packed = (cut?: number) => pack(sections, cut, stopWords, synonyms);
  const cutOf = (): Cut => {
    const sizes = sizesOf((length) => packed(length).head);
    const find = () => findCut(sections, sizes, budget);
    if (cacheDir === undefined) return find();
    const key = createHash('sha256')
      .update(JSON.stringify([budget, process.versions.brotli, sections, stopWords, synonyms]))
      .digest('hex');
    return keptCut(path.join(cacheDir, `${prefix}.json`), key, sizes, find);
  };
  const cut = budget === WHOLE ? undefined : cutOf();
  if (cut !== undefined && cut.size > budget) {
    throw new Error(
      `The search index "${prefix}" needs ${cut.size} bytes compressed, more than ${budget}, ` +
        'even without the texts of the pages. Give each version its own index or raise HEAD_BUDGET.',
    );
  }
  const {head, tail} = packed(cut?.length);
  return {head: toFile(prefix, head), tail: tail && toFile(`${prefix}-more`, tail), headSize: cut?.size};
}

function toFile(prefix: string, value: PackedHead | PackedTail): IndexFile {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${prefix}.${hash}.json`, content};
}
