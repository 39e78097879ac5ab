/** Runs the toolkit's command line in an example, as a reader would. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import type {BuildSpec} from './define';
import {repositoryRoot} from './list';

/** How a run of the command line ended. */
export interface BuildResult {
  /** Exit code; `null` when the run was stopped after {@link timeLimit}. */
  readonly exitCode: number | null;
  /** What it printed, without colours, paths of the example written as `<example>`. */
  readonly log: string;
  /** Duration in milliseconds. */
  readonly duration: number;
}

/** Longest time one build may take, in milliseconds. */
export const timeLimit = 120_000;

/**
 * Finds the script behind the `rspress` command.
 *
 * @returns absolute path of the script
 * @throws Error when the package is not installed
 */
export function rspressScript(): string {
  const manifestPath = path.join(repositoryRoot, 'node_modules/rspress/package.json');
  if (!fs.existsSync(manifestPath)) {
    throw new Error('The package rspress is not installed. Run `npm ci` in the root of the repository.');
  }
  const manifest = JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as {bin: {rspress: string}};
  return path.join(path.dirname(manifestPath), manifest.bin.rspress);
}

/**
 * Makes a log comparable between machines.
 *
 * @param raw - what a process printed
 * @param dir - absolute path of the example
 * @returns the log without colours and absolute paths
 */
export function cleanLog(raw: string, dir: string): string {
  return stripVTControlCharacters(raw)
    .replace(/\r\n?/g, '\n')
    .replaceAll(dir, '<example>')
    .replaceAll(repositoryRoot, '<repository>');
}

/** Removes what earlier builds left in an example, so that nothing stale can satisfy a claim. */
export function clearBuild(dir: string, spec: BuildSpec): void {
  for (const entry of ['node_modules/.rspress', spec.outDir ?? 'doc_build', ...(spec.generates ?? [])]) {
    fs.rmSync(path.join(dir, entry), {recursive: true, force: true});
  }
  const modules = path.join(dir, 'node_modules');
  if (fs.existsSync(modules) && fs.readdirSync(modules).length === 0) {
    fs.rmdirSync(modules);
  }
}

/**
 * Runs `rspress build` once.
 *
 * @param dir - absolute path of the example
 * @param spec - the build
 * @returns how it ended; a failing command is a result, not an exception
 * @throws Error when the example's `prepare` script fails
 */
export async function runBuild(dir: string, spec: BuildSpec): Promise<BuildResult> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    ...spec.env,
  };
  // Set by test runners and by this script's own loader; a reader's shell has neither.
  delete env.NODE_ENV;
  if (spec.env?.NODE_OPTIONS === undefined) {
    delete env.NODE_OPTIONS;
  }
  let prepared = '';
  if (spec.prepare !== undefined) {
    const run = spawnSync(process.execPath, [path.join(dir, spec.prepare)], {cwd: dir, env, encoding: 'utf8'});
    if (run.status !== 0) {
      throw new Error(`${spec.prepare} failed:\n${run.stdout}${run.stderr}`.trimEnd());
    }
    prepared = run.stdout;
  }
  const started = performance.now();
  const args = [rspressScript(), 'build', ...(spec.config === undefined ? [] : ['--config', spec.config])];
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    const stop = (): void => {
      child.kill('SIGKILL');
      process.exit(130);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({
        exitCode,
        log: cleanLog(prepared + Buffer.concat(chunks).toString('utf8'), dir),
        duration: performance.now() - started,
      });
    });
  });
}
