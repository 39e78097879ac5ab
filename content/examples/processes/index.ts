/** Keeps processes that have loaded the toolkit, for the next builds. */
import {fork, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {constants, setPriority, tmpdir} from 'node:os';
import path from 'node:path';
import {shortRuns} from '../../shortRuns';

/** How a run of the command line ended. */
export interface Ended {
  /** Exit code; `null` when the run was stopped. */
  readonly exitCode: number | null;
  /** What it printed, to either stream. */
  readonly printed: string;
}

/** A run of the command line. */
export interface Run {
  /** Absolute path of the script behind the command. */
  readonly script: string;
  /** Absolute path of the folder it runs in. */
  readonly dir: string;
  readonly args: readonly string[];
  /** Variables on top of {@link toolkitEnvironment}. */
  readonly env?: Readonly<Record<string, string>>;
  /** A folder that is copied as it is when the command ends, empty where it is not there; a command that throws or is stopped copies nothing. */
  readonly output?: {readonly from: string; readonly to: string};
  /** Longest time it may take, in milliseconds. */
  readonly limit: number;
  /** Whether other work of this computer goes first. */
  readonly background?: boolean;
}

/** What a process says at the end of a run. */
interface Report {
  exitCode: number;
  /** Whether it should have no more runs. */
  isSpent: boolean;
}

/** Part of the addresses of modules, which is none of a reader's; see `hooks.mjs`. */
const RUN = /\?run=\d+/g;

/** Usual time after which a process without work ends, in milliseconds. */
const IDLE = 20_000;

/**
 * The environment of a reader's shell.
 *
 * @param added - Variables on top of it.
 * @returns What the toolkit sees of the environment of this process.
 */
export function toolkitEnvironment(added: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    ...added,
  };
  // Set by test runners and by loaders of this repository, which a reader's shell has not.
  for (const name of ['NODE_ENV', 'NODE_OPTIONS']) delete env[name];
  // Set by git where it runs hooks.
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete env[name];
  return env;
}

/**
 * The exit code of a process as a shell counts it.
 *
 * @param code - Its own; nothing after a signal.
 * @param signal - What ended it.
 * @returns A number also after a crash; `null` for what was stopped.
 */
function exitCodeOf(code: number | null, signal: NodeJS.Signals | null): number | null {
  return code ?? (signal === null || signal === 'SIGKILL' ? null : 128 + constants.signals[signal]);
}

/** A process, and the file that it prints to. */
class BuildProcess {
  readonly #child: ChildProcess;
  readonly #log: number;
  #read = 0;
  #idle: NodeJS.Timeout | undefined;

  readonly #idleTime: number;
  readonly #onEnd: () => void;

  constructor(idleTime: number, onEnd: (ended: BuildProcess) => void) {
    this.#idleTime = idleTime;
    this.#onEnd = () => onEnd(this);
    const folder = fs.mkdtempSync(path.join(tmpdir(), 'rspress-log-'));
    const file = path.join(folder, 'log');
    // Both streams in one file, so that what is printed keeps its order.
    this.#log = fs.openSync(file, 'a+');
    this.#child = fork(path.join(__dirname, 'process.mjs'), {
      // Two processes run side by side: with one thread each, 27 builds end a tenth earlier (means of two runs).
      env: {...toolkitEnvironment(), TOKIO_WORKER_THREADS: '1'},
      execArgv: [...shortRuns()],
      stdio: ['ignore', this.#log, this.#log, 'ipc'],
    });
    const kill = this.kill.bind(this);
    process.once('exit', kill);
    this.#child.once('close', () => {
      process.off('exit', kill);
      clearTimeout(this.#idle);
      fs.closeSync(this.#log);
      fs.rmSync(folder, {recursive: true, force: true});
    });
    this.#child.once('exit', this.#onEnd);
    this.#rest();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Lets the process of this script end although this one has not. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    this.#idle = setTimeout(() => {
      // At once, since it takes a while until a process has ended.
      this.#onEnd();
      this.kill();
    }, this.#idleTime).unref();
  }

  /** What was printed since the last call. */
  #printed(): string {
    const chunks: Buffer[] = [];
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const length = fs.readSync(this.#log, chunk, 0, chunk.length, this.#read);
      if (length === 0) return Buffer.concat(chunks).toString('utf8').replace(RUN, '');
      this.#read += length;
      chunks.push(chunk.subarray(0, length));
    }
  }

  /**
   * Runs the command.
   *
   * @returns How it ended, and whether the process can have another run.
   */
  async run({script, dir, args, env, output, limit, background = false}: Run): Promise<Ended & {isSpent: boolean}> {
    const child = this.#child;
    clearTimeout(this.#idle);
    child.ref();
    child.channel?.ref();
    const {PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL} = constants.priority;
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.kill(), limit);
      const finish = (exitCode: number | null, isSpent: boolean): void => {
        clearTimeout(timer);
        child.off('message', onReport).off('exit', onExit).off('error', reject);
        const printed = this.#printed();
        if (isSpent) this.kill();
        else this.#rest();
        resolve({exitCode, printed, isSpent});
      };
      const onReport = (report: unknown): void => {
        const {exitCode, isSpent} = report as Report;
        finish(exitCode, isSpent);
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null): void =>
        finish(exitCodeOf(code, signal), true);
      child.on('message', onReport).on('exit', onExit).on('error', reject);
      if (child.pid !== undefined) setPriority(child.pid, background ? PRIORITY_BELOW_NORMAL : PRIORITY_NORMAL);
      child.send({script, dir, args, env, output});
    });
  }
}

/** Processes that run the toolkit's command line, each again and again. */
export class BuildProcesses {
  /** Those without work. */
  readonly #waiting = new Set<BuildProcess>();
  readonly #idleTime: number;

  /** @param idleTime - Time after which a process without work ends, in milliseconds. */
  constructor(idleTime = IDLE) {
    this.#idleTime = idleTime;
  }

  /**
   * Runs the toolkit's command line as a process of its own would, in one that may have run it before. The
   * toolkit's modules, the environment and listeners are new in each run; loading and compiling the
   * packages under it, a quarter of the work of a short build, happens once.
   *
   * @param run - What to run; its environment is {@link toolkitEnvironment}.
   * @returns How it ended; a failing command is a result, not an exception.
   */
  async run(run: Run): Promise<Ended> {
    const [kept] = this.#waiting;
    const used = kept ?? new BuildProcess(this.#idleTime, (ended) => this.#waiting.delete(ended));
    this.#waiting.delete(used);
    const {isSpent, ...ended} = await used.run(run);
    if (!isSpent) this.#waiting.add(used);
    return ended;
  }
}

/** The processes of this script. */
export const buildProcesses = new BuildProcesses();
