/** Runs the toolkit's command line in an example, as a reader would. */
import {execFile, type ExecFileException} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';

import {liveBase} from './base';
import {writeBuildConfig} from './buildConfig';
import {repositoryRoot, type Example} from './list';
import {buildProcesses, toolkitEnvironment, type Run} from './processes';
import type {BuildOptions} from './types';
import {createWorkspace, type Workspace} from './workspace';

/** How a run of the command line ended. */
export interface BuildResult {
  /** Exit code; `null` when the run was stopped after {@link timeLimit}. */
  readonly exitCode: number | null;
  /** What it printed, without colours, paths of the example written as `<example>`. */
  readonly log: string;
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
 * @param workspace - where it ran
 * @returns the log without colours and absolute paths
 */
export function cleanLog(raw: string, {dir, root}: Pick<Workspace, 'dir' | 'root'>): string {
  return stripVTControlCharacters(raw)
    .replace(/\r\n?/g, '\n')
    .replaceAll(dir, '<example>')
    .replaceAll(root, '<repository>')
    .replaceAll(repositoryRoot, '<repository>');
}

/**
 * Runs `rspress build` once, in a copy of the example.
 *
 * @param example - the example
 * @param spec - the build
 * @param output - folder, not there yet, that receives what the build wrote
 * @param background - whether other work of this computer goes first
 * @returns how it ended; a failing command is a result, not an exception
 * @throws Error when the example's `prepare` script fails
 */
export async function runBuild(
  example: Example,
  spec: BuildOptions,
  output: string,
  background = false,
): Promise<BuildResult> {
  const workspace = createWorkspace(example);
  try {
    const env = toolkitEnvironment(spec.env);
    const prepared = spec.prepare === undefined ? '' : await prepare(workspace, spec.prepare, env);
    const config = configOf(example, spec, workspace.dir);
    const args = ['build', ...(config === undefined ? [] : ['--config', config])];
    const written = path.join(workspace.dir, spec.outDir ?? 'doc_build');
    const run = {args, env: spec.env, output: {from: written, to: output}, background};
    const {exitCode, log} = await runKept(workspace, run);
    // Not copied by the process itself: it threw or was stopped.
    if (!fs.existsSync(output)) {
      fs.mkdirSync(output, {recursive: true});
      if (fs.existsSync(written)) fs.cpSync(written, output, {recursive: true});
    }
    return {exitCode, log: cleanLog(prepared, workspace) + log};
  } finally {
    workspace.remove();
  }
}

/** The configuration that the command is told of; nothing where it finds that of the example itself. */
function configOf({name}: Example, {live, base, minify, config}: BuildOptions, dir: string): string | undefined {
  return writeBuildConfig(dir, config, {base: live && base === undefined ? liveBase(name) : undefined, minify});
}

/** Runs a script of the example, and gives what it printed. */
async function prepare({dir}: Workspace, script: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [path.join(dir, script)], {cwd: dir, env})).stdout;
  } catch (cause) {
    const {stdout, stderr, message} = cause as ExecFileException;
    throw new Error(`${script} failed:\n${`${stdout ?? ''}${stderr ?? ''}`.trimEnd() || message}`, {cause});
  }
}

/** Runs the command in a process that is kept for the next. */
async function runKept(
  workspace: Workspace,
  run: Pick<Run, 'args' | 'env' | 'output' | 'background'>,
): Promise<BuildResult> {
  process.once('exit', workspace.remove);
  const {dir} = workspace;
  const {exitCode, printed} = await buildProcesses.run({
    ...run,
    script: rspressScript(),
    dir,
    limit: timeLimit,
  });
  process.off('exit', workspace.remove);
  return {exitCode, log: cleanLog(printed, workspace)};
}
