/** The guide, followed as readers follow it. */
import fs from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import {TOUR} from '../../config/tour';
import {LANGS} from '../../config/locales';
import type {Lang} from '../../config/types';
import type {PageReader} from '../../content/reader';
import {kindOf} from '../../content/fences/languages';
import {SOURCE_LANG} from '../../content/roots';
import {exampleProject} from '../../content/tour';
import type {Page} from '../../content/types';
import {replaceBase} from '../../content/examples/base';
import {installedVersions} from '../../content/examples/cache';
import {ensureBuild} from '../../content/examples/ensure';
import {processExample, readSpec} from '../examples/core';
import {examplesCache, examplesRoot, exampleFiles, repositoryRoot} from '../../content/examples/list';
import {SampleChecker} from '../samples/checker';
import {splitSpec} from '../samples/shell/commands';
import {loadMdxParser, readSampleContext} from '../samples/context';
import {parseSample} from '../parity/parser';
import type {Problem} from '../samples/types';
import {checkProbe, compareProjects, type RunReport} from './check';
import {missingLine} from './compare';
import {
  followPage,
  quotedOutputs,
  type Followed,
  type GuideContext,
  type Place,
  type Probe,
  type Quoted,
} from './follow';
import {Project} from './project';
import {siteIn, Toolkit} from './toolkit';

/** A page waits for a build most of the time, and a build leaves a core free now and then. */
const PAGES_AT_A_TIME = 3;

/** More than a project has files. */
const LINES_OF_A_CHANGE = 10_000;

/** Build of an example that a plain `rspress build` in its folder gives. */
const PLAIN_BUILD = 'default';

/** States of the project that examples keep. */
const STATES = [...new Set(Object.values(TOUR).map(({end}) => end))];

function isSame(a: Project, b: Project): boolean {
  return JSON.stringify(a.files) === JSON.stringify(b.files);
}

/** What pages are followed with: the installed packages and the examples of this repository. */
export const readGuideContext = (): GuideContext => ({
  installed: new Map(installedVersions().map((spec) => [splitSpec(spec).name, splitSpec(spec).version])),
  parseMdx: parseSample,
  example: (name) => exampleProject(repositoryRoot, name),
});

/** Options of {@link Guide}. */
export interface GuideOptions {
  /**
   * Without it nothing is built and no types are checked: what a page shows of output and results,
   * and names in files that it changes, are taken for right.
   */
  build: boolean;
  /**
   * Builds what the pages of every language lead to. Without it those of the source language are
   * built; translations have to lead to the same files, up to what is translated in them.
   */
  translations?: boolean;
}

/** Follows the pages of the guide. */
export class Guide {
  readonly #reader: PageReader;
  readonly #options: GuideOptions;
  readonly #toolkit = new Toolkit();
  readonly #known = new Set<string>();
  #samples: SampleChecker | undefined;
  readonly #context: GuideContext;

  /**
   * @param reader - Reader of the site.
   * @param options - What is checked.
   */
  constructor(reader: PageReader, options: GuideOptions) {
    this.#reader = reader;
    this.#options = options;
    this.#context = readGuideContext();
  }

  /**
   * Follows one page.
   *
   * @param file - Source of the page, relative to the site folder.
   * @returns What goes wrong on the way. A page that builds no project is held against the output of
   * examples that it shows.
   * @throws Error when there is no such page.
   */
  async checkPage(file: string): Promise<Problem[]> {
    for (const lang of LANGS) {
      const page = (await this.#reader.pages(lang)).find((candidate) => candidate.file === file);
      if (page !== undefined) return await this.#check(page, lang);
    }
    throw new Error(`There is no page ${file}.`);
  }

  /**
   * Follows every page of the tour and checks the output that others show, in both languages.
   *
   * @returns Problems of all pages, and the number of pages.
   */
  async checkAll(): Promise<{problems: Problem[]; pages: number}> {
    const pages: {page: Page; lang: Lang}[] = [];
    for (const lang of LANGS) {
      const known = new Map((await this.#reader.pages(lang)).map((page) => [page.fileKey, page]));
      for (const key of Object.keys(TOUR)) {
        const page = known.get(key);
        if (page === undefined) throw new Error(`config/tour.ts names ${key}, which is no page. Correct it.`);
        pages.push({page, lang});
      }
      for (const [key, page] of known) {
        if (!(key in TOUR) && quotedOutputs(page).length > 0) pages.push({page, lang});
      }
    }
    const found = await pMap(pages, ({page, lang}) => this.#check(page, lang), {concurrency: PAGES_AT_A_TIME});
    if (this.#options.build) this.#toolkit.prune();
    return {problems: found.flat(), pages: pages.length};
  }

  async #check(page: Page, lang: Lang): Promise<Problem[]> {
    const step = TOUR[page.fileKey];
    if (step === undefined) return this.#options.build ? await this.#checkQuoted(quotedOutputs(page)) : [];
    // Both languages begin with the folder that readers can copy.
    const start = step.start === undefined ? undefined : this.#state(step.start);
    const end = this.#state(step.end);
    const followed = followPage(page, start, this.#context);
    const problems = [...followed.problems];
    // What follows from a block that could not be applied would only be noise.
    if (problems.length > 0) return problems;
    for (const {file, message, fix} of compareProjects(
      followed.project,
      end,
      `examples/${step.end}`,
      lang === SOURCE_LANG,
    )) {
      const place = followed.written.get(file) ?? {file: page.file, line: 1};
      problems.push({...place, code: 'state', message, fix});
    }
    if (!this.#options.build || (lang !== SOURCE_LANG && this.#options.translations !== true)) return problems;
    return [
      ...problems,
      ...(await this.#checkTypes(page, followed)),
      ...(await this.#run(page, followed, step.anyHost)),
    ];
  }

  /** Checks files of which the page shows a change only; complete ones are samples like any other. */
  async #checkTypes(page: Page, {changes}: Followed): Promise<Problem[]> {
    this.#samples ??= new SampleChecker(readSampleContext(repositoryRoot, await loadMdxParser(examplesRoot)));
    const unknown = changes.filter(({name, project}) => {
      const key = JSON.stringify([name, project.files]);
      const isKnown = this.#known.has(key);
      this.#known.add(key);
      return !isKnown;
    });
    // Each change has lines of its own, by which its results are known.
    const wanted = new Map<number, {place: Place; name: string}>();
    const states = unknown.map(({place, name, project}, change) => {
      const fences = project.files.map(([file, text], index) => {
        const lang = path.posix.extname(file).slice(1);
        const line = change * LINES_OF_A_CHANGE + index;
        if (file === name) wanted.set(line, {place, name});
        return {
          lang: kindOf(lang) === undefined ? 'text' : lang,
          meta: `title="${file}"`,
          value: text,
          file,
          line,
          charIndex: 0,
        };
      });
      return {file: `${page.file}:${place.line}:${change}`, fences};
    });
    return this.#samples
      .check(states, ({line}) => wanted.has(line))
      .flatMap(({line, problems}) => {
        const {place, name} = wanted.get(line)!;
        return problems.map(({code, message, fix}) => ({...place, code, message: `${name}: ${message}`, fix}));
      });
  }

  #state(name: string): Project {
    const files = this.#context.example(name);
    if (files === undefined) throw new Error(`config/tour.ts names examples/${name}, which does not exist.`);
    return new Project(files);
  }

  async #run(page: Page, {project, probes, quoted}: Followed, anyHost: boolean | undefined): Promise<Problem[]> {
    const problems: Problem[] = [];
    const end: Probe = {place: {file: page.file, line: 1}, project, run: {command: 'build', args: []}, shown: []};
    for (const probe of [...probes, end]) {
      problems.push(...checkProbe(probe, await this.#report(probe), anyHost));
    }
    return [...problems, ...(await this.#checkQuoted(quoted))];
  }

  /** Holds what a page shows of the output of examples against what they print. */
  async #checkQuoted(quoted: readonly Quoted[]): Promise<Problem[]> {
    const problems: Problem[] = [];
    for (const {place, text, example, build} of quoted) {
      const missing = missingLine(text, await this.#printed(example, build));
      if (missing === undefined) continue;
      problems.push({
        ...place,
        code: 'guide',
        message: `The build "${build}" of examples/${example} does not print \`${missing.trim()}\` there.`,
        fix: 'Copy it from a real run, with "…" for what is left out.',
      });
    }
    return problems;
  }

  /** How a run of the toolkit goes. States of the project are built with the examples, not once more. */
  async #report({project, run}: Probe): Promise<RunReport> {
    const isPlain = run.command === 'build' && run.args.length === 0;
    const name = isPlain ? STATES.find((state) => isSame(this.#state(state), project)) : undefined;
    const dir = path.join(examplesRoot, name ?? '');
    const spec = name === undefined ? undefined : (await readSpec(dir)).builds[PLAIN_BUILD];
    if (name === undefined || spec === undefined || spec.prepare !== undefined || spec.config !== undefined) {
      return await this.#toolkit.run(project, run);
    }
    const example = {name, dir, files: exampleFiles(dir)};
    const {output, error} = await ensureBuild(example, PLAIN_BUILD, spec, {versions: installedVersions()});
    if (error !== undefined) throw new Error(error);
    const {bases} = output;
    const site = siteIn(output.dir, (text) => (bases === undefined ? text : replaceBase(text, bases.built, bases.own)));
    return {exitCode: 0, log: output.log, site};
  }

  /** What a build of an example printed. */
  async #printed(name: string, build: string): Promise<string> {
    const dir = path.join(examplesRoot, name);
    const outcome = await processExample({name, dir, files: exampleFiles(dir)}, {versions: installedVersions()});
    if (outcome.state === 'failed') throw new Error(outcome.errors.join('\n'));
    const log = path.join(examplesCache, name, `${build}.log`);
    if (!fs.existsSync(log)) throw new Error(`examples/${name} has no build named "${build}".`);
    return fs.readFileSync(log, 'utf8');
  }
}
