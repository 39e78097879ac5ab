/** The process of `startSamples`: checks the samples of the pages it is sent, and sends the results back. */
import path from 'node:path';
import {SampleChecker} from '../samples/checker';
import {loadMdxParser, readSampleContext} from '../samples/context';
import type {SamplePage} from '../samples/types';
import type {SampleAnswer} from './samples';

async function openChecker(siteDir: string): Promise<SampleChecker> {
  const checker = new SampleChecker(readSampleContext(siteDir, await loadMdxParser(path.join(siteDir, 'examples'))));
  // Loads the declarations before the first pages arrive.
  checker.check([]);
  return checker;
}

const checker = openChecker(process.argv[2] ?? process.cwd());
checker.catch(() => undefined);

process.on('message', (pages: SamplePage[]) => {
  const reply = (answer: SampleAnswer): void => void process.send?.(answer);
  checker.then(
    (loaded) => reply({results: loaded.check(pages)}),
    (cause: unknown) => reply({error: cause instanceof Error ? cause.message : String(cause)}),
  );
});
process.on('disconnect', () => process.exit());
