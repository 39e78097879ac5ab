/** Names in the files of examples, which are looked up as those of samples are. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {examplesRoot, listExamples, type Example} from '../../content/examples/list';
import {kindOf} from '../../content/fences/languages';
import {exampleKey, filesHash, printName, type NameRecord} from '../../content/names/record';
import {readRegions} from '../../content/remark/quote/regions';
import type {SamplePage} from '../samples/types';
import type {SampleName} from './names';

/** Files of an example, each as a sample that quotes all of it. */
export interface ExampleSamples extends SamplePage {
  /** Name of the folder. */
  example: string;
}

/** What is no part of the project: a note for who works on the example, and files of the tool a project comes from. */
const LEFT_OUT = /^(?:README\.md$|before\/)/;

/** Path of a file in its example. */
const pathIn = (example: string, file: string): string => file.slice(`examples/${example}/`.length);

/** The samples of one example. */
function samplesOf({name, dir, files}: Example): ExampleSamples {
  const fences = files
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => {
      const lang = path.posix.extname(file).slice(1);
      const kind = kindOf(lang);
      if (kind === undefined || kind.kind === 'plain') return [];
      const quoted = `examples/${name}/${file}`;
      const {whole} = readRegions(readFileSync(path.join(dir, file), 'utf8'));
      return [{lang, meta: `file="${quoted}"`, value: whole.trimEnd(), file: quoted, line: 1, charIndex: 0}];
    });
  return {example: name, file: `examples/${name}`, fences};
}

/**
 * Reads the files of all examples that can hold names of the toolkit.
 *
 * @param root - Absolute path of the folder of examples.
 * @returns In the order of their names.
 */
export const exampleSamples = (root: string = examplesRoot): ExampleSamples[] => listExamples(root).map(samplesOf);

/** Names of one file of an example. */
export interface NamedFile {
  /** Path from the root of the repository. */
  file: string;
  names: readonly SampleName[];
}

/** Hash of what the names of an example were looked up in. */
const hashOf = ({fences}: SamplePage): string => filesHash(fences.map(({file, value}) => [file, value]));

/**
 * Hashes of all examples as they are.
 *
 * @param examples - The examples.
 * @returns By name of the record.
 */
export const exampleHashes = (examples: readonly ExampleSamples[]): Map<string, string> =>
  new Map(examples.map((samples) => [exampleKey(samples.example), hashOf(samples)]));

/**
 * Makes the records of examples.
 *
 * @param examples - The examples.
 * @param named - Names of their files.
 * @returns Records by name; names without an entry are left out.
 */
export function recordsOfExamples(
  examples: readonly ExampleSamples[],
  named: readonly NamedFile[],
): Map<string, NameRecord> {
  const namesOf = new Map(named.map(({file, names}) => [file, names]));
  return new Map(
    examples.map((samples) => {
      const names = samples.fences.flatMap(({file}): [string, string[]][] => {
        const linked = (namesOf.get(file) ?? [])
          .flatMap(({to, at, text}) => (to === undefined || at === undefined ? [] : [{...at, length: text.length, to}]))
          .sort((a, b) => a.line - b.line || a.column - b.column);
        return linked.length === 0 ? [] : [[pathIn(samples.example, file), [...new Set(linked.map(printName))]]];
      });
      return [exampleKey(samples.example), {samples: hashOf(samples), names: Object.fromEntries(names)}];
    }),
  );
}
