import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** A program of Node.js that is run. */
export interface Program {
  /** Options of Node.js, the file, and its arguments. */
  args: readonly string[];
  /** Variables that are set besides those of this process. */
  env?: Readonly<Record<string, string>>;
}

/** How a program has ended. */
interface End {
  /** Exit code; that of a program which was stopped is 1. */
  code: number;
  /** What it printed, of both kinds, in its order; empty where it was printed at once. */
  printed: string;
}

/** Whether people watch: programs whose output is kept cannot tell, and would leave colours out. */
const inColour = process.stdout.isTTY && process.env.NO_COLOR === undefined;

async function endOf(child: ChildProcess): Promise<End> {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return {code: code ?? 1, printed: Buffer.concat(chunks).toString()};
}

/**
 * Runs programs at the same time, with the output of one after that of the other. The first one
 * decides: when it fails, the others are stopped, since what they would say follows from it.
 *
 * @param first - Program whose output is shown as it comes.
 * @param others - Programs whose output is shown when the first one has ended.
 * @param cwd - Absolute path of the folder in which they run.
 * @returns 0 when all have done their work, else the exit code of the first one that has not.
 */
export async function sideBySide(first: Program, others: readonly Program[], cwd: string): Promise<number> {
  const start = ({args, env}: Program, stdio: 'inherit' | 'pipe', more: Readonly<Record<string, string>> = {}) =>
    spawn(process.execPath, args, {cwd, env: {...process.env, ...more, ...env}, stdio: ['ignore', stdio, stdio]});
  const children = [
    start(first, 'inherit'),
    ...others.map((other) => start(other, 'pipe', inColour ? {FORCE_COLOR: '1'} : {})),
  ];
  const stop = (): void => {
    for (const child of children) child.kill();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  const [leader, ...followers] = children.map(endOf) as [Promise<End>, ...Promise<End>[]];
  try {
    const {code} = await leader;
    // What has failed by itself has something to say; what is stopped now has not.
    const unfinished = new Set(children.filter(({exitCode, signalCode}) => exitCode === null && signalCode === null));
    if (code !== 0) stop();
    const ends = await Promise.all(followers);
    ends.forEach(({printed}, index) => {
      if (code === 0 || !unfinished.has(children[index + 1]!)) process.stdout.write(printed);
    });
    return [code, ...ends.map((end) => end.code)].find((each) => each !== 0) ?? 0;
  } finally {
    for (const signal of signals) process.removeListener(signal, stop);
  }
}
