import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A program of Node.js that is run. */
export interface Program {
  /** Options of Node.js, the file, and its arguments. */
  args: readonly string[];
  /** Variables that are set besides those of this process. */
  env?: Readonly<Record<string, string>>;
}

/** Whether people watch: programs whose output is kept cannot tell, and would leave colours out. */
const inColour = process.stdout.isTTY && process.env.NO_COLOR === undefined;

/** Exit code of a program; that of one which was stopped is 1. */
async function endOf(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** How programs depend on each other. */
export interface SideBySideOptions {
  /** Whether the others go on when the first one fails, since what they say does not follow from it. */
  readonly independent?: boolean;
}

/**
 * Runs programs at the same time, with the output of one after that of the other. The first one
 * decides: when it fails, the others are stopped, unless they are independent of it.
 *
 * @param first - Program whose output is shown as it comes.
 * @param others - Programs whose output is shown when the first one has ended.
 * @param cwd - Absolute path of the folder in which they run.
 * @param options - How they depend on each other.
 * @returns 0 when all have done their work, else the exit code of the first one that has not.
 */
export async function sideBySide(
  first: Program,
  others: readonly Program[],
  cwd: string,
  {independent = false}: SideBySideOptions = {},
): Promise<number> {
  // One file takes both kinds of output of a program: out of two pipes they would come in any order.
  const folder = mkdtempSync(path.join(tmpdir(), 'output-'));
  const files = others.map((_, index) => path.join(folder, String(index)));
  const start = ({args, env}: Program, output: 'inherit' | number, more: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, args, {cwd, env: {...process.env, ...more, ...env}, stdio: ['ignore', output, output]});
  const startInto = (file: string, program: Program): ChildProcess => {
    const output = openSync(file, 'a');
    try {
      return start(program, output, inColour ? {FORCE_COLOR: '1'} : {});
    } finally {
      closeSync(output);
    }
  };
  const leader = start(first, 'inherit');
  const followers = others.map((other, index) => startInto(files[index]!, other));
  const stop = (): void => {
    for (const child of [leader, ...followers]) child.kill();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  const [endOfLeader, ...endsOfFollowers] = [leader, ...followers].map(endOf) as [
    Promise<number>,
    ...Promise<number>[],
  ];
  try {
    const code = await endOfLeader;
    // What has failed by itself has something to say; what is stopped now has not.
    const unfinished = new Set(followers.filter(({exitCode, signalCode}) => exitCode === null && signalCode === null));
    const isStopped = code !== 0 && !independent;
    if (isStopped) stop();
    const codes = await Promise.all(endsOfFollowers);
    files.forEach((file, index) => {
      if (!isStopped || !unfinished.has(followers[index]!)) process.stdout.write(readFileSync(file, 'utf8'));
    });
    return [code, ...codes].find((each) => each !== 0) ?? 0;
  } finally {
    for (const signal of signals) process.removeListener(signal, stop);
    rmSync(folder, {recursive: true, force: true});
  }
}
