import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a check unless it passed before with the same input.
 *
 * @param file - Absolute path of the file that keeps the key of the input that passed last.
 * @param key - Hash of all that the result depends on.
 * @param run - The check.
 * @returns What it found; nothing when it is known to pass.
 */
export async function unlessPassed<T>(file: string, key: string, run: () => Promise<T[]>): Promise<T[]> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known === key) return [];
  const found = await run();
  if (found.length === 0) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, key);
  }
  return found;
}
