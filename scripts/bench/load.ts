/** Requests in great number: h2load, which is written in C and asks for more than a thread of Node.js can. */
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {findProgram} from '../host/debian';
import {quantile} from './search';

/** What is asked for. */
export interface LoadOptions {
  /** Address of the host, without a slash at the end. */
  url: string;
  /** Paths, asked for in turn on each connection. */
  paths: readonly string[];
  /** Connections at the same time, each with one request after the other. */
  connections: number;
  /** Seconds before the measurement, in which files are opened. */
  warmUp: number;
  /** Seconds of the measurement. */
  duration: number;
}

/** What came back. */
export interface Load {
  requests: number;
  /** Requests without an answer, or with another status than 2xx. */
  failed: number;
  /** Bytes, with headers. */
  bytes: number;
  /** Time from a request to the end of its answer, in ms. */
  p50: number;
  p99: number;
  longest: number;
}

const NUMBERS = {
  requests: /^requests: \d+ total, \d+ started, (\d+) done/m,
  succeeded: /^requests: .* (\d+) succeeded/m,
  bytes: /^traffic: \S+ \((\d+)\) total/m,
};

/**
 * Reads what h2load says.
 *
 * @param said - Its output.
 * @param log - Its log: start, status and microseconds of each request, a line for each.
 * @returns What came back.
 * @throws Error when it does not say it in the expected words.
 */
export function readLoad(said: string, log: string): Load {
  const number = (name: keyof typeof NUMBERS): number => {
    const found = NUMBERS[name].exec(said)?.[1];
    if (found === undefined) throw new Error(`h2load does not say how many ${name} there were:\n${said}`);
    return Number(found);
  };
  const rows = log
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number));
  const times = rows.map(([, , microseconds = NaN]) => microseconds / 1000);
  if (!times.every(Number.isFinite)) throw new Error(`h2load logs requests in another form: ${log.slice(0, 100)}`);
  const requests = number('requests');
  const refused = rows.filter(([, status = -1]) => status < 200 || status >= 300).length;
  return {
    requests,
    failed: Math.max(refused, requests - number('succeeded')),
    bytes: number('bytes'),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: quantile(times, 1),
  };
}

/**
 * Asks a host for pages as fast as it answers, by one thread.
 *
 * @param options - See {@link LoadOptions}.
 * @returns What came back in the measurement.
 * @throws Error when h2load is missing or fails; the message says what to do.
 */
export async function load({url, paths, connections, warmUp, duration}: LoadOptions): Promise<Load> {
  const {program, env} = findProgram({
    name: 'nghttp2-client',
    file: 'usr/bin/h2load',
    version: '--version',
    variable: 'H2LOAD_PATH',
    places: ['h2load'],
    missing: 'There is no h2load to ask for pages with.',
    install: 'h2load ("apt-get install nghttp2-client", "brew install nghttp2")',
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'load-'));
  const log = path.join(folder, 'log');
  try {
    const list = path.join(folder, 'list');
    await writeFile(list, paths.map((name) => `${url}${name}\n`).join(''));
    const {stdout} = await promisify(execFile)(
      program,
      [
        '--h1',
        ...['--threads=1', `--clients=${connections}`],
        ...[`--warm-up-time=${warmUp}`, `--duration=${duration}`],
        '--header=accept-encoding: gzip, br',
        `--log-file=${log}`,
        `--input-file=${list}`,
      ],
      // It ends by itself; a host that answers no more must not keep it.
      {env: {...process.env, ...env}, timeout: (warmUp + duration + 30) * 1000},
    );
    return readLoad(stdout, await readFile(log, 'utf8'));
  } finally {
    await rm(folder, {recursive: true});
  }
}
