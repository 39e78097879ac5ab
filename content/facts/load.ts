import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Facts} from './types';

let facts: Facts | undefined;

/** Reads the generated facts, once. Only build code may call it: the file is far too big for a reader. */
export function loadFacts(): Facts {
  facts ??= JSON.parse(readFileSync(path.join(__dirname, 'facts.json'), 'utf8')) as Facts;
  return facts;
}

/**
 * Release of the toolkit that the facts were read from, which is the one the pages document.
 *
 * @throws Error when the file does not name it.
 */
export function documentedRelease(): string {
  const release = loadFacts().packages.rspress?.version;
  if (release === undefined) {
    throw new Error(
      'content/facts/facts.json does not say which Rspress it was read from. Run "npm run toolkit:extract".',
    );
  }
  return release;
}
