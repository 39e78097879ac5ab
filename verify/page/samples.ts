import {fork} from 'node:child_process';
import path from 'node:path';
import type {SampleResult} from '../samples/types';
import type {CheckSamples} from './types';

/** What the process of {@link startSamples} answers. */
export type SampleAnswer = {results: readonly SampleResult[]} | {error: string};

/** A process that checks samples. */
export interface SampleProcess {
  check: CheckSamples;
  /** Ends the process. */
  close: () => void;
}

/**
 * Starts a process that checks samples. It loads TypeScript and the declarations of the packages at
 * once, while this process reads the pages: together they take most of the time.
 *
 * @param siteDir - Absolute path of the site.
 */
export function startSamples(siteDir: string): SampleProcess {
  const child = fork(path.join(__dirname, 'sampleProcess.ts'), [siteDir], {execArgv: ['--import', 'tsx']});
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The check of the samples ended with exit code ${code}.`)));
  });
  // Reported where an answer is awaited; without one nobody asked for samples.
  failure.catch(() => undefined);
  const ask: CheckSamples = async (pages) => {
    const answer = new Promise<SampleAnswer>((resolve) =>
      child.once('message', (message) => resolve(message as SampleAnswer)),
    );
    child.send(pages);
    const result = await Promise.race([answer, failure]);
    if ('error' in result) throw new Error(result.error);
    return result.results;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One question at a time: an answer does not say which question it belongs to.
    check: (pages) => {
      const next = last.then(() => ask(pages));
      last = next.catch(() => undefined);
      return next;
    },
    close: () => void child.kill(),
  };
}
