import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** A program that a package of Debian holds. */
export interface DebianProgram {
  /** Name of the package, and of the folder that it is unpacked into. */
  name: string;
  /** Path of the program in the package. */
  file: string;
  /** An option with which the program says its version and ends. */
  version: string;
  /** Packages that add to it, in releases that have them. */
  extras?: readonly string[];
}

/** A program that runs. */
export interface Program {
  program: string;
  /** Variables that it needs besides those of this process. */
  env: Readonly<Record<string, string>>;
  /** What it says of its version. */
  said: string;
}

/** An unpacked program. */
export interface UnpackedProgram extends Program {
  /** Absolute paths of all that was unpacked. */
  files: readonly string[];
}

const CACHE = path.resolve('node_modules/.cache');

/** Folder of the lists of packages. */
const LISTS = 'lists';

/**
 * Tries a program out.
 *
 * @param program - Name or path.
 * @param version - An option with which it says its version and ends.
 * @param env - Variables that it needs.
 * @returns The program, or nothing when it does not run.
 */
export function tryOut(program: string, version: string, env: Program['env'] = {}): Program | undefined {
  const {status, stdout, stderr} = spawnSync(program, [version], {encoding: 'utf8', env: {...process.env, ...env}});
  return status === 0 ? {program, env, said: stdout + stderr} : undefined;
}

/**
 * Runs the package manager in a folder, with lists of its own where they are in it, so that nobody has to be root.
 */
function apt(folder: string, ...args: string[]): void {
  const places = {'Dir::State::Lists': 'lists/', 'Dir::Cache': './', 'Dir::Cache::Archives': 'archives/'};
  const own = Object.entries(places).flatMap(([name, place]) => ['-o', `${name}=${path.join(folder, place)}`]);
  // The downloads are for whoever runs the tests, and not for the user of the package manager.
  const options = ['-qq', '-o', 'APT::Sandbox::User=', ...(existsSync(path.join(folder, LISTS)) ? own : [])];
  execFileSync('apt-get', [...options, ...args], {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});
}

/** Unpacks packages into a folder that they were downloaded into, and returns their files. */
function unpack(folder: string, names: readonly string[]): string[] {
  const packages = readdirSync(folder).filter((file) => names.some((name) => file.startsWith(`${name}_`)));
  for (const file of packages) {
    execFileSync('dpkg-deb', ['-x', file, folder], {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});
  }
  return packages.map((file) => path.join(folder, file));
}

/** Downloads the package; where the system has no lists of packages, as in most containers, after these. */
function download(folder: string, name: string): string[] {
  try {
    apt(folder, 'download', name);
  } catch {
    for (const place of [LISTS, 'archives']) mkdirSync(path.join(folder, place, 'partial'), {recursive: true});
    apt(folder, 'update');
    apt(folder, 'download', name);
  }
  return unpack(folder, [name]);
}

/** Libraries that a package needs, as names of packages. */
const librariesOf = (file: string): string[] =>
  execFileSync('dpkg-deb', ['-f', file, 'Depends'], {encoding: 'utf8'})
    .split(',')
    .map((dependency) => dependency.trim().split(/[ :(|]/)[0] ?? '')
    .filter((name) => /^(?:lib(?!c6$)|zlib)/.test(name));

/** Unpacks the libraries that packages need, and those that these need. */
function addLibraries(folder: string, packages: readonly string[]): void {
  const known = new Set<string>();
  for (let files = packages; files.length > 0;) {
    const added = [...new Set(files.flatMap(librariesOf))].filter((name) => !known.has(name));
    if (added.length === 0) return;
    for (const name of added) known.add(name);
    apt(folder, 'download', ...added);
    files = unpack(folder, added);
  }
}

/** The program of packages that were unpacked into a folder, if it runs. */
function tryUnpacked(folder: string, {file, version}: DebianProgram): UnpackedProgram | undefined {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name));
  const libraries = [...new Set(files.filter((name) => /\/lib[^/]+\.so/.test(name)).map((name) => path.dirname(name)))];
  const env: Program['env'] = libraries.length === 0 ? {} : {LD_LIBRARY_PATH: libraries.join(':')};
  const found = tryOut(path.join(folder, file), version, env);
  return found && {...found, files};
}

/**
 * A program of Debian's packages, unpacked into the cache: whole, or not at all. It needs the libraries of its package
 * only where the system has none of its own.
 *
 * @param wanted - See {@link DebianProgram}.
 * @returns The program, or nothing when it does not run.
 * @throws Error when packages cannot be loaded or unpacked.
 */
export function fromDebian(wanted: DebianProgram): UnpackedProgram | undefined {
  const cache = path.join(CACHE, wanted.name);
  if (existsSync(cache)) return tryUnpacked(cache, wanted);
  const made = `${cache}-${process.pid}`;
  try {
    mkdirSync(made, {recursive: true});
    const packages = download(made, wanted.name);
    for (const extra of wanted.extras ?? []) {
      try {
        apt(made, 'download', extra);
        unpack(made, [extra]);
      } catch {
        // The release does not have it.
      }
    }
    if (tryUnpacked(made, wanted) === undefined) addLibraries(made, packages);
    rmSync(path.join(made, LISTS), {recursive: true, force: true});
    renameSync(made, cache);
    return tryUnpacked(cache, wanted);
  } finally {
    rmSync(made, {recursive: true, force: true});
  }
}

/** Where a program may be found. */
export interface ProgramPlaces extends DebianProgram {
  /** Variable that names the program. */
  variable: string;
  /** Names and paths of installed ones, the first that runs is taken. */
  places: readonly string[];
  /** What it is for, as in "There is no nginx to serve the site with." */
  missing: string;
  /** How people get it. */
  install: string;
}

/**
 * Finds a program: what a variable names, else an installed one, else that of Debian's package.
 *
 * @param wanted - See {@link ProgramPlaces}.
 * @returns The program; with its files when it was unpacked.
 * @throws Error when there is none; the message says how to get one.
 */
export function findProgram(wanted: ProgramPlaces): Program | UnpackedProgram {
  const {variable, places, missing, version} = wanted;
  const help =
    `Install ${wanted.install}, or set ${variable} to the program. ` +
    'On Debian and Ubuntu its package is otherwise unpacked into node_modules/.cache, which needs the network.';
  const named = process.env[variable];
  if (named) {
    const found = tryOut(named, version);
    if (found === undefined) throw new Error(`${variable} names ${named}, which does not run. ${help}`);
    return found;
  }
  for (const place of places) {
    const installed = tryOut(place, version);
    if (installed !== undefined) return installed;
  }
  let cause: unknown;
  try {
    const found = fromDebian(wanted);
    if (found !== undefined) return found;
  } catch (error) {
    cause = error;
  }
  throw new Error(`${missing} ${help}`, {cause});
}
