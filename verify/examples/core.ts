/** Builds and checks one example; knows nothing of the command line. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {addToHash, buildHash, ExampleCache} from '../../content/examples/cache';
import {ensureBuild, loadSpec, type BuildOutput, type RunOptions} from '../../content/examples/ensure';
import {examplesCache, repositoryRoot, SPEC_FILE, type Example} from '../../content/examples/list';
import {checkClaims, type Failure} from './check';
import type {BuildSpec, ExampleSpec} from './define';

/** What happened to one example. */
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

/** Files that decide whether a claim holds, beside the example's own. */
const CLAIM_FILES = ['content/examples/base.ts', 'verify/examples/check.ts'];

/** Hash of everything that decides whether the claims of an example hold. */
function exampleHash(example: Example, builds: readonly string[]): string {
  const hash = createHash('sha256');
  addToHash(hash, 'builds', builds.join('\n'));
  for (const file of CLAIM_FILES) addToHash(hash, file, fs.readFileSync(path.join(repositoryRoot, file)));
  addToHash(hash, 'spec', fs.readFileSync(path.join(example.dir, SPEC_FILE)));
  return hash.digest('hex');
}

function describeFailure(name: string, failure: Failure): string {
  return [
    `examples/${name}, build ${failure.build}: “${failure.claim}” does not hold`,
    `    file:     ${failure.file}`,
    `    expected: ${failure.expected}`,
    `    found:    ${failure.found}`,
  ].join('\n');
}

/** Fields of a check that name files of the output. */
const FILE_FIELDS = ['file', 'files', 'unlike'];

/**
 * Reads `expect.ts` of an example. Its builds are not minified unless readers get them, they have to fail,
 * or a claim of the example looks at scripts or styles.
 *
 * @param dir - absolute path of the example
 * @throws Error when the file does not export builds
 */
export async function readSpec(dir: string): Promise<ExampleSpec> {
  const {builds} = (await loadSpec(dir)) as ExampleSpec;
  const isCode = (claim: object): boolean =>
    Object.entries(claim).some(([name, value]) => FILE_FIELDS.includes(name) && /\.(?:js|css)$/.test(String(value)));
  if (Object.values(builds).some(({claims}) => claims.some(isCode))) return {builds};
  const quick = (build: BuildSpec): BuildSpec =>
    build.live === undefined && build.exitCode === undefined ? {...build, minify: false} : build;
  return {
    builds: {
      ...Object.fromEntries(Object.entries(builds).map(([name, build]) => [name, quick(build)])),
      default: quick(builds.default),
    },
  };
}

/**
 * Builds an example and checks its claims, unless the same example was finished before.
 *
 * @param example - the example
 * @param options - how
 * @returns what happened to it; problems of the example are in `errors`, not thrown
 */
export async function processExample(example: Example, options: RunOptions): Promise<Outcome> {
  const started = performance.now();
  const cache = new ExampleCache(options.cacheRoot ?? examplesCache, example.name);
  const errors: string[] = [];
  let claims = 0;
  let builds = 0;
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
    spec = await readSpec(example.dir);
  } catch (error) {
    errors.push(
      `examples/${example.name}/expect.ts cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return finish('failed');
  }
  const entries = Object.entries(spec.builds);
  const hash = exampleHash(
    example,
    entries.map(([, build]) => buildHash(example, build, options.versions)),
  );
  const known = cache.manifest();
  if (options.force !== true && known?.hash === hash) {
    builds = Object.keys(known.builds).length;
    claims = Object.values(known.builds).reduce((sum, count) => sum + count, 0);
    return finish('cached');
  }

  cache.keepManifest(undefined);
  cache.prune(entries.map(([build]) => build));
  const outputs: Record<string, BuildOutput> = {};
  try {
    for (const [build, buildSpec] of entries) {
      const {output, error} = await ensureBuild(example, build, buildSpec, options);
      outputs[build] = output;
      builds += 1;
      if (error !== undefined) errors.push(error);
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
    errors.push(`    The output is in ${path.relative(process.cwd(), cache.dir)}.`);
    return finish('failed');
  }
  cache.keepManifest({
    hash,
    builds: Object.fromEntries(entries.map(([build, {claims: list}]) => [build, list.length])),
  });
  return finish('built');
}
