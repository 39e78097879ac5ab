/** Which sections of the pages are proven, by what, and whether that is still what was accepted. */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {RECORD_FILE, type ClaimsRecord} from '../../content/claims/record';
import {SOURCE_LANG, TRANSLATIONS} from '../../config/languages';
import {loadSpec} from '../../content/examples/ensure';
import {listExamples} from '../../content/examples/list';
import type {PageReader} from '../../content/reader';
import {loadFacts} from '../../content/facts/load';
import {didYouMean} from '../../content/suggest';
import {translationStatus} from '../../content/translations/status';
import type {Page} from '../../content/types';
import type {ExampleSpec} from '../examples/define';
import {formatRows} from '../table';
import {
  answerSentences,
  percent,
  readAnswers,
  shareOf,
  strayAnswers,
  writeAnswers,
  type AnsweredSentence,
} from './answers';
import {BROWSER} from './browser.data';
import {factNames, proofName, sampleNames, type Known} from './known';
import {readSections, shownProofs} from './sections';
import {sentencesOfPage, type PageSentence} from './sentences';
import {checkSources, checkTests} from './sources';
import {ABOUT_SOURCES} from './sources.about.data';
import {AUTHORS_SOURCES} from './sources.authors.data';
import {BASICS_SOURCES} from './sources.basics.data';
import {BUNDLED_SOURCES} from './sources.bundled.data';
import {CODE_PLUGINS_SOURCES} from './sources.codeplugins.data';
import {SOURCES as API_SOURCES} from './sources.data';
import {DEMO_SOURCES} from './sources.demos.data';
import {GUIDE_SOURCES} from './sources.guide.data';
import {PLUGIN_PAGES_SOURCES} from './sources.pluginpages.data';
import {PLUGIN_SOURCES} from './sources.plugins.data';
import {SETTINGS_SOURCES} from './sources.settings.data';
import {THEME_SOURCES} from './sources.theme.data';
import {TOUR_SOURCES} from './sources.tour.data';
import {REFERENCE_SOURCES} from './sources.reference.data';
import {SYSTEM_SOURCES} from './sources.system.data';
import {TESTS} from './tests.data';
import type {Proof, Section} from './types';

const SOURCES = [
  ...ABOUT_SOURCES,
  ...AUTHORS_SOURCES,
  ...API_SOURCES,
  ...BASICS_SOURCES,
  ...DEMO_SOURCES,
  ...GUIDE_SOURCES,
  ...PLUGIN_SOURCES,
  ...PLUGIN_PAGES_SOURCES,
  ...CODE_PLUGINS_SOURCES,
  ...BUNDLED_SOURCES,
  ...THEME_SOURCES,
  ...SETTINGS_SOURCES,
  ...TOUR_SOURCES,
  ...REFERENCE_SOURCES,
  ...SYSTEM_SOURCES,
];

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

/** A sentence with what was answered about it in English, and whether the Chinese page says the same. */
export interface CheckedSentence extends AnsweredSentence {
  /** Whether its section was compared with the Chinese one since it changed last. */
  readonly translated: boolean;
}

/** Everything about claims, sections and sentences of all pages. */
export interface SiteClaims extends ClaimsReport {
  readonly sentences: readonly CheckedSentence[];
  /** All claims. */
  readonly proofs: readonly Proof[];
  /** What answers about a page may name. */
  readonly known: (page: string) => Known;
}

/** Statements of all examples; sentences may name those that name no section. */
async function exampleProofs(): Promise<Proof[]> {
  const specs = await Promise.all(
    listExamples().map(async ({name, dir}) => ({name, spec: (await loadSpec(dir)) as ExampleSpec})),
  );
  return specs.flatMap(({name, spec}) =>
    Object.entries(spec.builds).flatMap(([build, {claims}]) =>
      claims.map(({claim, proves = []}) => ({
        claim,
        proves,
        by: name,
        place: `examples/${name}/expect.ts, build ${build}`,
      })),
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

/** Sentences by page. A fragment is read on the first page that shows it. */
function sentencesByPage(pages: readonly Page[]): Map<string, PageSentence[]> {
  const all = new Map<string, Map<string, PageSentence>>();
  for (const page of pages) {
    all.set(page.fileKey, all.get(page.fileKey) ?? new Map());
    for (const sentence of sentencesOfPage(page)) {
      const own = all.get(sentence.page) ?? new Map<string, PageSentence>();
      all.set(sentence.page, own.set(`${sentence.line} ${sentence.key}`, sentence));
    }
  }
  return new Map([...all].map(([page, sentences]) => [page, [...sentences.values()]]));
}

/** Adds the sections of sentences to the claims that their answers name. */
function withSections(proofs: readonly Proof[], sentences: readonly AnsweredSentence[]): Proof[] {
  const sections = new Map<Proof, Set<string>>();
  for (const {page, section, proofs: named} of sentences) {
    // What is above the first heading is no section.
    if (section === '') continue;
    for (const proof of named) sections.set(proof, (sections.get(proof) ?? new Set()).add(`${page}#${section}`));
  }
  return proofs.map((proof) => ({...proof, proves: [...proof.proves, ...(sections.get(proof) ?? [])]}));
}

/** The translation whose share of proven sentences is shown beside the English one. */
const TRANSLATED = TRANSLATIONS[0]!;

/** Whether a section of a page was compared with its translation since it changed last. */
async function translatedSections(reader: PageReader): Promise<(page: string, section: string) => boolean> {
  const states = new Map((await translationStatus(reader, TRANSLATED)).map(({name, state}) => [name, state]));
  return (page, section) => {
    // Fragments have no record: parity compares them on the pages that show them.
    const state = states.get(page) ?? {state: page.startsWith('fragments/') ? 'current' : 'unrecorded'};
    return state.state === 'current' || (state.state === 'outdated' && !state.sections.includes(section));
  };
}

/**
 * Reads pages, proofs and answers and compares them.
 *
 * @param reader - Reader of the site.
 */
export async function checkAllClaims(reader: PageReader): Promise<SiteClaims> {
  const {siteDir} = reader;
  const [{pages, sections, anchors, proofs: messages}, examples, isTranslated] = await Promise.all([
    readSections(reader),
    exampleProofs(),
    translatedSections(reader),
  ]);
  const claims: Proof[] = [
    ...examples,
    ...messages,
    ...BROWSER.map(({claim, proves, example}) => ({
      claim,
      proves,
      by: 'browser',
      place: `the live site of ${example}`,
    })),
    ...SOURCES.map(({claim, proves, file}) => ({claim, proves, by: 'source', place: `node_modules/${file}`})),
    ...TESTS.map(({claim, proves, file}) => ({claim, proves, by: 'test', place: file})),
  ];
  const shown = new Map(pages.map((page) => [page.fileKey, shownProofs(page)]));
  const samples = new Map(pages.map((page) => [page.fileKey, sampleNames(page)]));
  const common: [string, Proof | undefined][] = [
    ...factNames(loadFacts()).map((name): [string, undefined] => [name, undefined]),
    ...claims.map((proof): [string, Proof] => [proofName(proof), proof]),
  ];
  const known = (page: string): Known =>
    new Map([
      ...common,
      ...(samples.get(page) ?? []).map((name): [string, undefined] => [name, undefined]),
      ...(shown.get(page) ?? []).map((proof): [string, Proof] => [proofName(proof), proof]),
    ]);
  const all = sentencesByPage(pages);
  const answered = [...all].map(([page, own]) => answerSentences(siteDir, page, own, known(page)));
  const sentences = answered.flatMap((page) =>
    page.sentences.map((sentence) => ({...sentence, translated: isTranslated(sentence.page, sentence.section)})),
  );
  const proofs = withSections([...claims, ...[...shown.values()].flat()], sentences);
  const report = compareClaims(sections, anchors, proofs, readRecord(siteDir));
  return {
    sections: report.sections,
    sentences,
    proofs,
    known,
    problems: [
      ...report.problems,
      ...checkSources(SOURCES, siteDir),
      ...checkTests(TESTS, siteDir),
      ...(await strayAnswers(siteDir, new Set(all.keys()))),
      ...answered.flatMap(({problems}) => problems),
    ],
  };
}

/** The pages that names stand for. */
function chosenPages(known: readonly string[], names: readonly string[]): string[] {
  if (names.includes('--all')) return [...known];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No page is named ${unknown.join(', ')}.${didYouMean(unknown[0] ?? '', known)}`);
  }
  if (names.length === 0) throw new Error('Name at least one page, or --all.');
  return [...names];
}

/** What is recorded of the proofs of a page. */
function recordOf(sections: readonly ProvenSection[]): ClaimsRecord[string] {
  return Object.fromEntries(
    sections.map(({id, hash, proofs}) => {
      const names = proofs.map(({by}) => by).sort();
      return [
        id,
        {hash, proofs: Object.fromEntries(names.map((by) => [by, names.filter((other) => other === by).length]))},
      ];
    }),
  );
}

/**
 * Records what proves the sections of pages today, and the share of answered sentences where it rose.
 *
 * @param siteDir - Absolute path of the site.
 * @param claims - Sections and sentences of all pages.
 * @param names - File keys of the pages; `--all` for every page.
 * @returns The pages that were recorded.
 * @throws Error when a name is no page, or a share fell; nothing is written then.
 */
export async function acceptClaims(
  siteDir: string,
  {sections, sentences}: Pick<SiteClaims, 'sections' | 'sentences'>,
  names: readonly string[],
): Promise<string[]> {
  const known = [...new Set([...sections, ...sentences].map(({page}) => page))].sort();
  const chosen = chosenPages(known, names);
  const shares = chosen.map((page) => {
    const answers = readAnswers(siteDir, page);
    const share = shareOf(sentences.filter((sentence) => sentence.page === page));
    if (share >= answers.share) return {page, answers, share};
    throw new Error(
      `${percent(share)} of the sentences of ${page} are answered, and ${percent(answers.share)} were. ` +
        `Answer the others first: npm run claims -- ${page}`,
    );
  });
  const record = readRecord(siteDir);
  const next: ClaimsRecord = {};
  for (const name of known) {
    const old = record[name];
    const proven = sections.filter(({page, proofs}) => page === name && proofs.length > 0);
    if (!chosen.includes(name)) {
      if (old !== undefined) next[name] = old;
    } else if (proven.length > 0) {
      next[name] = recordOf(proven);
    }
  }
  await writeFile(path.join(siteDir, RECORD_FILE), `${JSON.stringify(next, null, 2)}\n`);
  for (const {page, answers, share} of shares) {
    if (share > 0) await writeAnswers(siteDir, page, {...answers, share});
  }
  return chosen;
}

/**
 * One page in full: its sentences with what was answered, and claims of its sections that no sentence names.
 *
 * @param sections - Sections of the page.
 * @param sentences - Sentences of the page.
 */
export function formatPage(sections: readonly ProvenSection[], sentences: readonly CheckedSentence[]): string {
  const ids = [...new Set([...sentences.map(({section}) => section), ...sections.map(({id}) => id)])];
  return ids
    .map((id) => {
      const section = sections.find((one) => one.id === id);
      const own = sentences.filter((sentence) => sentence.section === id);
      const named = new Set(own.flatMap(({answers}) => answers));
      const others = (section?.proofs ?? []).filter((proof) => !named.has(proofName(proof)));
      const changed = section?.changed === true ? '  (text changed since its proofs were accepted)' : '';
      return [
        `#${id}${changed}`,
        ...own.flatMap(({file, line, text, answers}) => [
          `  ${file}:${line}: ${text}`,
          ...(answers.length === 0 ? ['      NAKED'] : answers.map((answer) => `      ${answer}`)),
        ]),
        ...(others.length === 0 ? [] : ['  claims that no sentence names:']),
        ...others.map((proof) => `      ${proofName(proof)}  [${proof.place}]`),
      ].join('\n');
    })
    .join('\n');
}

/**
 * Shares of proven sections and answered sentences, of each page and of all. The Chinese share counts the answered
 * sentences whose section was compared with the Chinese one since it changed.
 *
 * @param claims - Sections and sentences of the pages.
 */
export function formatShares({sections, sentences}: Pick<SiteClaims, 'sections' | 'sentences'>): string {
  const row = (name: string, isOwn: ({page}: {page: string}) => boolean): string[] => {
    const own = sections.filter(isOwn);
    const said = sentences.filter(isOwn);
    const inChinese = said.map((sentence) => (sentence.translated ? sentence : {answers: []}));
    return [
      name,
      String(own.length),
      String(own.filter(({proofs}) => proofs.length > 0).length),
      String(own.filter(({changed}) => changed).length),
      String(said.length),
      String(said.filter(({answers}) => answers.length === 0).length),
      percent(shareOf(said)),
      percent(shareOf(inChinese)),
    ];
  };
  const pages = [...new Set([...sections, ...sentences].map(({page}) => page))];
  return formatRows([
    ['page', 'sections', 'proven', 'changed', 'sentences', 'naked', SOURCE_LANG, TRANSLATED],
    ...pages.map((name) => row(name, ({page}) => page === name)),
    row('all', () => true),
  ]);
}
