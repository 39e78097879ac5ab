import type {Correction, Difference, Fact} from '../../content/facts/types';
import {ToolkitError} from './errors';
import {FAMILY, type Packages} from './packages';
import {readCode} from './readers/code';

const FILE = 'verify/extraction/corrections.data.ts';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** 1-based line at which code occurs, white space ignored; 0 when it does not. */
export function lineOf(text: string, excerpt: string): number {
  const words = squeeze(excerpt).split(' ');
  const at = text.search(new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+')));
  return at === -1 ? 0 : text.slice(0, at).split('\n').length;
}

function stale(correction: Correction, why: string): ToolkitError {
  return new ToolkitError(
    `The correction "${correction.id}" of ${correction.owner} ${correction.name} is stale: ${why}`,
    `Check what the release does now, then update or remove it in ${FILE}.`,
  );
}

function evidenceLine(correction: Correction, packages: Packages): number {
  const {evidence} = correction;
  const line = lineOf(packages.read(evidence.package, evidence.file), evidence.contains);
  if (line === 0)
    throw stale(
      correction,
      `${evidence.package}/${evidence.file} no longer contains \`${squeeze(evidence.contains)}\`.`,
    );
  return line;
}

function checkReleased(correction: Correction, fact: Fact): void {
  const actual = {
    type: fact.type,
    optional: fact.optional,
    docDefault: fact.docDefault,
    doc: fact.doc,
    default: fact.default?.value,
  };
  for (const [key, value] of Object.entries(correction.released ?? {})) {
    const now = actual[key as keyof typeof actual];
    if (now !== value)
      throw stale(correction, `the release has ${key} ${JSON.stringify(now)}, not ${JSON.stringify(value)}.`);
  }
  const {default: value, ...set} = correction.set ?? {};
  const same = Object.entries(set).every(([key, wanted]) => fact[key as keyof Fact] === wanted);
  const changes = Object.keys(set).length > 0 || value !== undefined;
  if (changes && same && (value === undefined || value === fact.default?.value)) {
    throw stale(correction, 'the release already says so.');
  }
}

/**
 * Applies the reviewed corrections.
 *
 * @param phase - `undeclared` adds the facts no type declares; `declared`
 *   corrects the others.
 * @throws {@link ToolkitError} when a correction no longer fits the release.
 */
export function applyCorrections(
  facts: readonly Fact[],
  corrections: readonly Correction[],
  packages: Packages,
  phase: 'undeclared' | 'declared',
): {facts: Fact[]; differences: Difference[]} {
  const result = new Map(facts.map((fact) => [`${fact.owner} ${fact.name}`, fact]));
  const differences: Difference[] = [];
  const ids = new Set<string>();
  const reads =
    phase === 'declared' && corrections.some(({unread}) => unread !== undefined)
      ? namesRead(packages)
      : new Set<string>();
  for (const correction of corrections) {
    if (ids.has(correction.id))
      throw new ToolkitError(`Two corrections have the id "${correction.id}".`, `Give each its own in ${FILE}.`);
    ids.add(correction.id);
    if ((correction.kind === 'undeclared') !== (phase === 'undeclared')) continue;

    const key = `${correction.owner} ${correction.name}`;
    const fact = result.get(key);
    const line = evidenceLine(correction, packages);
    const {package: from, file} = correction.evidence;
    const source = {package: from, file, line};
    const {default: value, ...set} = correction.set ?? {};
    const changes: Partial<Fact> = {...set, ...(value === undefined ? {} : {default: {value, source}})};

    if (correction.kind === 'undeclared') {
      if (fact) throw stale(correction, 'the release declares it now.');
      if (set.type === undefined || set.kind === undefined) {
        throw new ToolkitError(
          `The correction "${correction.id}" adds a name without a kind and a type.`,
          `Give "set.kind" and "set.type" in ${FILE}.`,
        );
      }
      result.set(key, {
        owner: correction.owner,
        name: correction.name,
        kind: set.kind,
        type: set.type,
        optional: true,
        undeclared: true,
        package: from,
        ...changes,
        corrections: [correction.id],
      });
    } else {
      if (!fact) throw stale(correction, 'the release has no such name.');
      checkReleased(correction, fact);
      if (correction.unread !== undefined && reads.has(correction.unread)) {
        throw stale(correction, `the released code reads "${correction.unread}" now.`);
      }
      result.set(key, {
        ...fact,
        ...changes,
        ...(correction.kind === 'never-read' ? {neverRead: true as const} : {}),
        ...(correction.kind === 'never-set' ? {neverSet: true as const} : {}),
        corrections: [...(fact.corrections ?? []), correction.id],
      });
    }
    if (correction.kind === 'hand-read') continue;
    differences.push({
      id: correction.id,
      owner: correction.owner,
      name: correction.name,
      kind: correction.kind,
      evidence: source,
    });
  }
  return {facts: [...result.values()], differences};
}

/** Files of the released code that may read an option. */
const CODE_FILES: Readonly<Record<string, readonly string[]>> = {
  rspress: ['dist/index.js'],
  '@rspress/core': [
    'dist/index.js',
    'dist/loader.js',
    'dist/runtime/App.js',
    'dist/runtime/clientEntry.js',
    'dist/runtime/ssrEntry.js',
  ],
  '@rspress/runtime': ['dist/Content.js', 'dist/hooks.js', 'dist/route.js', 'dist/utils.js'],
  '@rspress/shared': ['dist/index.mjs', 'dist/node-utils.mjs'],
  '@rspress/theme-default': ['dist/bundle.js'],
  '@rspress/plugin-api-docgen': ['dist/index.js', 'static/global-components/API.tsx'],
  '@rspress/plugin-auto-nav-sidebar': ['dist/index.js'],
  '@rspress/plugin-client-redirects': ['src/components/Redirect.tsx'],
  '@rspress/plugin-container-syntax': ['dist/index.js'],
  '@rspress/plugin-last-updated': ['dist/index.js'],
  '@rspress/plugin-medium-zoom': ['dist/index.js', 'static/MediumZoom.tsx'],
  '@rspress/plugin-playground': ['dist/cli/esm/index.mjs', 'static/global-components/Playground.tsx'],
  '@rspress/plugin-preview': ['dist/index.js'],
  '@rspress/plugin-rss': ['dist/index.mjs'],
  '@rspress/plugin-shiki': ['dist/index.js'],
  '@rspress/plugin-typedoc': ['dist/lib/index.js'],
};

/** Every property name that the released code reads. */
export function namesRead(packages: Packages): Set<string> {
  const names = new Set<string>();
  for (const name of FAMILY) {
    for (const file of CODE_FILES[name] ?? []) {
      for (const read of readCode(file, packages.read(name, file)).reads) names.add(read);
    }
  }
  return names;
}

/**
 * Options handed on whole to another library, which reads their fields.
 * The key is `owner prefix`, the value the library.
 */
const PASSED_ON: readonly (readonly [owner: string, prefix: string])[] = [
  ['UserConfig', 'mediumZoom.options.'],
  ['@rspress/plugin-medium-zoom', 'options.'],
  ['@rspress/plugin-api-docgen', 'parseToolOptions.documentation.'],
];

/**
 * Compares what is declared with what the code reads.
 *
 * @throws {@link ToolkitError} when an option is declared, read nowhere and not
 *   corrected, or corrected as never read although its name is read.
 */
export function checkReads(facts: readonly Fact[], packages: Packages): void {
  const read = namesRead(packages);
  const checked = new Set(['option', 'frontmatter', 'hook']);
  const unread = facts.filter(
    (fact) =>
      checked.has(fact.kind) &&
      fact.external === undefined &&
      !fact.neverRead &&
      !PASSED_ON.some(([owner, prefix]) => fact.owner === owner && fact.name.startsWith(prefix)) &&
      !read.has(fact.name.replaceAll('[]', '').split('.').at(-1) ?? fact.name),
  );
  if (unread.length > 0) {
    throw new ToolkitError(
      `Declared, but no released code reads: ${unread.map((fact) => `${fact.owner} ${fact.name}`).join(', ')}.`,
      `Prove it with a build, then add a "never-read" correction to ${FILE}.`,
    );
  }
}
