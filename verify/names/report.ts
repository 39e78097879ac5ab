import {formatRows} from '../table';
import type {NameKind, SampleName} from './names';

/** Part of the names that have to lead to their entry. */
export const LEAST_RESOLVED = 0.95;

const KINDS: readonly NameKind[] = ['typed', 'data', 'variable', 'command'];

/** Share in percent, cut to one digit, so that it never shows more than there is. */
const percent = (part: number, all: number): string =>
  all === 0 ? '–' : (Math.floor((part / all) * 1000) / 10).toFixed(1);

const isResolved = ({to}: SampleName): boolean => to !== undefined;

/**
 * Whether enough names lead to their entry.
 *
 * @param names - Names of all samples.
 */
export const isEnough = (names: readonly SampleName[]): boolean =>
  names.length > 0 && names.filter(isResolved).length >= names.length * LEAST_RESOLVED;

/** Counts names by what sort they are. */
export function formatNames(names: readonly SampleName[]): string {
  const row = (title: string, some: readonly SampleName[]): string[] => {
    const resolved = some.filter(isResolved).length;
    return [title, ...[some.length, resolved, some.length - resolved].map(String), percent(resolved, some.length)];
  };
  return formatRows([
    ['names', 'in samples', 'resolved', 'unresolved', '%'],
    ...KINDS.map((kind) =>
      row(
        kind,
        names.filter((name) => name.kind === kind),
      ),
    ),
    row('all', names),
  ]);
}

/** Lists names without an entry, with the reason and the places. */
export function formatUnresolved(names: readonly SampleName[]): string {
  const groups = new Map<string, string[]>();
  for (const {text, reason, file, line, at} of names) {
    if (reason === undefined) continue;
    const key = `${text}: ${reason}`;
    groups.set(key, [...(groups.get(key) ?? []), `${file}:${line + 1 + (at?.line ?? 0)}`]);
  }
  return [...groups].map(([key, places]) => `  ${key} (${[...new Set(places)].join(', ')})`).join('\n');
}
