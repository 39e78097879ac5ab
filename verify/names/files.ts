import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {NAMES_FOLDER, readRecord, recordFile, samplesHash, type NameRecord} from '../../content/names/record';
import type {Page} from '../../content/types';
import {samplesByRecord} from './names';

const RENEW = 'Run "npm run samples", which looks the names up again, and commit what it writes.';

async function recordedKeys(siteDir: string): Promise<string[]> {
  const files = await glob('**/*.json', {cwd: path.join(siteDir, NAMES_FOLDER)});
  return files.map((file) => file.replace(/\.json$/, ''));
}

/**
 * Writes records, and removes those of files that are gone.
 *
 * @param siteDir - Absolute path of the site.
 * @param records - All records of the site, by name.
 * @returns Names of those that changed.
 */
export async function writeRecords(siteDir: string, records: ReadonlyMap<string, NameRecord>): Promise<string[]> {
  const changed: string[] = [];
  for (const key of await recordedKeys(siteDir)) {
    if (records.has(key)) continue;
    rmSync(path.join(siteDir, recordFile(key)));
    changed.push(key);
  }
  for (const [key, record] of records) {
    if (JSON.stringify(readRecord(siteDir, key)) === JSON.stringify(record)) continue;
    const file = path.join(siteDir, recordFile(key));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    changed.push(key);
  }
  return changed;
}

/**
 * Compares the records of the site with what was found in its samples.
 *
 * @param siteDir - Absolute path of the site.
 * @param records - All records of the site, by name.
 * @returns What is wrong and how to mend it, for each record.
 */
export async function staleRecords(siteDir: string, records: ReadonlyMap<string, NameRecord>): Promise<string[]> {
  const all = new Set([...(await recordedKeys(siteDir)), ...records.keys()]);
  return [...all]
    .sort()
    .filter((key) => JSON.stringify(readRecord(siteDir, key)) !== JSON.stringify(records.get(key)))
    .map(
      (key) =>
        `${recordFile(key)} is not what the ${key.startsWith('examples/') ? 'files of the example' : 'samples'} say. ${RENEW}`,
    );
}

/**
 * Finds records that were made from other samples, without looking names up.
 *
 * @param siteDir - Absolute path of the site.
 * @param pages - Pages with all their translations.
 * @returns What is wrong and how to mend it, for each file.
 */
export function outdatedRecords(
  siteDir: string,
  pages: readonly Pick<Page, 'fences'>[],
): {file: string; message: string}[] {
  return [...samplesByRecord(pages)].flatMap(([key, {keys}]) =>
    readRecord(siteDir, key)?.samples === samplesHash(keys)
      ? []
      : [
          {
            file: recordFile(key),
            message: `The names in the samples of ${key.replace(/^pages\//, '')} were looked up before the samples changed. ${RENEW}`,
          },
        ],
  );
}

/**
 * Finds records that were made from other files of examples, without looking names up.
 *
 * @param siteDir - Absolute path of the site.
 * @param hashes - Hashes of the files of today by name of the record, from `exampleHashes`.
 * @returns What is wrong and how to mend it, for each file.
 */
export function outdatedExamples(
  siteDir: string,
  hashes: ReadonlyMap<string, string>,
): {file: string; message: string}[] {
  return [...hashes].flatMap(([key, hash]) =>
    readRecord(siteDir, key)?.samples === hash
      ? []
      : [
          {
            file: recordFile(key),
            message: `The names in the files of ${key} were looked up before the files changed. ${RENEW}`,
          },
        ],
  );
}
