/** Runs builds of examples that were not run before. */
import {randomUUID} from 'node:crypto';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {basesOf, type Bases} from './base';
import {runBuild, timeLimit} from './build';
import {buildHash, ExampleCache} from './cache';
import {examplesCache, SPEC_FILE, type Example} from './list';
import type {BuildOptions, ExampleBuilds} from './types';

/** Builds that run side by side; each keeps more than one core busy. */
export const SIDE_BY_SIDE = 2;

/** What a build gave. */
export interface BuildOutput {
  /** Absolute path of the folder the toolkit wrote. */
  readonly dir: string;
  /** What the command line printed, cleaned. */
  readonly log: string;
  /** Bases of a live build, whose claims see the example's own. */
  readonly bases?: Bases;
}

/** How a build ended, or how it had ended before. */
export interface Built {
  readonly output: BuildOutput;
  /** What went wrong, for people; nothing when it ended as its `expect.ts` says. */
  readonly error?: string;
}

/** How builds are run. */
export interface RunOptions {
  /** From `installedVersions`. */
  readonly versions: readonly string[];
  /** Build although nothing changed. */
  readonly force?: boolean;
  /** Whether other work of this computer goes first. */
  readonly background?: boolean;
  /** Folder of finished examples. */
  readonly cacheRoot?: string;
  /** Told before each run of the command line. */
  readonly onBuild?: (build: string) => void;
  /** Runs the command line; replaced in tests. */
  readonly run?: typeof runBuild;
}

/**
 * Loads `expect.ts` of an example.
 *
 * @param dir - absolute path of the example
 * @returns its builds; whatever else the file says is in them, too
 * @throws Error when the file does not export them
 */
export async function loadSpec(dir: string): Promise<ExampleBuilds> {
  const file = path.join(dir, SPEC_FILE);
  let value: unknown = await import(pathToFileURL(file).href);
  // A CommonJS loader wraps the exports of a module once more.
  while (typeof value === 'object' && value !== null && 'default' in value && !('builds' in value)) {
    value = value.default;
  }
  if (typeof value !== 'object' || value === null || !('builds' in value)) {
    throw new Error(`examples/${path.basename(dir)}/expect.ts must \`export default defineExample({builds: …})\`.`);
  }
  return value as ExampleBuilds;
}

const tailLines = 25;

function tail(log: string): string {
  const lines = log.trimEnd().split('\n');
  const shown = lines.slice(-tailLines).map((line) => `    | ${line}`);
  return [...(lines.length > tailLines ? [`    | … ${lines.length - tailLines} earlier lines`] : []), ...shown].join(
    '\n',
  );
}

function describeExit(name: string, build: string, spec: BuildOptions, exitCode: number | null, log: string): string {
  const wanted = spec.exitCode ?? 0;
  const command = `npx rspress build${spec.config === undefined ? '' : ` --config ${spec.config}`}`;
  const what =
    exitCode === null
      ? `was stopped after ${timeLimit / 1000} s`
      : wanted === 0
        ? `ended with exit code ${exitCode}`
        : `ended with exit code ${exitCode}, but expect.ts says it must end with ${wanted}`;
  return [
    `examples/${name}, build ${build}: \`${command}\` ${what}. The end of what it printed:`,
    tail(log),
    `    Run \`${command}\` in examples/${name} to see all of it, mend the example, then run \`npm run examples -- ${name}\`.`,
  ].join('\n');
}

/**
 * Runs one build of an example, unless the same build was finished before.
 *
 * @param example - the example
 * @param build - name of the build
 * @param spec - the build
 * @param options - how
 * @returns how it ended; a build that ends unlike its `expect.ts` says is an `error`, and runs again next time
 * @throws Error when the example's `prepare` script fails
 */
export async function ensureBuild(
  example: Example,
  build: string,
  spec: BuildOptions,
  options: RunOptions,
): Promise<Built> {
  const cacheRoot = options.cacheRoot ?? examplesCache;
  const cache = new ExampleCache(cacheRoot, example.name);
  const hash = buildHash(example, spec, options.versions);
  const wanted = spec.exitCode ?? 0;
  const known = cache.record(build);
  if (options.force === true || known?.hash !== hash || known.exitCode !== wanted) {
    options.onBuild?.(build);
    const staging = path.join(cacheRoot, '.staging', randomUUID());
    const {exitCode, log} = await (options.run ?? runBuild)(example, spec, staging, options.background);
    cache.keepBuild(build, staging, log, {hash, exitCode});
  }
  const log = cache.log(build);
  const exitCode = cache.record(build)?.exitCode ?? null;
  return {
    output: {dir: cache.output(build), log, bases: basesOf(example.name, spec)},
    error: exitCode === wanted ? undefined : describeExit(example.name, build, spec, exitCode, log),
  };
}
