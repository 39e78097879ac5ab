/** Runs builds and measures what they take. */
import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Project} from './generators';

/** What a run took. */
export interface Usage {
  /** Wall clock, in seconds. */
  seconds: number;
  /** Time of all processors in the process and its threads, in seconds. */
  processor: number;
  /** Most memory at once, in megabytes. */
  memory: number;
}

/** Writes at its end what the process has used; processes that it starts are not in it. */
const HOOK = `process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  require('node:fs').writeFileSync(process.env.BENCH_USAGE, JSON.stringify({cpu: userCPUTime + systemCPUTime, maxRSS}));
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
  const usage = path.join(folder, 'usage.json');
  await writeFile(hook, HOOK);
  try {
    const start = performance.now();
    let printed = '';
    const child = spawn(process.execPath, ['--require', hook, ...command], {
      cwd,
      env: {...process.env, NODE_ENV: 'production', BENCH_USAGE: usage, NO_COLOR: '1'},
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
    const {cpu, maxRSS} = JSON.parse(await readFile(usage, 'utf8')) as {cpu: number; maxRSS: number};
    return {seconds, processor: cpu / 1e6, memory: maxRSS / 1000};
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
