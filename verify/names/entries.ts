import type {Fact, Facts} from '../../content/facts/types';
import type {Page} from '../../content/types';
import {mentioned, ruleFor} from '../coverage/coverage';
import {COVERAGE_RULES} from '../coverage/coverage.map';
import type {FactRef} from './declared';

/** Where the reference tells of a fact. */
export interface Entry {
  /** Address without locale prefix, with the id of the entry or of the section around it. */
  to: string;
  /** The better, the smaller: an entry of its own before a row of a table, the reference before the guide. */
  rank: number;
}

/** The section that lists the custom properties of the theme. */
const VARIABLES = {fileKey: 'guide/advanced/custom-theme', id: 'variable-list'} as const;

/** Pages by how much they are the reference. */
const ROOMS = ['api/', 'plugin/', 'guide/'];

const keyOf = ({owner, name}: FactRef): string => `${owner} ${name}`;

/** Finds the entries of the reference. */
export interface Entries {
  /** Entry of a fact; nothing when no page shows it. */
  of: (fact: FactRef) => Entry | undefined;
  /** Address of the table with a custom property; nothing when no row names it. */
  variable: (name: string) => string | undefined;
}

/** Section of a page whose words name something: under the heading that does, else where it is first named. */
function sectionNaming(page: Page, name: string): string | undefined {
  const heading = page.headings.find(({text}) => mentioned(text) === name);
  if (heading !== undefined) return heading.id;
  const code = page.inlineCode.find(({value, heading: index}) => index >= 0 && mentioned(value) === name);
  return code && page.headings[code.heading]?.id;
}

/** What a type is about, where the release exports it by name: its fields. */
function fieldsOf({views, owners}: Facts, name: string): FactRef | undefined {
  if (Object.hasOwn(views, name)) return {owner: views[name]!.owner, name: views[name]!.prefix};
  return owners.some((owner) => owner.name === name) ? {owner: name, name: ''} : undefined;
}

/**
 * Lists where pages tell of facts.
 *
 * @param pages - Pages of the source language.
 * @param facts - Facts of the release.
 */
export function readEntries(pages: readonly Page[], facts: Facts): Entries {
  const known = new Map<string, Entry>();
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  const byKey = new Map(facts.facts.map((fact) => [keyOf(fact), fact]));
  /** Entry of a fact that the words of its page name. */
  const named = (fact: Fact): Entry | undefined => {
    const fields = fact.kind === 'type' ? fieldsOf(facts, fact.name) : undefined;
    const routes = ruleFor({...fact, ...fields}, COVERAGE_RULES)?.routes ?? [];
    for (const route of routes) {
      const page = byRoute.get(route);
      const name = fact.name.replaceAll('[]', '');
      const id = page && sectionNaming(page, name);
      if (id !== undefined) return {to: `${route}#${id}`, rank: ROOMS.length * 2};
      // The page as a whole tells of what a type holds.
      if (page !== undefined && fields?.name === '') return {to: route, rank: ROOMS.length * 2};
    }
    return undefined;
  };
  for (const page of pages) {
    const room = ROOMS.findIndex((start) => page.fileKey.startsWith(start));
    if (room === -1) continue;
    for (const entry of page.generated) {
      const own = entry.id !== '' ? entry.id : entry.anchor;
      const id = own ?? page.headings.filter(({line}) => line <= entry.line).at(-1)?.id;
      if (id === undefined) continue;
      const rank = room * 2 + (entry.id === '' ? 1 : 0);
      const key = keyOf(entry);
      const before = known.get(key);
      if (before === undefined || rank < before.rank) known.set(key, {to: `${page.routePath}#${id}`, rank});
    }
  }
  const theme = pages.find(({fileKey}) => fileKey === VARIABLES.fileKey);
  const section = theme?.headings.findIndex(({id}) => id === VARIABLES.id);
  const variables = new Set(
    theme?.inlineCode.flatMap(({value, heading}) => (heading === section ? [value] : [])) ?? [],
  );
  return {
    of: (ref) => {
      const shown = known.get(keyOf(ref));
      const fact = byKey.get(keyOf(ref));
      return shown ?? (fact && named(fact));
    },
    variable: (name) => (theme !== undefined && variables.has(name) ? `${theme.routePath}#${VARIABLES.id}` : undefined),
  };
}
