/** Puts what changed and what to do about it together. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFacts} from '../load';
import type {Fact, Facts} from '../types';
import {findDifferences, nextFact, nextOwner, type Difference} from './difference';
import {MOVE_ROWS, type MoveRow} from './rows';
import type {Evidence, NextRelease} from './types';

let release: NextRelease | undefined;

/** Reads what is known of the next major release, once. Only build code may call it. */
export function loadRelease(): NextRelease {
  release ??= JSON.parse(readFileSync(path.join(__dirname, 'release.json'), 'utf8')) as NextRelease;
  return release;
}

/** A row with what was found about its names. */
export interface Move {
  row: MoveRow;
  /** Facts of the documented release, in the order of the row. */
  facts: readonly Fact[];
  /** Differences of these facts; none for those that only behave in another way, or have another module. */
  differences: readonly Difference[];
}

/** All changes, and the way from a fact to its row. */
export interface Moves {
  list: readonly Move[];
  /** Row about a fact, or about what it is a part of. */
  of: (fact: Pick<Fact, 'owner' | 'name'>) => MoveRow | undefined;
  /** What is wrong with the rows, for people; nothing when they are whole. */
  problems: readonly string[];
}

const keyOf = (owner: string, name: string): string => `${owner} ${name}`;

/** A name and the names around it, innermost first: `a.b[].c`, `a.b`, `a`. */
function outwards(name: string): string[] {
  const outer = /^(.+?)(?:\[\])*\.[^.]+$/.exec(name)?.[1];
  return outer === undefined ? [name] : [name, ...outwards(outer)];
}

/** Whether a place of the code was found when the packages were read. */
const isProven = ({evidence}: NextRelease, wanted: Evidence): boolean =>
  evidence.some((known) => JSON.stringify(known) === JSON.stringify(wanted));

/** What is wrong with a row by itself. */
function rowProblems({row, facts, differences}: Move, release: NextRelease): string[] {
  const problems: string[] = [];
  const report = (what: string): void =>
    void problems.push(`The row "${row.id}" of content/facts/next/rows.ts ${what}`);
  const found = new Set(facts.map(({name}) => name));
  for (const name of row.names)
    if (!found.has(name)) report(`names ${row.owner} ${name}, which the documented release does not have.`);
  for (const wanted of row.evidence ?? []) {
    if (!isProven(release, wanted))
      report(`rests on code of ${wanted.file} that was not looked at. Run "npm run toolkit:next".`);
  }
  for (const name of row.to ?? []) {
    const isKnown =
      row.toOwner === undefined
        ? row.evidence !== undefined
        : nextFact(release, {owner: row.toOwner, name}) !== undefined;
    if (!isKnown) report(`leads to ${name}, which the next major does not have.`);
  }
  const changed = new Set(differences.map(({fact}) => fact.name));
  const same = row.names.filter((name) => found.has(name) && !changed.has(name));
  const isImport = facts.every((fact) => nextOwner(fact.owner) !== fact.owner);
  if (same.length > 0 && row.evidence === undefined && !isImport) {
    report(
      `says that ${same.join(', ')} changes, but both releases have the same. Name the code it rests on, or remove it.`,
    );
  }
  if (row.names.length === 0 && (row.label === undefined || row.evidence === undefined)) {
    report('has no names, so it needs a label and the code it rests on.');
  }
  for (const [lang, text] of Object.entries({...row.text})) if (text.trim() === '') report(`has no text in ${lang}.`);
  return problems;
}

/**
 * Puts the differences of two releases and the rows together.
 *
 * @param facts - Facts of the documented release.
 * @param release - The next major.
 * @param rows - What to do.
 */
export function createMoves(facts: Facts, release: NextRelease, rows: readonly MoveRow[]): Moves {
  const known = new Map(facts.facts.map((fact) => [keyOf(fact.owner, fact.name), fact]));
  const differences = findDifferences(facts, release);
  const changed = new Map(
    differences.map((difference) => [keyOf(difference.fact.owner, difference.fact.name), difference]),
  );
  const list = rows.map((row): Move => {
    const keys = row.names.map((name) => keyOf(row.owner, name));
    return {
      row,
      facts: keys.flatMap((key) => known.get(key) ?? []),
      differences: keys.flatMap((key) => changed.get(key) ?? []),
    };
  });
  const byName = new Map(rows.flatMap((row) => row.names.map((name) => [keyOf(row.owner, name), row] as const)));
  const of: Moves['of'] = ({owner, name}) => {
    const own = byName.get(keyOf(owner, name));
    // A part of something only goes with it when it is gone as well.
    if (own !== undefined || !changed.has(keyOf(owner, name))) return own;
    return outwards(name)
      .map((outer) => byName.get(keyOf(owner, outer)))
      .find((row) => row !== undefined);
  };
  const named = rows.flatMap((row) => row.names.map((name) => keyOf(row.owner, name)));
  return {
    list,
    of,
    problems: [
      ...list.flatMap((move) => rowProblems(move, release)),
      ...differences
        .filter(({fact}) => of(fact) === undefined)
        .map(
          ({fact, kind}) =>
            `${fact.owner} ${fact.name} is ${kind} in the next major, and no row of content/facts/next/rows.ts says what to do.`,
        ),
      ...named.filter((key, at) => named.indexOf(key) !== at).map((key) => `Two rows are about ${key}.`),
      ...rows
        .map(({id}) => id)
        .filter((id, at, ids) => ids.indexOf(id) !== at)
        .map((id) => `Two rows have the id "${id}".`),
    ],
  };
}

let moves: Moves | undefined;

/** The changes that pages show. Only build code may call it. */
export function loadMoves(): Moves {
  moves ??= createMoves(loadFacts(), loadRelease(), MOVE_ROWS);
  return moves;
}
