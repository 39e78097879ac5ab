/**
 * Builds the example projects with the toolkit's own command line, one at a
 * time, and checks on the files it wrote what the pages say.
 *
 *   npm run examples                  everything that changed
 *   npm run examples -- minimal i18n  these two
 *   npm run examples -- --force       everything, changed or not
 *   npm run examples -- --list        names only
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {formatRows} from '../table';
import {installedVersions} from './cache';
import {processExample, type Outcome} from './core';
import {examplesCache, listExamples} from './list';

const usage = 'Usage: npm run examples -- [name…] [--force] [--list]';

/** Keeps two runs from building into the same folders. */
function lock(): () => void {
  fs.mkdirSync(examplesCache, {recursive: true});
  const file = path.join(examplesCache, '.lock');
  if (fs.existsSync(file)) {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    try {
      process.kill(pid, 0);
      throw new Error(
        `Another run (process ${pid}) is building the examples. Wait for it, or remove ${path.relative(process.cwd(), file)} when it is gone.`,
      );
    } catch (error) {
      // ESRCH: the process that held the lock is gone.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
        throw error;
      }
    }
  }
  fs.writeFileSync(file, String(process.pid));
  const release = (): void => fs.rmSync(file, {force: true});
  process.once('exit', release);
  return release;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({name, state, builds, claims, duration}) => [
    name,
    state,
    String(builds),
    String(claims),
    state === 'cached' ? '' : seconds(duration),
  ]);
  return formatRows([['example', 'state', 'builds', 'claims', 'time'], ...rows], 2);
}

/**
 * The command.
 *
 * @param args - arguments after the script's name
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {force: {type: 'boolean'}, list: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
  });
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  const all = listExamples();
  const names = all.map(({name}) => name);
  if (values.list === true) {
    console.log(names.join('\n'));
    return 0;
  }
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No example is called ${unknown.join(', ')}. The examples are:\n  ${names.join('\n  ')}`);
    return 1;
  }
  const chosen = positionals.length === 0 ? all : all.filter(({name}) => positionals.includes(name));
  const versions = installedVersions();
  const release = lock();
  const outcomes: Outcome[] = [];
  try {
    for (const example of chosen) {
      const outcome = await processExample(example, {
        versions,
        force: values.force,
        onBuild: (build) => console.log(`building ${example.name}${build === 'default' ? '' : ` (${build})`}`),
      });
      outcomes.push(outcome);
      for (const error of outcome.errors) {
        console.error(error);
      }
    }
  } finally {
    release();
  }
  const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  console.log(`\n${table(outcomes)}\n`);
  console.log(
    `${outcomes.length} examples: ${count('built')} built, ${count('cached')} cached, ${count('failed')} failed; ` +
      `${outcomes.reduce((sum, {claims}) => sum + claims, 0)} claims checked in ` +
      seconds(outcomes.reduce((sum, {duration}) => sum + duration, 0)),
  );
  return count('failed') === 0 ? 0 : 1;
}

if (require.main === module) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
