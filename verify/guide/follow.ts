/**
 * Follows a page of the guide as a reader would: block by block, on a project in memory. What needs
 * the toolkit itself is noted down, to be run afterwards.
 */
import {PROJECT_FOLDER} from '../../content/tour';
import type {Fence, Page} from '../../content/types';
import {kindOf} from '../../content/fences/languages';
import {takeMagicComments} from '../../content/fences/magicComments';
import {parseMeta, type FenceMeta} from '../../content/fences/meta';
import {isPatch, parsePatch} from '../../content/fences/patch';
import {parseTree} from '../../content/rehype/fileTree';
import type {MdxParser} from '../samples/mdx';
import {projectPath} from '../samples/project';
import {parseShell} from '../samples/shell/parse';
import type {Problem} from '../samples/types';
import {lineAt} from '../samples/mapped';
import {checkTree, holds} from './compare';
import {changeFile, writeFile} from './files';
import {checkSyntax, lintProject} from './lint';
import {GuideFault, Project} from './project';
import {runCommand, type Installed, type Run, type Shell} from './shell';

/** Where the toolkit writes a site. */
const OUTPUT = 'doc_build';

/** Place of a block on a page. */
export interface Place {
  file: string;
  /** Line of the opening fence, from 1. */
  line: number;
}

/** What a page shows of a run of the toolkit. */
export type Shown =
  /** Lines that it prints. */
  | {kind: 'output'; place: Place; text: string}
  /** A part of a file that it writes. */
  | {kind: 'excerpt'; place: Place; name: string; text: string}
  /** The files that it writes. */
  | {kind: 'tree'; place: Place; text: string};

/** A run of the toolkit on the project as it is at one point of the page. */
export interface Probe {
  place: Place;
  project: Project;
  run: Run;
  shown: Shown[];
}

/** What printed text of an example a page shows. */
export interface Quoted {
  place: Place;
  text: string;
  example: string;
  build: string;
}

/** A file after a page changed a part of it. */
export interface Change {
  place: Place;
  name: string;
  /** Text of the file before. */
  before: string;
  /** The project with the changed file. */
  project: Project;
}

/** What there is besides the page. */
export interface GuideContext {
  installed: Installed;
  parseMdx: MdxParser;
  /** Files of an example by path; nothing when there is no such example. */
  example: (name: string) => ReadonlyMap<string, string> | undefined;
}

/** What following a page gives. */
export interface Followed {
  /** The project at the end of the page. */
  project: Project;
  /** Where the page wrote or changed a file last. */
  written: ReadonlyMap<string, Place>;
  problems: Problem[];
  probes: Probe[];
  quoted: Quoted[];
  changes: Change[];
}

/** Words of a block, and where it is. */
interface Block {
  fence: Fence;
  meta: FenceMeta;
  place: Place;
  code: string;
  /** Index of the heading it is under, −1 before the first. */
  heading: number;
}

/** Blocks in order. Of the tabs of package managers, npm's is taken. */
function blocksOf(page: Page): Block[] {
  const blocks = page.fences.map((fence): Block => {
    const meta = parseMeta(fence.meta);
    return {
      fence,
      meta,
      place: {file: fence.file, line: fence.line},
      code: isPatch(fence.lang, meta.title) ? fence.value : takeMagicComments(fence.value).code,
      heading:
        page.headings.filter(({line, charIndex}) =>
          // A fence of a partial has the lines of another file.
          fence.file === page.file ? line < fence.line : charIndex <= fence.charIndex,
        ).length - 1,
    };
  });
  return blocks.filter(
    (block, index) =>
      /^npm |^npx /.test(block.code) ||
      blocks.every(
        (other, at) => at === index || other.place.line !== block.place.line || other.place.file !== block.place.file,
      ),
  );
}

/** The example and the build that `output="example:build"` names. */
function quotedFrom(from: string): Pick<Quoted, 'example' | 'build'> {
  const [example = '', build = 'default'] = from.split(':');
  return {example, build};
}

/**
 * Finds the output of examples that a page shows.
 *
 * @param page - Any page, whether it builds a project or not.
 */
export function quotedOutputs(page: Page): Quoted[] {
  return page.fences.flatMap(({meta, value, file, line}) => {
    const {output = ''} = parseMeta(meta);
    return output === '' ? [] : [{place: {file, line}, text: value, ...quotedFrom(output)}];
  });
}

/** One reader on one page. */
class Walk {
  readonly problems: Problem[] = [];
  readonly probes: Probe[] = [];
  readonly quoted: Quoted[] = [];
  readonly changes: Change[] = [];
  readonly written = new Map<string, Place>();
  readonly #page: Page;
  readonly #context: GuideContext;
  readonly #shell: Shell;
  /** A copy of the project on which optional blocks are tried, and the heading they are under. */
  #aside: {shell: Shell; heading: number; written: Map<string, Place>; place: Place} | undefined;
  /** The heading under which another project is made. */
  #elsewhere: number | undefined;
  /** The last run of the toolkit, whose output may follow, and the project it ran on. */
  #lastRun: {run: Run; project: Project} | undefined;

  constructor(page: Page, start: Project | undefined, context: GuideContext) {
    this.#page = page;
    this.#context = context;
    this.#shell = {project: start?.copy() ?? new Project(), cwd: start === undefined ? '' : PROJECT_FOLDER};
  }

  get project(): Project {
    return this.#shell.project;
  }

  /** The project that blocks are applied to now. */
  get #here(): Shell {
    return this.#aside?.shell ?? this.#shell;
  }

  report({file, line}: Place, code: string, message: string, fix: string): void {
    this.problems.push({file, line, code, message, fix});
  }

  /** Whether a heading ends the section of another. */
  #leaves(from: number, to: number): boolean {
    if (from === to) return false;
    const depth = this.#page.headings[from]?.depth ?? 1;
    return this.#page.headings.slice(from + 1, to + 1).some((heading) => heading.depth <= depth);
  }

  #enter(heading: number): void {
    if (this.#elsewhere !== undefined && this.#leaves(this.#elsewhere, heading)) this.#elsewhere = undefined;
    if (this.#aside !== undefined && this.#leaves(this.#aside.heading, heading)) this.#endAside();
  }

  /** Drops what was tried, once it is known to work. */
  #endAside(): void {
    const aside = this.#aside;
    if (aside === undefined) return;
    const {project} = aside.shell;
    this.#lint(project, new Map([...this.written, ...aside.written]), aside.place);
    this.#probe({command: 'build', args: []}, aside.place, project);
    this.#aside = undefined;
    this.#lastRun = undefined;
  }

  #probe(run: Run, place: Place, project: Project = this.#here.project): Probe {
    const same = this.probes.find(
      (probe) =>
        JSON.stringify(probe.run) === JSON.stringify(run) &&
        JSON.stringify(probe.project.files) === JSON.stringify(project.files),
    );
    if (same !== undefined) return same;
    const probe = {place, project: project.copy(), run, shown: []};
    this.probes.push(probe);
    return probe;
  }

  #lint(project: Project, written: ReadonlyMap<string, Place>, otherwise: Place): void {
    for (const {name, message, fix} of lintProject(project, this.#context.parseMdx)) {
      this.report(written.get(name) ?? otherwise, 'project', message, fix);
    }
  }

  step(block: Block): void {
    this.#enter(block.heading);
    const {meta, fence} = block;
    // Made from facts, which are checked; or shown as wrong, with the error it gives.
    if (meta.generated === true || meta.expectError !== undefined) return;
    if (this.#elsewhere !== undefined && meta.output === undefined && kindOf(fence.lang)?.kind !== 'shell') {
      throw new GuideFault(
        'The block belongs to a project that another command made, and nobody knows what is in it.',
        'Put it under another heading.',
      );
    }
    if (meta.output !== undefined) this.#output(block, meta.output);
    else if (meta.excerpt !== undefined) this.#excerpt(block, meta.excerpt);
    else if (fence.lang === 'tree') this.#tree(block);
    else this.#apply(block);
  }

  #output({code, place}: Block, from: string): void {
    if (from !== '') {
      const quoted = quotedFrom(from);
      if (this.#context.example(quoted.example) === undefined) {
        throw new GuideFault(`There is no example "${quoted.example}".`, 'Name one of the folders in examples/.');
      }
      this.quoted.push({place, text: code, ...quoted});
    } else if (this.#lastRun === undefined) {
      throw new GuideFault(
        'No command of the toolkit comes before this output, so nothing prints it.',
        'Show the command, or say whose output it is: output="name-of-an-example:its-build".',
      );
    } else {
      const {run, project} = this.#lastRun;
      this.#probe(run, place, project).shown.push({kind: 'output', place, text: code});
    }
  }

  /** The example that a name below `examples/` is in, and the rest of the name. */
  #inExample(name: string): {files: ReadonlyMap<string, string>; rest: string} | undefined {
    const [, example = '', rest = ''] = /^examples\/([^/]+)\/?(.*)$/.exec(name) ?? [];
    if (example === '') return undefined;
    const files = this.#context.example(example);
    if (files === undefined) {
      throw new GuideFault(`There is no example "${example}".`, 'Name one of the folders in examples/.');
    }
    return {files, rest};
  }

  #excerpt({code, place, meta, fence}: Block, from: string): void {
    // Taken from a file of an example, so it is a part of it.
    if (meta.file !== undefined) return;
    const quoted = this.#inExample(from);
    if (fence.lang === 'tree' && quoted !== undefined) {
      const prefix = quoted.rest === '' ? '' : `${quoted.rest.replace(/\/$/, '')}/`;
      const names = [...quoted.files.keys()].filter((name) => name.startsWith(prefix));
      checkTree(
        parseTree(code),
        names.map((name) => name.slice(prefix.length)),
        from.split('/').at(-1) ?? '',
      );
      return;
    }
    if (from.startsWith(`${OUTPUT}/`)) {
      const name = from.slice(OUTPUT.length + 1);
      this.#probe({command: 'build', args: []}, place).shown.push({kind: 'excerpt', place, name, text: code});
      return;
    }
    const texts =
      quoted !== undefined
        ? [quoted.files.get(quoted.rest)]
        : from === ''
          ? this.#here.project.files.map(([, text]) => text)
          : [this.#here.project.read(projectPath(from))];
    if (texts.some((text) => text !== undefined && holds(text, code))) return;
    throw new GuideFault(
      from === ''
        ? 'No file of the project holds this excerpt at this point of the page.'
        : `${from} does not hold this excerpt at this point of the page.`,
      'Copy the lines from the file, or put "…" where some are left out.',
    );
  }

  #tree({code, place}: Block): void {
    const entries = parseTree(code);
    if (entries.length === 1 && entries[0]?.name === `${OUTPUT}/`) {
      this.#probe({command: 'build', args: []}, place).shown.push({kind: 'tree', place, text: code});
      return;
    }
    const {project} = this.#here;
    checkTree(entries, project.names, PROJECT_FOLDER, (name) => project.hasFolder(name));
  }

  #apply(block: Block): void {
    const {code, meta, place, fence, heading} = block;
    const isShell = kindOf(fence.lang)?.kind === 'shell' && meta.title === undefined;
    if (meta.optional === true) {
      this.#aside ??= {
        shell: {...this.#shell, project: this.project.copy()},
        heading,
        written: new Map(),
        place,
      };
    } else if (this.#aside !== undefined && !isShell) {
      throw new GuideFault(
        'The block comes after an optional one of the same section, so nobody knows whether it needs that.',
        'Put it before, or under another heading, or mark it as `optional` too.',
      );
    }
    if (isShell) {
      this.#commands(block);
      return;
    }
    if (meta.title === undefined) {
      throw new GuideFault(
        'A reader cannot apply this block: it names no file and runs nothing.',
        'Give it title="…" if it is a complete file, use a `diff` with title="…" for a change, or mark it as `excerpt` or `output`.',
      );
    }
    if (meta.region !== undefined) {
      throw new GuideFault(
        `The block shows a part of ${meta.title} as if it were the file.`,
        'Add the word `excerpt`, or quote the whole file.',
      );
    }
    const name = projectPath(meta.title);
    const {project} = this.#here;
    if (isPatch(fence.lang, meta.title)) {
      const before = project.read(name) ?? '';
      changeFile(project, name, parsePatch(code));
      this.changes.push({place, name, before, project: project.copy()});
    } else writeFile(project, name, code, meta.replaces === true);
    (this.#aside?.written ?? this.written).set(name, place);
    const fault = checkSyntax(name, project.read(name) ?? '', this.#context.parseMdx);
    if (fault !== undefined) throw new GuideFault(fault.message, fault.fix);
  }

  #commands({code, heading}: Block): void {
    for (const {words, offset} of parseShell(code)) {
      if (this.#elsewhere !== undefined) continue;
      try {
        const effect = runCommand(words, this.#here, this.#context.installed);
        if (effect.kind === 'elsewhere') this.#elsewhere = heading;
        if (effect.kind === 'run') this.#lastRun = {run: effect.run, project: this.#here.project.copy()};
      } catch (cause) {
        if (!(cause instanceof GuideFault)) throw cause;
        throw new GuideFault(cause.message, cause.fix, lineAt(code, offset));
      }
    }
  }

  end(): void {
    this.#endAside();
    this.#lint(this.project, this.written, {file: this.#page.file, line: 1});
  }
}

/**
 * Follows a page.
 *
 * @param page - The page.
 * @param start - The project it starts from; nothing for an empty folder.
 * @param context - What there is besides.
 * @returns The project it leads to, what is wrong on the way, and what is still to be run.
 */
export function followPage(page: Page, start: Project | undefined, context: GuideContext): Followed {
  const walk = new Walk(page, start, context);
  for (const block of blocksOf(page)) {
    try {
      walk.step(block);
    } catch (cause) {
      if (!(cause instanceof GuideFault)) throw cause;
      const inside = cause.line === undefined ? 0 : cause.line + 1;
      walk.report({...block.place, line: block.place.line + inside}, 'guide', cause.message, cause.fix);
    }
  }
  walk.end();
  return {
    project: walk.project,
    written: walk.written,
    problems: walk.problems,
    probes: walk.probes,
    quoted: walk.quoted,
    changes: walk.changes,
  };
}
