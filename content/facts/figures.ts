/** Numbers that the home page gives: what was counted, and what was measured. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CLAIMS} from '../claims/record';
import {loadFacts} from './load';

/** How long the site of the tutorial takes to build, as `npm run bench:tutorial` measured it. */
export interface MeasuredBuild {
  /** Median of the runs, in seconds. */
  seconds: number;
  runs: number;
  /** Processors of the machine. */
  processors: number;
  /** Major version of Node.js. */
  node: string;
  /** Day of the measurement, as YYYY-MM-DD. */
  date: string;
}

/** Where the measurement is kept, relative to the site folder. */
export const MEASURED_FILE = 'content/facts/tutorial-build.json';

/**
 * Figures by name: `facts` and `sections` are counted when this is called, the rest is the measurement.
 *
 * @returns Numbers as readers see them.
 */
export function loadFigures(): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(__dirname, path.basename(MEASURED_FILE)), 'utf8');
  const {seconds, runs, processors, node, date} = JSON.parse(text) as MeasuredBuild;
  return {
    facts: String(loadFacts().facts.length),
    sections: String(Object.values(CLAIMS).reduce((sum, page) => sum + Object.keys(page).length, 0)),
    seconds: seconds.toFixed(1),
    runs: String(runs),
    processors: String(processors),
    node,
    date,
  };
}
