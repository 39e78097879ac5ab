import fs from 'node:fs';
import path from 'node:path';
import {checkCss, checkThemeVariables, variablesSetIn, type ThemeNames} from './css';
import {prepareData, prepareFrontmatter, scriptNamesIn, type DataContext} from './data/data';
import {kindOf, titleProblem, type Kind} from '../../content/fences/languages';
import {lineAt, sourceOffset} from './mapped';
import {prepareMdx, readMdx, type MdxParser, type MdxParts} from './mdx';
import {isReason, parseMeta, type FenceMeta} from '../../content/fences/meta';
import {packageOf, type KnownPackages} from './packages';
import {PageProject, projectPath, type ProjectEntry} from './project';
import {checkCommand, PROJECT_SCRIPTS, type ShellContext} from './shell/commands';
import {parseShell} from './shell/parse';
import {checkCommandProps} from './shell/props';
import type {CommandLine} from './shell/rspress';
import type {Finding, Prepared, Problem, SampleFence, SamplePage, SampleResult, VirtualFile} from './types';
import {fixFor, readableMessage} from './typescript/fixes';
import {OWNER_TYPES, ownersModule, RELEASED_MODULES} from './typescript/owners';
import {fileNames, noNames, parseScript} from './typescript/parse';
import {CLAIM, prepareScript, scriptNames} from './typescript/script';
import {TypeService} from './typescript/service';

/** What samples are checked against. */
export interface SampleContext {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** Absolute path of the workspace of examples. */
  examplesDir: string;
  packages: KnownPackages;
  /** Programs that samples may call, with reasons. */
  programs: ReadonlyMap<string, string>;
  commandLine: CommandLine;
  theme: ThemeNames;
  parseMdx: MdxParser;
}

/** A sample on its way through the checks. */
interface Work {
  fence: SampleFence;
  kind: Kind | undefined;
  meta: FenceMeta;
  entry: ProjectEntry;
  mdx?: MdxParts;
  /** Made by a component, which is where its problems are told. */
  made: boolean;
  /** Text that is checked: the fence, or the whole file it quotes a part of. */
  code: string;
}

/** A sample whose files are in the program. */
interface PreparedSample {
  fence: SampleFence;
  /** Tells those who want to know more of it. */
  tell: () => void;
  finish: () => SampleResult;
}

/** A sample that was read, for those who want to know more of it. */
export interface CheckedSample {
  page: SamplePage;
  fence: SampleFence;
  kind: Kind | undefined;
  /** Text that was checked: the fence, or the whole file that it quotes. */
  code: string;
  /** What the type checker read. */
  files: readonly VirtualFile[];
}

const SAMPLES = '.samples';

/** Checks the samples of pages against the installed packages. */
export class SampleChecker {
  readonly #context: SampleContext;
  readonly #types: TypeService;
  readonly #projects = new Map<string, PageProject>();
  readonly #entries = new Map<string, {project: PageProject; entry: ProjectEntry}>();
  readonly #pageFiles = new Map<string, string[]>();
  readonly #ownersPath: string;
  readonly #knownTypesPath: string;
  #owners: Map<string, readonly string[]> | undefined;
  #frontmatterKeys: readonly string[] = [];
  readonly #released = new Map<string, string>();
  readonly #onSample: ((sample: CheckedSample) => void) | undefined;

  /**
   * @param context - What samples are checked against.
   * @param onSample - Told of each sample, generated ones excluded, while its files are in the program.
   */
  constructor(context: SampleContext, onSample?: (sample: CheckedSample) => void) {
    this.#context = context;
    this.#onSample = onSample;
    this.#ownersPath = path.join(context.examplesDir, SAMPLES, 'owners.ts');
    this.#knownTypesPath = path.join(context.examplesDir, SAMPLES, 'known-types.ts');
    const untyped = [...context.packages.allowed.keys()];
    this.#types = new TypeService(context.examplesDir, (specifier, from) => this.#resolve(specifier, from), untyped);
    this.#types.set(this.#ownersPath, ownersModule);
    for (const module of RELEASED_MODULES) this.#types.set(this.#modulePath(module), `export * from '${module}';`);
    this.#types.set(this.#knownTypesPath, fs.readFileSync(path.join(__dirname, 'known/types.ts'), 'utf8'));
  }

  /** The type checker that reads the samples. */
  get types(): TypeService {
    return this.#types;
  }

  /** Module with the types of configuration files that the release does not declare. */
  get knownTypesPath(): string {
    return this.#knownTypesPath;
  }

  /** Generated file that passes on what a released module exports. */
  #modulePath(module: string): string {
    return path.join(this.#context.examplesDir, SAMPLES, `${module.replaceAll(/\W+/g, '-')}.ts`);
  }

  #resolve(specifier: string, from: string): string | undefined {
    const known = this.#entries.get(from);
    const found = known?.project.resolve(specifier, known.entry);
    return found !== undefined && this.#types.has(found) ? found : undefined;
  }

  /** Reads from the types what a fragment can belong to; once, when first needed. */
  #ownerProperties(): Map<string, readonly string[]> {
    if (this.#owners === undefined) {
      this.#owners = new Map(OWNER_TYPES.map((name) => [name, this.#types.propertyNames(this.#ownersPath, name)]));
      for (const module of RELEASED_MODULES) {
        for (const name of this.#types.exportNames(this.#modulePath(module))) {
          if (!this.#released.has(name)) this.#released.set(name, module);
        }
      }
      this.#frontmatterKeys = this.#types.propertyNames(this.#knownTypesPath, 'Frontmatter');
    }
    return this.#owners;
  }

  /**
   * Checks every sample of some pages; earlier results of these pages are forgotten.
   *
   * @param pages - Pages as read by the site.
   * @param isWanted - Which samples to check; the others only stand beside them.
   * @returns One result for each sample, in the order of the pages. What stands on several pages (a shared
   *   partial) or makes several samples (a command for each package manager) is told and counted once.
   */
  check(pages: readonly SamplePage[], isWanted: (fence: SampleFence) => boolean = () => true): SampleResult[] {
    const owners = this.#ownerProperties();
    const prepared = pages.map((page) => this.#preparePage(page, owners)).flat();
    return once(
      prepared
        .filter(({fence}) => isWanted(fence))
        .map(({tell, finish}) => {
          tell();
          return finish();
        }),
    );
  }

  /**
   * Reads the samples of some pages without checking them: who wants to know more of them is told.
   *
   * @param pages - As for {@link check}.
   */
  read(pages: readonly SamplePage[]): void {
    const owners = this.#ownerProperties();
    for (const {tell} of pages.map((page) => this.#preparePage(page, owners)).flat()) tell();
  }

  #preparePage(page: SamplePage, owners: ReadonlyMap<string, readonly string[]>): PreparedSample[] {
    for (const file of this.#pageFiles.get(page.file) ?? []) {
      this.#types.delete(file);
      this.#entries.delete(file);
    }
    const project = new PageProject();
    this.#projects.set(page.file, project);
    const files: string[] = [];
    this.#pageFiles.set(page.file, files);

    const places = page.fences.map((fence) => `${fence.file}:${fence.line}`);
    const works = page.fences
      .filter((fence) => !this.#isGenerated(fence))
      .map((fence, index) => this.#work(page, fence, index, places));
    for (const work of works) {
      project.add(work.entry);
      this.#entries.set(work.entry.path, {project, entry: work.entry});
    }
    const shell = this.#shellOf(works);
    const variables = new Set(
      works.flatMap((work) => (work.kind?.kind === 'css' ? [...variablesSetIn(work.code)] : [])),
    );

    return works.map((work) => {
      const prepared = this.#prepare(work, project, owners, shell, variables);
      for (const file of prepared.files) {
        this.#types.set(file.path, file.text);
        files.push(file.path);
      }
      const {fence, kind, code} = work;
      return {
        fence,
        tell: () => this.#onSample?.({page, fence, kind, code, files: prepared.files}),
        finish: () => this.#finish(work, prepared),
      };
    });
  }

  /** Blocks made from facts are proven by the facts. One that an author wrote is a sample, whatever it says. */
  #isGenerated(fence: SampleFence): boolean {
    if (parseMeta(fence.meta).generated !== true) return false;
    const source = path.join(this.#context.siteDir, fence.file);
    const lines = fs.existsSync(source) ? fs.readFileSync(source, 'utf8').split('\n') : [];
    return !/^[\s>*+-]*(?:```|~~~)/.test(lines[fence.line - 1] ?? '');
  }

  #work(page: SamplePage, fence: SampleFence, index: number, places: readonly string[]): Work {
    const meta = parseMeta(fence.meta);
    const kind = kindOf(fence.lang);
    const quoted = meta.file === undefined ? undefined : path.join(this.#context.siteDir, meta.file);
    const isQuoted = quoted !== undefined && fs.existsSync(quoted);
    // A quoted part belongs to a file that is checked whole.
    const code = isQuoted ? fs.readFileSync(quoted, 'utf8') : fence.value;
    // `examples/<name>/docs/_meta.json` is `docs/_meta.json` to the reader.
    const title = isQuoted
      ? projectPath((meta.file ?? '').split('/').slice(2).join('/'))
      : meta.title === undefined
        ? undefined
        : projectPath(meta.title);
    const key = page.file.replaceAll(/[^\w]+/g, '-');
    const own = isQuoted
      ? quoted
      : path.join(this.#context.examplesDir, SAMPLES, key, String(index), title ?? `sample.${extensionOf(kind)}`);
    const work: Work = {
      fence,
      kind,
      meta,
      // Only one fence can be written on a line.
      made: places.filter((place) => place === `${fence.file}:${fence.line}`).length > 1,
      code,
      entry: {
        index,
        title,
        path: isScript(kind) || kind?.kind === 'data' ? typedPath(own, kind) : `${own}.tsx`,
        names: noNames(),
      },
    };
    if (kind?.kind === 'script') work.entry.names = scriptNames(code, kind.language);
    if (kind?.kind === 'mdx' && kind.language === 'mdx') {
      work.mdx = readMdx(code, this.#context.parseMdx);
      work.entry.names = fileNames(parseScript(work.mdx.esm, 'tsx'));
    }
    return work;
  }

  #shellOf(works: readonly Work[]): ShellContext {
    const scripts = works.flatMap((work) =>
      work.kind?.kind === 'data' && /json/.test(work.kind.language) ? scriptNamesIn(work.code) : [],
    );
    const {packages, commandLine, programs} = this.#context;
    return {packages, commandLine, programs, scripts: new Set([...PROJECT_SCRIPTS, ...scripts])};
  }

  #prepare(
    work: Work,
    project: PageProject,
    owners: ReadonlyMap<string, readonly string[]>,
    shell: ShellContext,
    variables: ReadonlySet<string>,
  ): Prepared {
    const {kind, code, entry, meta} = work;
    const empty: Prepared = {findings: [], files: [], fragment: false};
    const unknown = (message: string, fix: string): Prepared => ({
      ...empty,
      findings: [{offset: -1, code: 'language', message, fix}],
    });
    if (work.fence.lang === '')
      return unknown('The sample has no language.', 'Write ```text, or the language it is in.');
    if (kind === undefined) {
      return unknown(
        `The language ${work.fence.lang} is not known.`,
        'Correct it, or add it to content/fences/languages.ts.',
      );
    }
    if (meta.file !== undefined && entry.path.includes(`${path.sep}${SAMPLES}${path.sep}`)) {
      return unknown(`The quoted file ${meta.file} does not exist.`, 'Correct the path after file=.');
    }
    const problem = meta.title === undefined || meta.file !== undefined ? undefined : titleProblem(kind, meta.title);
    if (problem !== undefined) return {...empty, findings: [{offset: -1, code: 'title', ...problem}]};

    const context = this.#context;
    const data: DataContext = {
      title: entry.title,
      path: entry.path,
      knownTypesPath: this.#knownTypesPath,
      frontmatterKeys: this.#frontmatterKeys,
      packages: context.packages,
      shell,
    };
    const prepared = ((): Prepared => {
      switch (kind.kind) {
        case 'script':
          return withImports(
            prepareScript(code, kind.language, {
              project,
              entry,
              owners,
              ownersPath: this.#ownersPath,
              released: this.#released,
              of: meta.of,
            }),
            entry,
            context.packages,
          );
        case 'mdx': {
          const parts = work.mdx ?? readMdx(code, () => ({type: 'root', children: []}));
          const page =
            work.mdx === undefined
              ? empty
              : withImports(prepareMdx(code, parts, entry, project), entry, context.packages);
          const frontmatter =
            parts.frontmatter === undefined
              ? empty
              : prepareFrontmatter(parts.frontmatter.text, parts.frontmatter.offset, {
                  ...data,
                  path: `${entry.path}.frontmatter.ts`,
                });
          return {
            findings: [...frontmatter.findings, ...page.findings, ...checkMdxCommands(parts, shell)],
            files: [...frontmatter.files, ...page.files],
            fragment: page.fragment,
          };
        }
        case 'data':
          return prepareData(code, kind.language, data);
        case 'css':
          return {...empty, findings: checkCss(code, context.theme, variables), fragment: entry.title === undefined};
        case 'shell':
          return {...empty, findings: checkShell(code, shell)};
        case 'session':
          return {...empty, findings: checkShell(commandsOf(code), shell)};
        default:
          return empty;
      }
    })();
    const themed = kind.kind === 'plain' ? [] : checkThemeVariables(code, context.theme);
    return {...prepared, findings: [...prepared.findings, ...themed]};
  }

  #finish(work: Work, prepared: Prepared): SampleResult {
    const {fence, kind, meta} = work;
    const findings = withoutConsequences([
      ...prepared.findings,
      ...prepared.files.flatMap((file) => this.#typeFindings(file)),
    ]);
    const problems = findings.map((finding) => place(finding, work)).sort((a, b) => a.line - b.line);
    const language =
      kind === undefined ? fence.lang || 'none' : kind.kind === 'shell' ? 'bash' : fence.lang.toLowerCase();
    const result = {file: fence.file, line: fence.line, language};
    const own = (code: string, message: string, fix: string): SampleResult => ({
      ...result,
      verdict: 'failed',
      problems: [{file: fence.file, line: fence.line, code, message, fix}],
    });
    if (meta.nocheck !== undefined) {
      if (!isReason(meta.nocheck)) {
        return own(
          'nocheck',
          'The sample is exempt without a reason.',
          'Write nocheck="why it cannot be checked", in three words or more.',
        );
      }
      if (problems.length === 0) {
        return own(
          'nocheck',
          kind?.kind === 'plain'
            ? `Samples of the language ${fence.lang} are never checked.`
            : 'The sample is exempt although it passes.',
          'Remove nocheck.',
        );
      }
      return {...result, verdict: 'exempt', problems: []};
    }
    if (meta.expectError !== undefined) {
      const expected = new Set(meta.expectError);
      const others = problems.filter((problem) => !expected.has(problem.code));
      const missing = [...expected].filter((code) => problems.every((problem) => problem.code !== code));
      if (missing.length > 0 || expected.size === 0) {
        const got = problems.map((problem) => `${problem.code} (${problem.message})`).join(', ') || 'none';
        return own(
          'expect-error',
          `The sample should produce the error ${missing.join(', ') || '…'}; it produces ${got}.`,
          'Correct expect-error, or remove it.',
        );
      }
      return {...result, verdict: others.length > 0 ? 'failed' : 'passed', problems: others};
    }
    if (problems.length > 0) return {...result, verdict: 'failed', problems};
    return {...result, verdict: kind?.kind === 'plain' ? 'plain' : prepared.fragment ? 'fragment' : 'passed', problems};
  }

  #typeFindings(file: VirtualFile): Finding[] {
    return this.#types
      .diagnostics(file.path)
      .filter((diagnostic) => file.ignoredCodes?.has(diagnostic.code) !== true)
      .map((diagnostic) => {
        const offset = sourceOffset(file.segments, diagnostic.offset) ?? 0;
        const claimed = /^\w+/.exec(file.text.slice(diagnostic.offset))?.[0] ?? '';
        if (claimed.startsWith(CLAIM)) {
          const name = claimed.slice(CLAIM.length);
          return {
            offset,
            code: 'signature',
            message: `The release declares ${name} otherwise.`,
            fix: 'Copy the members and types of the released declaration, or show it from the facts.',
          };
        }
        return {
          offset,
          code: `TS${diagnostic.code}`,
          message: readableMessage(diagnostic.message, this.#context.examplesDir),
          fix: fixFor(diagnostic.code),
        };
      });
  }
}

/** Keeps one result for each place: the first that failed, else the first. */
function once(results: readonly SampleResult[]): SampleResult[] {
  const seen = new Map<string, SampleResult>();
  for (const result of results) {
    const key = `${result.file}:${result.line}`;
    const known = seen.get(key);
    if (known === undefined || (known.verdict !== 'failed' && result.verdict === 'failed')) seen.set(key, result);
  }
  return [...seen.values()];
}

function isScript(kind: Kind | undefined): kind is Extract<Kind, {kind: 'script'}> {
  return kind?.kind === 'script';
}

function extensionOf(kind: Kind | undefined): string {
  return kind === undefined || !('language' in kind) ? 'txt' : kind.language;
}

/** Data is read as TypeScript; scripts keep the extension that says how to read them. */
function typedPath(file: string, kind: Extract<Kind, {kind: 'script' | 'data'}>): string {
  if (kind.kind === 'data') return `${file}.ts`;
  return /\.[cm]?[jt]sx?$/.test(file) ? file : `${file}.${kind.language}`;
}

/** A parameter without a type, where the type it was to get is wrong. */
const UNTYPED_PARAMETER = new Set(['TS7006', 'TS7019', 'TS7031']);

/** Leaves out errors that only follow from another of the same sample. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const packages = new Set(findings.filter(({code}) => code === 'package').map(({offset}) => offset));
  const untyped = findings.every(({code}) => UNTYPED_PARAMETER.has(code));
  return findings.filter(({code, offset}) => {
    if (UNTYPED_PARAMETER.has(code)) return untyped;
    return !((code === 'TS2307' || code === 'TS7016') && packages.has(offset));
  });
}

function place(finding: Finding, work: Work): Problem {
  const {fence} = work;
  const {code, message, fix} = finding;
  if (work.meta.file !== undefined && work.code !== fence.value) {
    const line = lineAt(work.code, Math.max(finding.offset, 0)) + 1;
    return {file: fence.file, line: fence.line, code, message: `${work.meta.file}:${line}: ${message}`, fix};
  }
  const line = finding.offset < 0 || work.made ? fence.line : fence.line + 1 + lineAt(work.code, finding.offset);
  return {file: fence.file, line, code, message, fix};
}

function withImports(prepared: Prepared, entry: ProjectEntry, packages: KnownPackages): Prepared {
  const problems = entry.names.specifiers.flatMap(({text, offset}) => {
    const name = packageOf(text);
    if (name === undefined || packages.majors.has(name) || packages.allowed.has(name)) return [];
    return [
      {
        offset,
        code: 'package',
        message: `The package ${name} is not one the examples install.`,
        fix: 'Correct the name, declare it in examples/package.json, or list it with a reason in verify/samples/allowed.json.',
      },
    ];
  });
  return {...prepared, findings: [...prepared.findings, ...problems]};
}

function checkShell(code: string, shell: ShellContext): Finding[] {
  return parseShell(code).flatMap(({words, offset}) =>
    checkCommand(words, shell).map((problem) => ({...problem, offset})),
  );
}

/** The commands of a session; prompts and output are blanked, so that offsets stay. */
function commandsOf(session: string): string {
  const blank = (text: string): string => ' '.repeat(text.length);
  return session
    .split('\n')
    .map((line) => {
      const prompt = /^\s*[$%>]\s/.exec(line)?.[0];
      return prompt === undefined ? blank(line) : blank(prompt) + line.slice(prompt.length);
    })
    .join('\n');
}

function checkMdxCommands(parts: MdxParts, shell: ShellContext): Finding[] {
  return parts.uses.flatMap(({name, attributes, offset}) =>
    checkCommandProps(name, attributes, shell).map((problem) => ({...problem, offset})),
  );
}
