import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the record is kept, relative to the site folder. */
export const RECORD_FILE = 'content/claims/proven.json';

/** Proofs of a section when they were accepted. */
export interface SectionRecord {
  /** Hash of the English text at that time, as translations keep it. */
  hash: string;
  /** Number of claims by what proves them: an example, or another kind of proof, see {@link PROOF_KINDS}. */
  proofs: Record<string, number>;
}

/** Contents of the record: pages, by file key, and their sections, by heading id. */
export type ClaimsRecord = Record<string, Record<string, SectionRecord>>;

/** Proofs that are no claims of an example, in the order they are shown. */
const PROOF_KINDS = ['guide', 'browser', 'source', 'next', 'registry', 'test'];

/** The proofs of all pages, as they were accepted last. */
export const CLAIMS = JSON.parse(readFileSync(path.join(__dirname, 'proven.json'), 'utf8')) as ClaimsRecord;

/**
 * Adds up the proofs of a page.
 *
 * @param sections - Its sections in the record.
 * @returns Number of claims by what proves them: examples by name, then the other kinds.
 */
export function countProofs(sections: Readonly<Record<string, SectionRecord>> | undefined): [string, number][] {
  const sums = new Map<string, number>();
  for (const {proofs} of Object.values(sections ?? {})) {
    for (const [name, count] of Object.entries(proofs)) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  const place = (name: string): number => PROOF_KINDS.indexOf(name);
  return [...sums].sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
}
