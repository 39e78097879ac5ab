import type {GeneratedEntry} from '../../content/types';
import type {CoverageRule, Undocumented} from './coverage.map';
import type {Fact, Facts} from '../../content/facts/types';
import {didYouMean} from '../../content/suggest';

/** What coverage needs to know of a page. */
export interface CoveragePage {
  /** Address without locale prefix. */
  routePath: string;
  locale: string;
  /** Source file, for messages. */
  file: string;
  /** Facts the page shows; the body of an entry counts unless `described` is false. */
  generated: readonly GeneratedEntry[];
  headings: readonly {id: string; text: string; depth: number; line: number}[];
  /** Inline code with the index of the heading it stands under, −1 before the first. */
  inlineCode: readonly {value: string; heading: number}[];
}

/** What is wrong with the documentation of a fact. */
export type GapKind =
  /** An entry without a word about it. */
  | 'no-prose'
  /** Its page never mentions it. */
  | 'unmentioned'
  /** A page documents something the release does not have. */
  | 'orphan'
  /** A heading written by hand for something that has a fact. */
  | 'bare-heading'
  /** No rule says which page it belongs to. */
  | 'unmapped'
  /** A rule or exemption that fits no fact. */
  | 'stale-rule'
  /** Exempt, although a page documents it. */
  | 'needless-exemption';

/** One gap, with where it is and what to do. */
export interface Gap {
  kind: GapKind;
  owner: string;
  name: string;
  locale?: string;
  file?: string;
  line?: number;
  message: string;
}

/** Facts whose page is not written yet. */
export interface Pending {
  locale: string;
  owner: string;
  routes: readonly string[];
  facts: number;
}

/** Numbers of a language. */
export interface CoverageCounts {
  locale: string;
  /** Facts meant for readers. */
  facts: number;
  documented: number;
  /** Left out with a reason. */
  exempt: number;
  pending: number;
  gaps: number;
}

/** Result of comparing facts with pages. */
export interface Coverage {
  gaps: Gap[];
  pending: Pending[];
  counts: CoverageCounts[];
}

/** What is compared. */
export interface CoverageInput {
  facts: Facts;
  pages: readonly CoveragePage[];
  rules: readonly CoverageRule[];
  undocumented: readonly Undocumented[];
  /** Languages that must document everything. */
  locales: readonly string[];
}

const plain = (name: string): string => name.replaceAll('[]', '');

/** Code as people write a name: without call, tag or quotes. */
export function mentioned(code: string): string {
  return plain(
    code
      .trim()
      .replace(/^<\/?/, '')
      .replace(/\s*\/?>$/, '')
      .replace(/\(.*\)$/, '')
      .replace(/^['"](.*)['"]$/, '$1'),
  );
}

const startsPath = (name: string, prefix: string): boolean =>
  name === prefix || (name.startsWith(prefix) && /^[.[ ]/.test(name.slice(prefix.length)));

function ruleFits(rule: CoverageRule, fact: Fact): boolean {
  return (
    rule.owner === fact.owner &&
    (rule.prefix === undefined || startsPath(fact.name, rule.prefix)) &&
    (rule.kinds === undefined || rule.kinds.includes(fact.kind))
  );
}

const specificity = (rule: CoverageRule): number => (rule.prefix?.length ?? 0) * 2 + (rule.kinds ? 1 : 0);

/** The rule that decides about a fact. */
export function ruleFor(fact: Fact, rules: readonly CoverageRule[]): CoverageRule | undefined {
  let best: CoverageRule | undefined;
  for (const rule of rules) {
    if (ruleFits(rule, fact) && (!best || specificity(rule) > specificity(best))) best = rule;
  }
  return best;
}

function exemptionFits(exemption: Undocumented, fact: Fact): boolean {
  const {name} = exemption;
  const named =
    name === undefined || (name.endsWith('*') ? fact.name.startsWith(name.slice(0, -1)) : fact.name === name);
  return exemption.owner === fact.owner && named && (!exemption.kinds || exemption.kinds.includes(fact.kind));
}

/** Names a fact may go by on its page: `route.cleanUrls`, `cleanUrls`. */
function suffixes(name: string): string[] {
  const parts = plain(name).split('.');
  return parts.map((_, i) => parts.slice(i).join('.'));
}

/** What a page says, prepared for look-ups. */
class PageIndex {
  readonly #shown: Map<string, CoveragePage['generated'][number][]> = new Map();
  readonly #anywhere = new Set<string>();

  constructor(readonly page: CoveragePage) {
    for (const entry of page.generated) {
      const key = `${entry.owner} ${entry.name}`;
      this.#shown.set(key, [...(this.#shown.get(key) ?? []), entry]);
    }
    for (const {value} of page.inlineCode) this.#anywhere.add(mentioned(value));
    for (const {text} of page.headings) this.#anywhere.add(mentioned(text));
  }

  shown(fact: Fact): CoveragePage['generated'] {
    return this.#shown.get(`${fact.owner} ${fact.name}`) ?? [];
  }

  /** Whether the words of the page name a fact clearly enough. */
  mentions(fact: Fact): boolean {
    const names = suffixes(fact.name);
    const last = names.at(-1) ?? '';
    if (names.length === 1) return this.#anywhere.has(last);
    if (names.slice(0, -1).some((name) => this.#anywhere.has(name))) return true;
    // A bare last part counts only below the section about one of its parents.
    const parents = this.page.generated.filter(
      (entry) =>
        entry.owner === fact.owner && entry.id !== '' && fact.name !== entry.name && startsPath(fact.name, entry.name),
    );
    return parents.some((parent) => this.#section(parent.id).has(last));
  }

  /** Names in code in the section of a heading, subsections included. */
  #section(id: string): Set<string> {
    const {headings, inlineCode} = this.page;
    const start = headings.findIndex((heading) => heading.id === id);
    const names = new Set<string>();
    if (start === -1) return names;
    const depth = headings[start]?.depth ?? 0;
    const rest = headings.slice(start + 1).findIndex((heading) => heading.depth <= depth);
    const end = rest === -1 ? headings.length : start + 1 + rest;
    for (const {value, heading} of inlineCode) if (heading >= start && heading < end) names.add(mentioned(value));
    return names;
  }
}

/** Options and frontmatter: names whose entry comes from the facts, so a heading by hand is a mistake. */
const ENTRY_KINDS = new Set(['option', 'frontmatter', 'meta', 'hook']);

/** A heading that looks like the name of an option. */
const LOOKS_LIKE_NAME = /^(?:[a-z_$][\w$]*(?:\[\])*(?:\.[\w$-]+(?:\[\])*)+|[a-z]+[A-Z][\w$]*)$/;

/**
 * Compares the facts of the release with the pages.
 *
 * @returns Gaps, facts whose page does not exist yet, and numbers by language.
 */
export function measureCoverage({facts, pages, rules, undocumented, locales}: CoverageInput): Coverage {
  const gaps: Gap[] = [];
  const pending = new Map<string, Pending>();
  const counts: CoverageCounts[] = [];
  const readable = facts.facts.filter((fact) => !fact.private && fact.external === undefined);
  const placed = readable.map((fact) => ({
    fact,
    exemption: undocumented.find((item) => exemptionFits(item, fact)),
    rule: ruleFor(fact, rules),
  }));

  for (const {fact, exemption, rule} of placed) {
    if (!exemption && !rule) {
      gaps.push({
        kind: 'unmapped',
        owner: fact.owner,
        name: fact.name,
        message: `No page is meant for ${fact.owner} ${fact.name}. Name one in verify/coverage/coverage.map.ts, or give the reason for leaving it out.`,
      });
    }
  }
  for (const item of undocumented) {
    if (!placed.some(({exemption}) => exemption === item)) {
      gaps.push({
        kind: 'stale-rule',
        owner: item.owner,
        name: item.name ?? '*',
        message: `The exemption of ${item.owner} ${item.name ?? '*'} in verify/coverage/coverage.map.ts fits nothing in the release. Remove it.`,
      });
    }
  }

  const entries = new Map(readable.map((fact) => [`${fact.owner} ${fact.name}`, fact]));
  const everyName = new Set(facts.facts.flatMap((fact) => suffixes(fact.name)));

  for (const locale of locales) {
    const own = pages.filter((page) => page.locale === locale);
    const byRoute = new Map(own.map((page) => [page.routePath, new PageIndex(page)]));
    const count = {locale, facts: placed.length, documented: 0, exempt: 0, pending: 0, gaps: 0};
    const before = gaps.length;

    for (const {fact, exemption, rule} of placed) {
      const indexes = (rule?.routes ?? []).map((route) => byRoute.get(route)).filter((index) => index !== undefined);
      const shown = indexes.flatMap((index) => index.shown(fact).map((entry) => ({index, entry})));
      if (exemption) {
        count.exempt++;
        const entry = shown.find(({entry: found}) => found.component === 'Option');
        if (entry) {
          gaps.push({
            kind: 'needless-exemption',
            owner: fact.owner,
            name: fact.name,
            locale,
            file: entry.index.page.file,
            line: entry.entry.line,
            message: `${fact.owner} ${fact.name} has an entry, so it need not be exempt in verify/coverage/coverage.map.ts.`,
          });
        }
        continue;
      }
      if (!rule) continue;
      if (indexes.length === 0) {
        count.pending++;
        const key = `${locale} ${fact.owner} ${rule.routes.join(' ')}`;
        const item = pending.get(key) ?? {locale, owner: fact.owner, routes: rule.routes, facts: 0};
        pending.set(key, {...item, facts: item.facts + 1});
        continue;
      }
      if (shown.some(({entry}) => entry.described !== false) || indexes.some((index) => index.mentions(fact))) {
        const silent = shown.find(({entry}) => entry.component === 'Option' && entry.described === false);
        if (!silent) {
          count.documented++;
          continue;
        }
      }
      const [place] = shown;
      const file = place?.index.page.file ?? indexes[0]?.page.file;
      gaps.push({
        kind: place ? 'no-prose' : 'unmentioned',
        owner: fact.owner,
        name: fact.name,
        locale,
        ...(file === undefined ? {} : {file}),
        ...(place ? {line: place.entry.line} : {}),
        message: place
          ? `${fact.owner} ${fact.name} is shown, but nothing is said about it. Write what it does${place.entry.component === 'Option' ? ' below its entry' : ' as an item inside the table component'}.`
          : `${fact.owner} ${fact.name} is not documented. Add <Option of="${fact.owner}" name="${fact.name}" /> or name it in code where its parent is explained.`,
      });
    }

    for (const {page} of byRoute.values()) {
      const generatedIds = new Set(page.generated.map((entry) => entry.id));
      for (const entry of page.generated) {
        if (facts.facts.some((fact) => fact.owner === entry.owner && fact.name === entry.name)) continue;
        gaps.push({
          kind: 'orphan',
          owner: entry.owner,
          name: entry.name,
          locale,
          file: page.file,
          line: entry.line,
          message: `The release has no ${entry.owner} ${entry.name}. Remove the entry.`,
        });
      }
      const meant = placed.filter(({rule}) => rule?.routes.includes(page.routePath));
      if (meant.length === 0) continue;
      const byName = new Map(
        meant.flatMap(({fact}) => (ENTRY_KINDS.has(fact.kind) ? [[plain(fact.name), fact] as const] : [])),
      );
      for (const heading of page.headings) {
        if (generatedIds.has(heading.id)) continue;
        const name = mentioned(heading.text);
        const fact = byName.get(name);
        const place = {locale, file: page.file, line: heading.line};
        if (fact && LOOKS_LIKE_NAME.test(heading.text)) {
          gaps.push({
            kind: 'bare-heading',
            owner: fact.owner,
            name: fact.name,
            ...place,
            message: `The heading "${heading.text}" is written by hand. Use <Option of="${fact.owner}" name="${fact.name}" />, so that type and default come from the release.`,
          });
        } else if (!fact && LOOKS_LIKE_NAME.test(heading.text) && !everyName.has(name)) {
          const names = [...entries.values()].map((other) => other.name);
          gaps.push({
            kind: 'orphan',
            owner: '',
            name: heading.text,
            ...place,
            message: `The heading "${heading.text}" reads like a name, but the release has nothing of that name.${didYouMean(name, names, 3)}`,
          });
        }
      }
    }
    count.gaps = gaps.length - before;
    counts.push(count);
  }
  return {gaps, pending: [...pending.values()], counts};
}

/** A page as read from the sources, as far as coverage is concerned. */
export type SourcePage = Omit<CoveragePage, 'locale' | 'routePath'> & {lang: string; routePath: string};

/**
 * Prepares pages read from the sources.
 *
 * @param pages - Pages whose addresses carry the prefix of their language.
 * @param defaultLang - The language without prefix.
 */
export function coveragePages(pages: readonly SourcePage[], defaultLang: string): CoveragePage[] {
  return pages.map(({lang, routePath, ...page}) => ({
    ...page,
    locale: lang,
    routePath: lang === defaultLang ? routePath : routePath.slice(lang.length + 1) || '/',
  }));
}

/** Gaps as lines for a person: `file:line: message`. */
export function formatGaps(gaps: readonly Gap[]): string {
  return gaps
    .map(({file, line, locale, message}) => {
      const place = file === undefined ? (locale ?? 'facts') : line === undefined ? file : `${file}:${line}`;
      return `${place}: ${message}`;
    })
    .join('\n');
}
