import {readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import {glob} from 'tinyglobby';
import {isText, MEDIA_TYPES} from '../../config/hosting';

/** Below this size, in bytes, a file fits into one packet anyway. */
const SMALLEST = 1024;

/** Formats by the end of their names, each as small as it gets. */
const FORMATS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.gz': (content) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  '.br': (content) =>
    promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
};

/** What was written. */
export interface Compressed {
  files: number;
  /** Bytes before. */
  before: number;
  /** Bytes after, by the end of the names. */
  after: Record<string, number>;
}

/**
 * Writes small copies beside the texts of a site, so that a server compresses nothing while readers wait. Copies that
 * are there are written anew.
 *
 * @param folder - Absolute path of the built site.
 * @returns What was written.
 */
export async function compress(folder: string): Promise<Compressed> {
  const ends = Object.keys(MEDIA_TYPES).filter((end) => isText(MEDIA_TYPES[end] ?? ''));
  const found = await glob([`**/*.{${ends.join(',')}}`], {cwd: folder, dot: true});
  const done: Compressed = {files: 0, before: 0, after: {}};
  await pMap(
    found,
    async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      if (content.length < SMALLEST) return;
      done.files += 1;
      done.before += content.length;
      for (const [end, pack] of Object.entries(FORMATS)) {
        const packed = await pack(content);
        done.after[end] = (done.after[end] ?? 0) + packed.length;
        await writeFile(file + end, packed);
      }
    },
    // The work is done by threads of Node.js, of which there are four.
    {concurrency: Math.max(2, os.availableParallelism())},
  );
  return done;
}
