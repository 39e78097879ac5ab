import path from 'node:path';
import {site} from '../../config/site';
import {printName, recordKey, sampleKey, samplesHash, shownText, type NameRecord} from '../../content/names/record';
import {localePrefix} from '../../content/roots';
import type {Fact} from '../../content/facts/types';
import type {Page} from '../../content/types';
import {importsOf} from '../extraction/program';
import {MODULES} from '../extraction/roots';
import type {CheckedSample, SampleChecker} from '../samples/checker';
import type {SampleFence} from '../samples/types';
import {choose} from './choose';
import {readDeclared, type Declared, type FactRef} from './declared';
import type {Entries} from './entries';
import {findNames} from './find';
import {placesIn} from './place';
import {findCommands, findVariables} from './words';

/** What sort of name was found, for the table. */
export type NameKind = 'typed' | 'data' | 'variable' | 'command';

/** A name of the toolkit in a sample, with what became of it. */
export interface SampleName {
  file: string;
  /** Line of the opening fence. */
  line: number;
  kind: NameKind;
  text: string;
  /** Address of its entry; nothing when it has none. */
  to?: string;
  /** Why it has none. */
  reason?: string;
  at?: {line: number; column: number};
}

/** Facts as they are named in reasons. */
const shownFact = ({owner, name}: FactRef): string => `${owner} ${name}`;

/** Looks up the names of samples while they are checked. */
export class NameFinder {
  readonly #root: string;
  #declared: Declared | undefined;

  readonly #entries: Entries;
  readonly #facts: readonly Fact[];

  /**
   * @param entries - Entries of the reference.
   * @param facts - Facts of the release.
   * @param examplesDir - Absolute path of the workspace of examples.
   */
  constructor(entries: Entries, facts: readonly Fact[], examplesDir: string) {
    this.#entries = entries;
    this.#facts = facts;
    this.#root = path.join(examplesDir, '.samples', 'names.ts');
  }

  /** Prepares a checker for the look-up; before it checks anything. */
  prepare(checker: SampleChecker): void {
    checker.types.set(this.#root, importsOf(MODULES));
  }

  /**
   * Names of a sample that is being checked.
   *
   * @param sample - The sample.
   * @param checker - Its checker.
   */
  namesOf({fence, kind, code, files}: CheckedSample, checker: SampleChecker): SampleName[] {
    const program = checker.types.program();
    this.#declared ??= readDeclared(program.getSourceFile(this.#root)!, program.getTypeChecker());
    const declared = this.#declared;
    const placeOf = placesIn(code, shownText(fence.value));
    const names: SampleName[] = [];
    const add = (found: {offset: number; text: string}, of: NameKind, to: string | undefined, reason: string): void => {
      const at = placeOf(found.offset);
      // In a part of the quoted file that the page does not show.
      if (at === undefined) return;
      const {file, line} = fence;
      names.push({file, line, kind: of, text: found.text, at, ...(to === undefined ? {reason} : {to})});
    };
    for (const file of files) {
      for (const found of findNames(file, code, program, declared, checker.knownTypesPath)) {
        const of = kind?.kind === 'data' || file.path.endsWith('.frontmatter.ts') ? 'data' : 'typed';
        const [first] = found.facts;
        add(
          found,
          of,
          choose(found, this.#entries)?.entry.to,
          first === undefined ? 'no fact is about it' : `no page shows ${shownFact(first)}`,
        );
      }
    }
    for (const found of findVariables(code, fence.lang)) {
      add(found, 'variable', this.#entries.variable(found.text), 'the table of custom properties does not list it');
    }
    for (const found of findCommands(code, fence.lang, this.#facts)) {
      add(found, 'command', found.fact && this.#entries.of(found.fact)?.to, 'no page shows it');
    }
    return names;
  }
}

/** Samples of the pages by record, in the order of the pages. */
export function samplesByRecord(pages: readonly Pick<Page, 'fences'>[]): Map<string, {keys: string[]}> {
  const result = new Map<string, {keys: string[]}>();
  for (const {file, lang, value} of pages.flatMap(({fences}) => fences)) {
    const key = recordKey(file);
    if (key === undefined) continue;
    const known = result.get(key) ?? {keys: []};
    known.keys.push(sampleKey(lang, value));
    result.set(key, known);
  }
  return result;
}

/** Names of one sample on one page. */
export interface NamedSample {
  page: Page;
  fence: SampleFence;
  names: readonly SampleName[];
}

/** Address of the entry of the reference that a line stands in; nothing elsewhere. */
function entryAt({headings, generated, routePath}: Page, line: number, prefix: string): string | undefined {
  const id = headings.filter((heading) => heading.line <= line).at(-1)?.id;
  const isEntry = id !== undefined && generated.some((entry) => entry.id === id);
  return isEntry ? `${routePath.slice(prefix.length)}#${id}` : undefined;
}

/**
 * Makes the records of pages.
 *
 * @param pages - Pages of all languages.
 * @param samples - Their samples.
 * @returns Records by name. A name that stands in its own entry gets no link.
 */
export function recordsOf(pages: readonly Page[], samples: readonly NamedSample[]): Map<string, NameRecord> {
  const records = new Map<string, NameRecord>();
  for (const [record, {keys}] of samplesByRecord(pages)) records.set(record, {samples: samplesHash(keys), names: {}});
  for (const {page, fence, names} of samples) {
    const record = records.get(recordKey(fence.file) ?? '');
    if (record === undefined) continue;
    const key = sampleKey(fence.lang, fence.value);
    const own = fence.file === page.file ? entryAt(page, fence.line, localePrefix(page.lang, site)) : undefined;
    const linked = names.flatMap(({to, at, text}) =>
      to === undefined || at === undefined || to === own ? [] : [{...at, length: text.length, to}],
    );
    if (linked.length === 0 || Object.hasOwn(record.names, key)) continue;
    linked.sort((a, b) => a.line - b.line || a.column - b.column);
    record.names[key] = [...new Set(linked.map(printName))];
  }
  for (const record of records.values()) {
    record.names = Object.fromEntries(Object.entries(record.names).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return records;
}
