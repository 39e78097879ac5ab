import {distance} from 'fastest-levenshtein';
import {ContentError} from '../ContentError';
import {loadFacts} from '../facts/load';
import type {Facts} from '../facts/types';
import type {Page} from '../types';

/** Letters by which a name may differ from the one that is meant: more could be another name. */
const EDITS = 2;

/** Shortest text that is taken for a name: of shorter ones, two letters are too much. */
const SHORTEST = 6;

/** Names that pages misspell on purpose, to show what happens then. */
const ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  'api/commands': ['rspress biuld'],
  'guide/about/errors': ['rspress buidl'],
};

/** Names of the release that prose can be held against. */
export interface ReleaseNames {
  /** Dotted paths, without the brackets of lists. */
  paths: ReadonlySet<string>;
  commands: ReadonlySet<string>;
  packages: ReadonlySet<string>;
}

/**
 * Takes the names from the facts.
 *
 * @param facts - Facts of the release.
 */
export function releaseNames({facts, packages}: Pick<Facts, 'facts' | 'packages'>): ReleaseNames {
  const isCommandLine = (kind: string): boolean => kind === 'command' || kind === 'flag';
  return {
    paths: new Set(facts.filter(({kind}) => !isCommandLine(kind)).map(({name}) => name.replaceAll('[]', ''))),
    commands: new Set(facts.filter(({kind, owner}) => kind === 'command' && owner === 'rspress').map(({name}) => name)),
    packages: new Set(Object.keys(packages)),
  };
}

/** The known name that another one is nearly, and not quite. */
function near(name: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(name)) return undefined;
  const [first] = [...known]
    // Each letter more is an edit: most names need no comparison.
    .filter((other) => Math.abs(other.length - name.length) <= EDITS)
    .map((other) => ({other, edits: distance(name, other)}))
    .sort((a, b) => a.edits - b.edits);
  return first !== undefined && first.edits <= EDITS ? first.other : undefined;
}

/**
 * What a piece of code is meant to be, where it is nearly a name of the release.
 *
 * @param code - Inline code of a page.
 * @param names - From {@link releaseNames}.
 * @returns The code as it has to be; nothing when it may be right.
 */
export function meantBy(code: string, {paths, commands, packages}: ReleaseNames): string | undefined {
  const [, start = '', command] = /^((?:npx )?rspress(?:@\S+)? )([a-z]+)(?= |$)/.exec(code) ?? [];
  if (command !== undefined) {
    const meant = near(command, commands);
    return meant === undefined ? undefined : start + meant + code.slice(start.length + command.length);
  }
  if (code.length < SHORTEST) return undefined;
  if (/^@rspress\/[a-z-]+$/.test(code)) return near(code, packages);
  return /^[a-z]\w*(?:\[\])?(?:\.[a-z]\w*(?:\[\])?)+$/i.test(code) ? near(code.replaceAll('[]', ''), paths) : undefined;
}

let ofRelease: ReleaseNames | undefined;

/** What each piece of code is meant to be: pages have the same names again and again. */
const known = new Map<string, string | undefined>();

function meantInRelease(code: string): string | undefined {
  if (known.has(code)) return known.get(code);
  const meant = meantBy(code, (ofRelease ??= releaseNames(loadFacts())));
  known.set(code, meant);
  return meant;
}

/**
 * Names of the toolkit in sentences are written as the release has them. Only what has the form of a
 * path of the configuration, of a command or of a package, and is nearly one, is certainly misspelt.
 *
 * @param page - Page to check.
 */
export function checkCodeNames({fileKey, file, inlineCode}: Page): ContentError[] {
  return inlineCode.flatMap(({value, line}) => {
    const meant = meantInRelease(value);
    if (meant === undefined || ON_PURPOSE[fileKey]?.includes(value)) return [];
    return [new ContentError(file, line, `The release has no "${value}". Did you mean "${meant}"?`)];
  });
}

/** Names that {@link checkCodeNames} leaves alone, with the page, for the test that they are there. */
export const MEANT_MISSPELT = Object.entries(ON_PURPOSE).flatMap(([page, names]) =>
  names.map((name) => ({page, name})),
);
