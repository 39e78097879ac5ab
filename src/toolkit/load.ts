import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Facts} from './types';

/**
 * Reads the generated facts. Only build code may call it: the file is far too
 * big for a reader.
 *
 * @param file - Absolute path; the committed file by default.
 */
export function loadFacts(file: string = path.join(__dirname, 'facts.json')): Facts {
  return JSON.parse(readFileSync(file, 'utf8')) as Facts;
}
