/** Runs the toolkit on the project of a reader, and keeps what it gives. */
import {spawn, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {cleanLog, rspressScript} from '../../content/examples/build';
import {writeBuildConfig} from '../../content/examples/buildConfig';
import {installedVersions} from '../../content/examples/cache';
import {examplesRoot, repositoryRoot} from '../../content/examples/list';
import {buildProcesses, toolkitEnvironment} from '../../content/examples/processes';
import type {Project} from './project';
import type {Run} from './shell';
import type {BuiltSite} from './site';

/** What a run gave. */
export interface RunResult {
  /** Exit code; `null` for a server, which is stopped. */
  exitCode: number | null;
  /** What it printed, without colours, the project written as `<example>`. */
  log: string;
  site: BuiltSite;
}

/** Where results are kept, a folder for each. */
export const guideCache = path.join(repositoryRoot, 'node_modules/.cache/guide');

/** Longest time a build, or the start of a server, may take, in milliseconds. */
const TIME_LIMIT = 120_000;

const OUTPUT = 'doc_build';

/** What a server prints when it answers. */
const READY = {dev: /ready\s+built in/, preview: /https?:\/\/\S+:\d+/} as const;

/** Packages that a project has installed, as links to those of this repository. */
function linkPackages(project: Project, dir: string): void {
  const manifest = JSON.parse(project.read('package.json') ?? '{}') as Record<string, Record<string, string>>;
  for (const name of Object.keys({...manifest.dependencies, ...manifest.devDependencies})) {
    const installed = [examplesRoot, repositoryRoot]
      .map((root) => path.join(root, 'node_modules', name))
      .find((folder) => fs.existsSync(folder));
    if (installed === undefined) throw new Error(`The package ${name} is not installed. Run \`npm ci\`.`);
    const link = path.join(dir, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), {recursive: true});
    fs.symlinkSync(fs.realpathSync(installed), link, 'junction');
  }
}

function writeProject(project: Project): string {
  // The toolkit compares paths of modules, which bundlers report without symbolic links.
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rspress-guide-')));
  for (const [name, text] of project.files) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  linkPackages(project, dir);
  return dir;
}

/** The configuration that a build of the project is told of. */
function quickConfig(dir: string): string[] {
  const config = writeBuildConfig(dir, undefined, {minify: false});
  return config === undefined ? [] : ['--config', config];
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Ends a process that has started others. */
function stop(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}

/** Runs a build to its end. */
async function build(dir: string, args: readonly string[]): Promise<Omit<RunResult, 'site'>> {
  const {exitCode, printed} = await buildProcesses.run({
    script: rspressScript(),
    dir,
    args: ['build', ...args],
    limit: TIME_LIMIT,
  });
  return {exitCode, log: cleanLog(printed, {dir, root: dir})};
}

/** Starts a server, and stops it once it has answered. */
async function start(dir: string, args: readonly string[], ready: RegExp): Promise<Omit<RunResult, 'site'>> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [rspressScript(), ...args], {
      cwd: dir,
      env: toolkitEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let raw = '';
    const onExit = (): void => stop(child);
    process.once('exit', onExit);
    const timer = setTimeout(onExit, TIME_LIMIT);
    let isUp = false;
    const read = (chunk: Buffer): void => {
      raw += chunk.toString('utf8');
      const log = cleanLog(raw, {dir, root: dir});
      const address = /https?:\/\/\S+:\d+\S*/.exec(log)?.[0];
      if (isUp || address === undefined || !ready.test(log)) return;
      isUp = true;
      // It is up when it answers, not when it says so.
      fetch(address.replace(/\/\/[^/:]+/, '//127.0.0.1'))
        .then((response) => {
          if (!response.ok) raw += `\nerror   The server answers with status ${response.status}.\n`;
          stop(child);
        })
        .catch((cause: unknown) => {
          raw += `\nerror   The server does not answer: ${String(cause)}\n`;
          stop(child);
        });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      process.off('exit', onExit);
      resolve({exitCode: null, log: cleanLog(raw, {dir, root: dir})});
    });
  });
}

/** Name of the folder that keeps a run: a hash of all that it depends on. */
function keyOf(project: Project, run: Run, versions: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (text: string): void => void hash.update(`${text.length} ${text}`);
  add(process.versions.node.split('.')[0] ?? '');
  add(versions.join(' '));
  add(fs.readFileSync(__filename, 'utf8'));
  add(JSON.stringify(run));
  for (const part of project.files.flat()) add(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * The site in a folder.
 *
 * @param dir - Absolute path of the folder.
 * @param change - Changes the text of each file that is read.
 */
export function siteIn(dir: string, change: (text: string) => string = (text) => text): BuiltSite {
  return {
    files: globSync('**/*', {cwd: dir, dot: true}).sort(),
    read: (file) => change(fs.readFileSync(path.join(dir, file), 'utf8')),
  };
}

/** Runs the toolkit, each run once as long as nothing it depends on changes. */
export class Toolkit {
  readonly #versions = installedVersions();
  readonly #used = new Set<string>();
  readonly #running = new Map<string, Promise<RunResult>>();

  /**
   * Runs a command.
   *
   * @param project - What it runs on.
   * @param run - The command; a server is stopped once it has answered.
   * @returns How it went; a failing command is a result, not an exception.
   */
  async run(project: Project, run: Run): Promise<RunResult> {
    const key = keyOf(project, run, this.#versions);
    const known = this.#running.get(key);
    if (known !== undefined) return known;
    const result = this.#runOnce(project, run, key);
    this.#running.set(key, result);
    return result;
  }

  async #runOnce(project: Project, run: Run, key: string): Promise<RunResult> {
    this.#used.add(key);
    const kept = path.join(guideCache, key);
    const record = path.join(kept, 'run.json');
    if (!fs.existsSync(record)) {
      const dir = writeProject(project);
      try {
        const result = await this.#start(dir, run);
        fs.rmSync(kept, {recursive: true, force: true});
        fs.mkdirSync(kept, {recursive: true});
        const built = path.join(dir, OUTPUT);
        if (fs.existsSync(built)) fs.cpSync(built, path.join(kept, OUTPUT), {recursive: true});
        // Written last: whoever finds it finds the rest.
        fs.writeFileSync(record, JSON.stringify(result));
      } finally {
        fs.rmSync(dir, {recursive: true, force: true});
      }
    }
    const result = JSON.parse(fs.readFileSync(record, 'utf8')) as Omit<RunResult, 'site'>;
    return {...result, site: siteIn(path.join(kept, OUTPUT))};
  }

  async #start(dir: string, {command, args}: Run): Promise<Omit<RunResult, 'site'>> {
    if (command === 'build' && args.length === 0) {
      const result = await build(dir, quickConfig(dir));
      // What a failing build prints may name the configuration.
      return result.exitCode === 0 ? result : await build(dir, []);
    }
    if (command === 'build') return await build(dir, args);
    if (command === 'preview') await build(dir, quickConfig(dir));
    const port = args.includes('--port') ? [] : ['--port', String(await freePort())];
    return await start(dir, [command, ...args, ...port], READY[command]);
  }

  /** Removes results that no run of this object used. */
  prune(): void {
    if (!fs.existsSync(guideCache)) return;
    for (const key of fs.readdirSync(guideCache)) {
      if (!this.#used.has(key)) fs.rmSync(path.join(guideCache, key), {recursive: true, force: true});
    }
  }
}
