/** Which sections of the pages are proven, by what, and whether that is still what was accepted. */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {RECORD_FILE, type ClaimsRecord} from '../../content/claims/record';
import {loadSpec} from '../../content/examples/ensure';
import {listExamples} from '../../content/examples/list';
import type {PageReader} from '../../content/reader';
import {didYouMean} from '../../content/suggest';
import type {ExampleSpec} from '../examples/define';
import {formatRows} from '../table';
import {BROWSER} from './browser.data';
import {readSections} from './sections';
import {checkSources, checkTests} from './sources';
import {SOURCES as API_SOURCES} from './sources.data';
import {GUIDE_SOURCES} from './sources.guide.data';
import {PLUGIN_SOURCES} from './sources.plugins.data';
import {TESTS} from './tests.data';
import type {Proof, Section} from './types';

const SOURCES = [...API_SOURCES, ...GUIDE_SOURCES, ...PLUGIN_SOURCES];

/** A section with what proves it. */
export interface ProvenSection extends Section {
  readonly proofs: readonly Proof[];
  /** Whether its text changed since its proofs were accepted. */
  readonly changed: boolean;
}

/** The sections of all pages, and what is wrong. */
export interface ClaimsReport {
  readonly sections: readonly ProvenSection[];
  /** For people; empty when nothing is wrong. */
  readonly problems: readonly string[];
}

/** Statements of all examples that name sections. */
async function exampleProofs(): Promise<Proof[]> {
  const specs = await Promise.all(
    listExamples().map(async ({name, dir}) => ({name, spec: (await loadSpec(dir)) as ExampleSpec})),
  );
  return specs.flatMap(({name, spec}) =>
    Object.entries(spec.builds).flatMap(([build, {claims}]) =>
      claims.flatMap(({claim, proves}) =>
        proves === undefined ? [] : {claim, proves, by: name, place: `examples/${name}/expect.ts, build ${build}`},
      ),
    ),
  );
}

/** The record on disk, which may be newer than the one this program began with. */
export function readRecord(siteDir: string): ClaimsRecord {
  return JSON.parse(readFileSync(path.join(siteDir, RECORD_FILE), 'utf8')) as ClaimsRecord;
}

/**
 * Compares proofs with sections and with the record.
 *
 * @param sections - Sections of the pages.
 * @param anchors - All headings of the pages, as `page#id`.
 * @param proofs - All proofs.
 * @param record - What was accepted.
 */
export function compareClaims(
  sections: readonly Section[],
  anchors: ReadonlySet<string>,
  proofs: readonly Proof[],
  record: ClaimsRecord,
): ClaimsReport {
  const problems = proofs.flatMap(({claim, proves, place}) =>
    proves
      .filter((key) => !anchors.has(key))
      .map((key) => `${place}: “${claim}” proves ${key}, which is no section.${didYouMean(key, [...anchors])}`),
  );
  const bySection = new Map<string, Proof[]>();
  for (const proof of proofs) {
    for (const key of new Set(proof.proves)) bySection.set(key, [...(bySection.get(key) ?? []), proof]);
  }
  const proven = sections.map((section) => {
    const found = bySection.get(section.key) ?? [];
    const accepted = record[section.page]?.[section.id];
    if (accepted !== undefined && found.length === 0) {
      problems.push(
        `${section.key} has lost its proofs (${Object.keys(accepted.proofs).join(', ')}). Name the section in a claim ` +
          `again, or accept that nothing proves it: npm run claims -- --accept ${section.page}`,
      );
    }
    return {...section, proofs: found, changed: accepted !== undefined && accepted.hash !== section.hash};
  });
  return {sections: proven, problems};
}

/**
 * Reads pages and proofs and compares them.
 *
 * @param reader - Reader of the site.
 */
export async function checkAllClaims(reader: PageReader): Promise<ClaimsReport> {
  const [{sections, anchors, proofs}, examples] = await Promise.all([readSections(reader), exampleProofs()]);
  const all: Proof[] = [
    ...examples,
    ...proofs,
    ...BROWSER.map(({claim, proves, example}) => ({
      claim,
      proves,
      by: 'browser',
      place: `the live site of ${example}`,
    })),
    ...SOURCES.map(({claim, proves, file}) => ({claim, proves, by: 'source', place: `node_modules/${file}`})),
    ...TESTS.map(({claim, proves, file}) => ({claim, proves, by: 'test', place: file})),
  ];
  const report = compareClaims(sections, anchors, all, readRecord(reader.siteDir));
  const gone = [...checkSources(SOURCES, reader.siteDir), ...checkTests(TESTS, reader.siteDir)];
  return {...report, problems: [...report.problems, ...gone]};
}

/**
 * Records what proves the sections of pages today.
 *
 * @param siteDir - Absolute path of the site.
 * @param sections - Sections of all pages.
 * @param names - File keys of the pages; `--all` for every page.
 * @throws Error when a name is no page; nothing is written then.
 */
export async function acceptClaims(
  siteDir: string,
  sections: readonly ProvenSection[],
  names: readonly string[],
): Promise<void> {
  const known = [...new Set(sections.map(({page}) => page))].sort();
  const chosen = names.includes('--all') ? known : names;
  const unknown = chosen.filter((name) => !known.includes(name));
  if (chosen.length === 0 || unknown.length > 0) {
    throw new Error(
      unknown.length > 0
        ? `No page is named ${unknown.join(', ')}.${didYouMean(unknown[0] ?? '', known)}`
        : 'Name at least one page, or --all.',
    );
  }
  const record = readRecord(siteDir);
  const next: ClaimsRecord = {};
  for (const name of known) {
    const old = record[name];
    if (!chosen.includes(name)) {
      if (old !== undefined) next[name] = old;
      continue;
    }
    const proven = sections.filter(({page, proofs}) => page === name && proofs.length > 0);
    if (proven.length === 0) continue;
    next[name] = Object.fromEntries(
      proven.map(({id, hash, proofs}) => {
        const names = proofs.map(({by}) => by).sort();
        return [
          id,
          {hash, proofs: Object.fromEntries(names.map((by) => [by, names.filter((other) => other === by).length]))},
        ];
      }),
    );
  }
  await writeFile(path.join(siteDir, RECORD_FILE), `${JSON.stringify(next, null, 2)}\n`);
}

/** One page in full: its sections with their proofs, and those without. */
export function formatPage(sections: readonly ProvenSection[]): string {
  return sections
    .map(({id, proofs, changed}) =>
      [
        `#${id}${changed ? '  (text changed since its proofs were accepted)' : ''}`,
        ...(proofs.length === 0
          ? ['    nothing proves it']
          : proofs.map(({claim, place}) => `    ${claim}  [${place}]`)),
      ].join('\n'),
    )
    .join('\n');
}

/** Share of proven sections of each page and of all. */
export function formatShares(sections: readonly ProvenSection[]): string {
  const row = (name: string, list: readonly ProvenSection[]): string[] => {
    const proven = list.filter(({proofs}) => proofs.length > 0).length;
    const changed = list.filter((section) => section.changed).length;
    return [
      name,
      String(list.length),
      String(proven),
      `${Math.floor((100 * proven) / list.length)} %`,
      String(changed),
    ];
  };
  const pages = [...new Set(sections.map(({page}) => page))];
  return formatRows([
    ['page', 'sections', 'proven', 'share', 'changed since'],
    ...pages.map((page) =>
      row(
        page,
        sections.filter((section) => section.page === page),
      ),
    ),
    row('all', sections),
  ]);
}
