import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {processCache} from '../processCache';
import type {Facts} from './types';

/** Facts by file, with the time of its last change in ms. */
const loaded = processCache<{mtime: number; facts: Facts}>('facts');

/**
 * Reads the generated facts, once for each state of the file. Only build code may call it: the
 * file is far too big for a reader.
 *
 * @param file - Absolute path; the committed file by default.
 */
export function loadFacts(file: string = path.join(__dirname, 'facts.json')): Facts {
  const {mtimeMs: mtime} = statSync(file);
  const known = loaded.get(file);
  if (known?.mtime === mtime) return known.facts;
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts;
  loaded.set(file, {mtime, facts});
  return facts;
}
