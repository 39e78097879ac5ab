/** Runs builds and measures what they take. */
import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Project} from './generators';

/** What a run took. */
export interface Usage {
  /** Wall clock, in seconds. */
  seconds: number;
  /** Time of all processors in all processes of the run, in seconds. */
  processor: number;
  /** Sum of the most memory that each process had at once, in megabytes. */
  memory: number;
}

/** What a process has used, as {@link HOOK} writes it. */
interface OfProcess {
  /** Microseconds. */
  cpu: number;
  /** Kilobytes. */
  maxRSS: number;
}

/** Writes at its end what a process of Node.js has used; those that it starts do the same. */
const HOOK = `process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const file = require('node:path').join(process.env.BENCH_USAGE, process.pid + '.json');
  require('node:fs').writeFileSync(file, JSON.stringify({cpu: userCPUTime + systemCPUTime, maxRSS}));
});`;

/**
 * Runs a program of Node.js.
 *
 * @param command - Program and arguments.
 * @param cwd - Folder to run it in.
 * @param timeout - Most time it gets, in seconds.
 * @returns `undefined` when it was not done in time.
 * @throws Error with what it has printed, when it fails.
 */
export async function measuredRun(
  command: readonly string[],
  cwd: string,
  timeout: number,
): Promise<Usage | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const hook = path.join(folder, 'hook.cjs');
  const usage = path.join(folder, 'usage');
  await mkdir(usage);
  await writeFile(hook, HOOK);
  try {
    const start = performance.now();
    let printed = '';
    const child = spawn(process.execPath, [...command], {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: `--require ${JSON.stringify(hook)}`,
        BENCH_USAGE: usage,
        NO_COLOR: '1',
      },
      timeout: timeout * 1000,
      killSignal: 'SIGKILL',
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (printed += data.toString()));
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (...end) => resolve(end));
    });
    const seconds = (performance.now() - start) / 1000;
    if (signal === 'SIGKILL' && seconds >= timeout) return undefined;
    if (code !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${printed}`);
    const files = await readdir(usage);
    const all = await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(path.join(usage, file), 'utf8')) as OfProcess),
    );
    const sum = (key: keyof OfProcess): number => all.reduce((total, each) => total + each[key], 0);
    return {seconds, processor: sum('cpu') / 1e6, memory: sum('maxRSS') / 1000};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Builds a project from nothing.
 *
 * @param project - What is built; all that an earlier build left is removed.
 * @param timeout - Most time it gets, in seconds.
 * @returns See {@link measuredRun}.
 */
export async function coldBuild(
  {dir, command, leftovers}: Pick<Project, 'dir' | 'command' | 'leftovers'>,
  timeout: number,
): Promise<Usage | undefined> {
  for (const name of leftovers) await rm(path.join(dir, name), {recursive: true, force: true});
  return measuredRun(command, dir, timeout);
}
