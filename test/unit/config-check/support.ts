import {createConfigFacts} from '../../../content/configFacts';
import {checkConfig} from '../../../content/configCheck';
import type {ConfigFacts, Finding, Report} from '../../../content/configCheck/types';
import {loadFacts} from '../../../content/facts/load';
import {loadMoves, loadRelease} from '../../../content/facts/next/moves';
import type {Lang} from '../../../config/types';

/** What the check knows, without the links that need pages. */
export const knowledge = (lang: Lang = 'en'): ConfigFacts =>
  createConfigFacts({facts: loadFacts(), release: loadRelease(), moves: loadMoves(), pages: [], lang, prefix: ''});

const facts = knowledge();

export const check = (source: string): Report => checkConfig(source, facts);

/** A finding in short: lines, what it is, and names. */
function short({problem, places}: Finding): string {
  const kind =
    problem.kind === 'change'
      ? `${problem.change.kind} (${problem.change.row})`
      : problem.kind === 'behaviour'
        ? problem.behaviour
        : problem.kind === 'package'
          ? problem.next
          : problem.kind;
  const near = 'near' in problem && problem.near !== undefined ? ` → ${problem.near}` : '';
  return places.map(({line, name}) => `${line} ${kind} ${name}${near}`).join(', ');
}

/** Problems of a report in the documented release. */
export const nowOf = (source: string): string[] => check(source).now.map(short);

/** Changes of the next release; new defaults, which concern every configuration, only when they are wanted. */
export const nextOf = (source: string, {defaults = false} = {}): string[] =>
  check(source)
    .next.filter(({problem}) => defaults || problem.kind !== 'change' || problem.change.kind !== 'default')
    .map(short);

/** What was not checked. */
export const blindOf = (source: string): string[] =>
  check(source).blind.map(({kind, places}) => `${places.map(({line}) => line).join(', ')} ${kind}`);
