/**
 * Measures how long the site of the tutorial takes to build, for the home page: `npm run bench:tutorial`.
 *
 * Each run is one `rspress build` of `examples/tour-start` without a result of an earlier one. Run it on a
 * machine with nothing else to do; the result replaces the one that is committed.
 */
import {rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspressScript} from '../../content/examples/build';
import {examplesRoot, repositoryRoot} from '../../content/examples/list';
import {MEASURED_FILE, type MeasuredBuild} from '../../content/facts/figures';
import {measuredRun} from './measuredRun';
import {quantile} from './search';
import {exitWith} from '../exit';

/** Builds that count; one before them fills the caches of the disk. */
const RUNS = 5;

/** Most time a build gets, in seconds. */
const TIME_LIMIT = 120;

async function main(): Promise<void> {
  const dir = path.join(examplesRoot, 'tour-start');
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const usage = await measuredRun([rspressScript(), 'build'], dir, TIME_LIMIT);
    rmSync(path.join(dir, 'doc_build'), {recursive: true, force: true});
    if (usage === undefined) throw new Error(`A build took longer than ${TIME_LIMIT} s.`);
    if (run > 0) times.push(usage.seconds);
  }
  const measured: MeasuredBuild = {
    seconds: Math.round(quantile(times, 0.5) * 10) / 10,
    runs: RUNS,
    processors: os.cpus().length,
    node: process.versions.node.split('.')[0] ?? '',
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(path.join(repositoryRoot, MEASURED_FILE), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`${times.map((time) => time.toFixed(2)).join(', ')} s; recorded in ${MEASURED_FILE}`);
}

exitWith(main());
