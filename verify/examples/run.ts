/**
 * Builds the example projects with the toolkit's own command line, two at a
 * time, and checks on the files it wrote what the pages say.
 *
 *   npm run examples                  everything that changed
 *   npm run examples -- minimal i18n  these two
 *   npm run examples -- --force       everything, changed or not
 *   npm run examples -- --list        names only
 */
import {parseArgs} from 'node:util';

import pMap from 'p-map';

import {installedVersions} from '../../content/examples/cache';
import {SIDE_BY_SIDE} from '../../content/examples/ensure';
import {listExamples} from '../../content/examples/list';
import {formatRows} from '../table';
import {processExample, type Outcome} from './core';

const usage = 'Usage: npm run examples -- [name…] [--force] [--list]';

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
  const started = performance.now();
  // Builds end with the process that started them.
  const interrupted = (): void => process.exit(130);
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const outcomes = await pMap(
    chosen,
    async (example) => {
      const outcome = await processExample(example, {
        versions,
        force: values.force,
        onBuild: (build) => console.log(`building ${example.name}${build === 'default' ? '' : ` (${build})`}`),
      });
      for (const error of outcome.errors) console.error(error);
      return outcome;
    },
    {concurrency: SIDE_BY_SIDE},
  );
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  console.log(`\n${table(outcomes)}\n`);
  console.log(
    `${outcomes.length} examples: ${count('built')} built, ${count('cached')} cached, ${count('failed')} failed; ` +
      `${outcomes.reduce((sum, {claims}) => sum + claims, 0)} claims checked in ` +
      seconds(performance.now() - started),
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
