/** Builds and checks one example; knows nothing of the command line. */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {clearBuild, runBuild, timeLimit} from './build';
import {exampleHash, readManifest, store} from './cache';
import {checkClaims, type BuildOutput, type Failure} from './check';
import type {BuildSpec, ExampleSpec} from './define';
import {exampleFiles, examplesCache, type Example} from './list';

/** What became of one example. */
export interface Outcome {
  readonly name: string;
  readonly state: 'built' | 'cached' | 'failed';
  readonly builds: number;
  readonly claims: number;
  /** Milliseconds spent on it. */
  readonly duration: number;
  /** What went wrong, for people; empty unless `state` is `failed`. */
  readonly errors: readonly string[];
}

/** Options of {@link processExample}. */
export interface ProcessOptions {
  /** From `installedVersions`. */
  readonly versions: readonly string[];
  /** Build although nothing changed. */
  readonly force?: boolean;
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
 * @returns its builds and claims
 * @throws Error when the file does not export them
 */
export async function loadSpec(dir: string): Promise<ExampleSpec> {
  const file = path.join(dir, 'expect.ts');
  let value: unknown = await import(pathToFileURL(file).href);
  // A CommonJS loader wraps the exports of a module once more.
  while (typeof value === 'object' && value !== null && 'default' in value && !('builds' in value)) {
    value = value.default;
  }
  if (typeof value !== 'object' || value === null || !('builds' in value)) {
    throw new Error(`examples/${path.basename(dir)}/expect.ts must \`export default defineExample({builds: …})\`.`);
  }
  return value as ExampleSpec;
}

const tailLines = 25;

function tail(log: string): string {
  const lines = log.trimEnd().split('\n');
  const shown = lines.slice(-tailLines).map((line) => `    | ${line}`);
  return [...(lines.length > tailLines ? [`    | … ${lines.length - tailLines} earlier lines`] : []), ...shown].join(
    '\n',
  );
}

function describeFailure(name: string, failure: Failure): string {
  return [
    `examples/${name}, build ${failure.build}: “${failure.claim}” does not hold`,
    `    file:     ${failure.file}`,
    `    expected: ${failure.expected}`,
    `    found:    ${failure.found}`,
  ].join('\n');
}

function describeExit(name: string, build: string, spec: BuildSpec, exitCode: number | null, log: string): string {
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
    `    Run \`${command}\` in examples/${name} to see all of it, fix the example, then run \`npm run examples -- ${name}\`.`,
  ].join('\n');
}

/**
 * Builds an example and checks its claims, unless the same example was finished before.
 *
 * @param example - the example
 * @param options - how
 * @returns what became of it; problems of the example are in `errors`, not thrown
 */
export async function processExample(example: Example, options: ProcessOptions): Promise<Outcome> {
  const started = performance.now();
  const cacheRoot = options.cacheRoot ?? examplesCache;
  const staging = path.join(cacheRoot, `.staging-${example.name}`);
  const failed = path.join(cacheRoot, `${example.name}.failed`);
  const errors: string[] = [];
  let builds = 0;
  let claims = 0;
  const finish = (state: Outcome['state']): Outcome => ({
    name: example.name,
    state,
    builds,
    claims,
    duration: performance.now() - started,
    errors,
  });

  let spec: ExampleSpec;
  try {
    spec = await loadSpec(example.dir);
  } catch (error) {
    errors.push(
      `examples/${example.name}/expect.ts cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return finish('failed');
  }
  const entries = Object.entries(spec.builds);
  const generated = entries.flatMap(([, build]) => [
    ...(build.generates ?? []),
    ...(build.outDir === undefined ? [] : [build.outDir]),
  ]);
  const source: Example = {...example, files: exampleFiles(example.dir, generated)};
  const hash = exampleHash(source, options.versions);

  const known = readManifest(example.name, cacheRoot);
  if (options.force !== true && known?.hash === hash) {
    builds = Object.keys(known.builds).length;
    claims = Object.values(known.builds).reduce((sum, count) => sum + count, 0);
    return finish('cached');
  }

  fs.rmSync(staging, {recursive: true, force: true});
  fs.rmSync(failed, {recursive: true, force: true});
  // A result that is out of date must not be taken for a good one by whoever reads the cache.
  fs.rmSync(path.join(cacheRoot, example.name), {recursive: true, force: true});
  fs.mkdirSync(staging, {recursive: true});

  const outputs: Record<string, BuildOutput> = {};
  try {
    for (const [build, buildSpec] of entries) {
      options.onBuild?.(build);
      clearBuild(example.dir, buildSpec);
      const result = await (options.run ?? runBuild)(example.dir, buildSpec);
      const dir = path.join(staging, build);
      const written = path.join(example.dir, buildSpec.outDir ?? 'doc_build');
      if (fs.existsSync(written)) {
        fs.cpSync(written, dir, {recursive: true});
      } else {
        fs.mkdirSync(dir);
      }
      fs.writeFileSync(path.join(staging, `${build}.log`), result.log);
      clearBuild(example.dir, buildSpec);
      outputs[build] = {dir, log: result.log};
      builds += 1;
      if (result.exitCode !== (buildSpec.exitCode ?? 0)) {
        errors.push(describeExit(example.name, build, buildSpec, result.exitCode, result.log));
      }
    }
    for (const [build, buildSpec] of entries) {
      const failures = checkClaims(buildSpec.claims, {exampleDir: example.dir, build, outputs});
      claims += buildSpec.claims.length;
      errors.push(...failures.map((failure) => describeFailure(example.name, failure)));
    }
  } catch (error) {
    errors.push(`examples/${example.name}: ${error instanceof Error ? error.message : String(error)}`);
  }

  if (errors.length > 0) {
    fs.renameSync(staging, failed);
    errors.push(`    The output is kept in ${path.relative(process.cwd(), failed)} until the next run.`);
    return finish('failed');
  }
  store(
    example.name,
    staging,
    {hash, builds: Object.fromEntries(entries.map(([build, {claims: list}]) => [build, list.length]))},
    cacheRoot,
  );
  return finish('built');
}
