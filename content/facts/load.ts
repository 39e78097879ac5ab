import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Facts} from './types';

let facts: Facts | undefined;

/** Reads the generated facts, once. Only build code may call it: the file is far too big for a reader. */
export function loadFacts(): Facts {
  facts ??= JSON.parse(readFileSync(path.join(__dirname, 'facts.json'), 'utf8')) as Facts;
  return facts;
}
