/** Collects what a check finds: the same at several places is one finding. */
import type {Node} from '@babel/types';
import type {Blind, BlindKind, Finding, Place, Problem} from './types';

/** A change is the same wherever its row is; of other problems all has to be equal. */
function sameKey(problem: Problem, link: string | undefined): string {
  if (problem.kind !== 'change') return JSON.stringify([problem, link]);
  const {kind, row} = problem.change;
  return JSON.stringify([kind, row]);
}

/**
 * Where a node begins.
 *
 * @param node - A node of the file.
 * @param name - Full name of what is there.
 */
export const placeOf = ({loc}: Node, name: string): Place => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
  name,
});

const byPlace = (a: {places: Place[]}, b: {places: Place[]}): number => {
  const [first, second] = [a.places[0], b.places[0]];
  return first === undefined || second === undefined ? 0 : first.line - second.line || first.column - second.column;
};

/** Adds a place to those of an entry, once. */
function addPlace(places: Place[], place: Place): void {
  const isKnown = places.some(
    ({line, column, name}) => line === place.line && column === place.column && name === place.name,
  );
  if (!isKnown) places.push(place);
}

/** What was found so far. */
export class Findings {
  readonly #found = new Map<string, Finding>();
  readonly #blind = new Map<BlindKind, Blind>();

  /**
   * Adds what is wrong, or changes.
   *
   * @param problem - What it is.
   * @param place - Where.
   * @param link - Where readers find more.
   */
  add(problem: Problem, place: Place, link?: string): void {
    // Names that differ are told one by one, except where a row treats them alike.
    const key = `${problem.kind === 'change' || problem.kind === 'package' ? '' : place.name} ${sameKey(problem, link)}`;
    const known = this.#found.get(key);
    if (known === undefined) this.#found.set(key, {problem, places: [place], ...(link === undefined ? {} : {link})});
    else addPlace(known.places, place);
  }

  /** Adds a part that was not checked, or not for sure. */
  addBlind(kind: BlindKind, place: Place): void {
    const known = this.#blind.get(kind);
    if (known === undefined) this.#blind.set(kind, {kind, places: [place]});
    else addPlace(known.places, place);
  }

  /** Whether a part of the file was not checked. */
  get isBlind(): boolean {
    return this.#blind.size > 0;
  }

  /**
   * All findings in the order of the file.
   *
   * @param isNext - Whether those about the next major release are wanted, or the others.
   */
  list(isNext: boolean): Finding[] {
    return [...this.#found.values()]
      .filter(({problem: {kind}}) => isNext === (kind === 'change' || kind === 'package'))
      .sort(byPlace);
  }

  /** All parts that were not checked. */
  get blind(): Blind[] {
    return [...this.#blind.values()].sort(byPlace);
  }
}
