/** Files of the small sites and projects that tests write. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, and the folders it stands in.
 *
 * @param root - Absolute path of a folder, which may be missing.
 * @param name - Path of the file in it.
 * @param text - All that the file holds.
 * @returns Absolute path of the file.
 */
export function putFile(root: string, name: string, text: string): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}

/**
 * Writes several files.
 *
 * @param root - Absolute path of a folder, which may be missing.
 * @param files - Texts by path in it.
 */
export function putFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) putFile(root, name, text);
}
