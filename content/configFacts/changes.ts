/** How names of the documented release differ in the next one, as the check tells it. */
import type {Change} from '../configCheck/types';
import {nextOwner} from '../facts/next/difference';
import type {Moves} from '../facts/next/moves';
import type {Fact} from '../facts/types';

/** What takes the place of one name of a row: its own part of the list where the row has one for each. */
function heirs(names: readonly string[], to: readonly string[], name: string): string[] {
  const each = names.length / to.length;
  return Number.isInteger(each)
    ? to.slice(Math.floor(names.indexOf(name) / each), Math.floor(names.indexOf(name) / each) + 1)
    : [...to];
}

/**
 * What happens to a name.
 *
 * @param moves - What the next major release changes.
 * @param fact - A name of the documented release.
 * @returns `undefined` for a name that stays as it is.
 */
export function changeOf(moves: Moves, fact: Fact): Change | undefined {
  const row = moves.of(fact);
  if (row === undefined) return undefined;
  const difference = moves.list
    .flatMap(({differences}) => differences)
    .find((one) => one.fact.owner === fact.owner && one.fact.name === fact.name);
  const to = row.to && heirs(row.names, row.to, fact.name);
  const change = {row: row.id, ...(to === undefined ? {} : {to})};
  switch (difference?.kind) {
    case undefined:
      return nextOwner(fact.owner) === fact.owner || fact.owner.endsWith(':exports')
        ? {...change, kind: 'behaviour'}
        : {...change, kind: 'moved', to: [nextOwner(fact.owner)]};
    case 'moved':
      return {...change, kind: 'moved', to: [difference.module]};
    case 'removed':
      return {...change, kind: to === undefined ? 'removed' : 'moved'};
    case 'default':
      return {...change, kind: 'default', before: difference.before, after: difference.after};
    default:
      return {...change, kind: difference!.kind};
  }
}
