import type {FactRef} from './declared';
import type {Entries, Entry} from './entries';
import type {FoundName} from './find';

/** `themeConfig.nav[].text` as the keys that lead to it. */
const keysOf = (name: string): string[] => name.replaceAll('[]', '').split('.');

/** How many keys two paths share, counted from their ends. */
function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
}

/** A fact with the place in the reference that tells of it. */
export interface Choice {
  fact: FactRef;
  entry: Entry;
}

/**
 * Chooses what a name means where it stands: the fact of the module it is imported from, else the one whose way through
 * the configuration is the most like that of the name, else the one that the reference tells most of.
 *
 * @param found - The name.
 * @param entries - Entries of the reference.
 * @returns Nothing when the reference tells of none of its facts.
 */
export function choose(
  found: Pick<FoundName, 'facts' | 'path' | 'module'>,
  entries: Pick<Entries, 'of'>,
): Choice | undefined {
  const module = found.module === '@theme' ? 'rspress/theme' : found.module;
  const choices = found.facts.flatMap((fact) => {
    const entry = entries.of(fact);
    if (entry === undefined) return [];
    const own = fact.owner === module || fact.owner === `${module}:exports` ? 1 : 0;
    return [{fact, entry, own, shared: sharedEnd(keysOf(fact.name), found.path)}];
  });
  const [best] = choices.sort(
    (a, b) =>
      b.own - a.own ||
      b.shared - a.shared ||
      a.entry.rank - b.entry.rank ||
      a.fact.name.length - b.fact.name.length ||
      (a.fact.name < b.fact.name ? -1 : 1),
  );
  return best;
}
