/** What the commands of a page do to the project of a reader. */
import path from 'node:path';
import {didYouMean} from '../../content/suggest';
import {PROJECT_FOLDER} from '../../content/tour';
import {splitSpec} from '../samples/shell/commands';
import {GuideFault, type Project} from './project';

/** Commands of the toolkit that print something a page can show. */
export type ToolkitCommand = 'build' | 'dev' | 'preview';

/** A command of the toolkit with its options. */
export interface Run {
  command: ToolkitCommand;
  args: readonly string[];
}

/** Where a reader is. */
export interface Shell {
  project: Project;
  /** Folder the next command runs in, relative to the one around the project. */
  cwd: string;
}

/** What a command leaves to be looked at. */
export type Effect =
  /** It changed the project, or shows something of the reader's computer. */
  | {kind: 'done'}
  /** It made another project, which is not followed. */
  | {kind: 'elsewhere'}
  | {kind: 'run'; run: Run};

/** Installed versions of the packages that pages may install. */
export type Installed = ReadonlyMap<string, string>;

const DONE: Effect = {kind: 'done'};

/** Commands that only look at the computer of the reader, or keep the project in Git. */
const INERT = new Set(['node', 'git', 'ls', 'pwd', 'open', 'code']);

/** Name of a file or folder, inside the project. */
function inside(shell: Shell, name: string): string {
  const full = path.posix.join(shell.cwd, name).replace(/\/$/, '');
  if (full === PROJECT_FOLDER) return '';
  if (!full.startsWith(`${PROJECT_FOLDER}/`)) {
    throw new GuideFault(
      `The command touches ${full}, which is outside of the folder ${PROJECT_FOLDER}.`,
      'Keep to files of the project.',
    );
  }
  return full.slice(PROJECT_FOLDER.length + 1);
}

function existing(shell: Shell, name: string): string {
  const found = inside(shell, name);
  if (shell.project.read(found) === undefined && !shell.project.hasFolder(found)) {
    throw new GuideFault(
      `There is no ${found} in the project.${didYouMean(found, shell.project.names)}`,
      'Write it before, or correct the name.',
    );
  }
  return found;
}

function changeFolder(shell: Shell, name: string): Effect {
  const full = path.posix.join(shell.cwd, name).replace(/\/$/, '').replace(/^\.$/, '');
  const below = full === PROJECT_FOLDER ? '' : full.slice(PROJECT_FOLDER.length + 1);
  const known = full === '' || (full.startsWith(PROJECT_FOLDER) && shell.project.hasFolder(below));
  if (!known) throw new GuideFault(`There is no folder ${full} to change into.`, 'Make it before.');
  shell.cwd = full;
  return DONE;
}

interface PackageJson {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest({project}: Shell): PackageJson {
  const text = project.read('package.json');
  if (text === undefined) {
    throw new GuideFault('There is no package.json in the project.', 'Show it before the command.');
  }
  return JSON.parse(text) as PackageJson;
}

/** Adds packages as npm does: sorted, with a caret before the version. */
function install(shell: Shell, args: readonly string[], installed: Installed): Effect {
  const key = args.some((word) => word === '-D' || word === '--save-dev') ? 'devDependencies' : 'dependencies';
  const specs = args.filter((word) => !word.startsWith('-'));
  // Installs what the project packed, to look at it as others get it.
  if (specs.some((spec) => spec.endsWith('.tgz'))) return {kind: 'elsewhere'};
  const manifest = readManifest(shell);
  const own = manifest[key] ?? {};
  for (const spec of specs) {
    const {name} = splitSpec(spec);
    const version = installed.get(name);
    if (version === undefined) {
      throw new GuideFault(
        `The package ${name} is not one that examples/package.json installs.`,
        'Declare it there, so that the page can be followed here too.',
      );
    }
    own[name] = `^${version}`;
  }
  if (specs.length === 0) return DONE;
  const sorted = Object.fromEntries(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)));
  shell.project.write('package.json', JSON.stringify({...manifest, [key]: sorted}, null, 2));
  return DONE;
}

function toolkit([command = 'dev', ...args]: readonly string[]): Effect {
  if (command === 'build' || command === 'dev' || command === 'preview') {
    return {kind: 'run', run: {command, args: args.filter((word) => word !== '--')}};
  }
  throw new GuideFault(`\`rspress ${command}\` is not run when a page is followed.`, 'Use build, dev or preview.');
}

function runScript(shell: Shell, [name = '', ...args]: readonly string[]): Effect {
  const script = readManifest(shell).scripts?.[name];
  if (script === undefined) {
    throw new GuideFault(`package.json has no script "${name}".`, 'Add it, or correct the command.');
  }
  const [program, ...words] = script.split(/\s+/);
  if (program !== 'rspress') {
    throw new GuideFault(`The script "${name}" runs ${program}, which is not followed.`, 'Use rspress in it.');
  }
  return toolkit([...words, ...args]);
}

function npm(shell: Shell, [verb, ...args]: readonly string[], installed: Installed): Effect {
  switch (verb) {
    case 'install':
    case 'i':
      return install(shell, args, installed);
    case 'run':
      return runScript(shell, args);
    case 'create':
      return {kind: 'elsewhere'};
    // Tests and publishes what is there; what they write is not part of the project.
    case 'test':
    case 'pack':
    case 'publish':
    case 'ls':
    case '-v':
    case '--version':
      return DONE;
    default:
      throw new GuideFault(
        `\`npm ${verb ?? ''}\` cannot be followed: what it writes is not known.`,
        'Show the files as blocks with a title.',
      );
  }
}

/**
 * Does to a project what a command does.
 *
 * @param words - The command, quotes taken off.
 * @param shell - The project and the folder in it; changed.
 * @param installed - Packages that pages may install.
 * @returns What there is to look at.
 * @throws GuideFault when it does not work, or cannot be followed.
 */
export function runCommand(words: readonly string[], shell: Shell, installed: Installed): Effect {
  const [program = '', ...args] = words;
  const names = args.filter((word) => !word.startsWith('-'));
  const {project} = shell;
  if (INERT.has(program)) return DONE;
  switch (program) {
    case 'cd':
      return changeFolder(shell, names[0] ?? '');
    case 'mkdir':
      for (const name of names) {
        if (path.posix.join(shell.cwd, name) !== PROJECT_FOLDER) project.makeFolder(inside(shell, name));
      }
      return DONE;
    case 'touch':
      for (const name of names) project.write(inside(shell, name), project.read(inside(shell, name)) ?? '');
      return DONE;
    case 'rm':
      for (const name of names) project.remove(existing(shell, name));
      return DONE;
    case 'cp':
    case 'mv': {
      const to = inside(shell, names.at(-1) ?? '');
      for (const name of names.slice(0, -1)) {
        const from = existing(shell, name);
        project.copyTo(from, to);
        if (program === 'mv') project.remove(from);
      }
      return DONE;
    }
    case 'npm':
      return npm(shell, args, installed);
    case 'npx':
      if (args[0] === 'rspress') return toolkit(args.slice(1));
      break;
    default:
  }
  throw new GuideFault(
    `\`${words.join(' ')}\` cannot be followed: what ${program} does is not known.`,
    'Use cd, mkdir, touch, cp, mv, rm, npm install, npm run or npx rspress, or show the files as blocks with a title.',
  );
}
