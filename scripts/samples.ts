/**
 * Checks every code sample of the site against the released packages, and records to which entries of the
 * reference the names in them, and in the files of examples, lead.
 *
 * `--watch` keeps running and answers for each page that is saved.
 */
import fs from 'node:fs';
import path from 'node:path';
import {createPageReader} from '../content/reader';
import {contentRoots} from '../content/roots';
import {LANGS} from '../config/locales';
import {writeRecords} from '../verify/names/files';
import {exampleSamples, recordsOfExamples} from '../verify/names/examples';
import {recordsOf} from '../verify/names/names';
import {formatProblems, formatTable} from '../verify/samples/report';
import {SiteSamples} from '../verify/samples/run';

const siteDir = path.resolve(__dirname, '..');

function say(text: string): void {
  if (text !== '') process.stdout.write(`${text}\n`);
}

async function main(watch: boolean): Promise<void> {
  const started = performance.now();
  const site = await SiteSamples.open(createPageReader(siteDir));
  const {results, pages, named} = await site.run();
  const examples = exampleSamples();
  const written = await writeRecords(
    siteDir,
    new Map([...recordsOf(pages, named), ...recordsOfExamples(examples, await site.examples(examples))]),
  );
  const failed = results.some((result) => result.verdict === 'failed');
  say(formatProblems(results));
  say(formatTable(results));
  if (written.length > 0) say(`Names written anew: ${written.join(', ')}`);
  say(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!watch) {
    process.exitCode = failed ? 1 : 0;
    return;
  }
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = async (): Promise<void> => {
    const begin = performance.now();
    try {
      const round = await site.run();
      if (round.pages.length === 0) return;
      const problems = formatProblems(round.results);
      const names = round.pages.map((page) => page.file).join(', ');
      say(problems === '' ? `${names}: ${round.results.length} samples pass` : problems);
    } catch (cause) {
      say(cause instanceof Error ? cause.message : String(cause));
    }
    say(`${Math.round(performance.now() - begin)} ms`);
  };
  for (const root of LANGS.flatMap((lang) => Object.values(contentRoots(lang)))) {
    const dir = path.join(siteDir, root);
    if (!fs.existsSync(dir)) continue;
    fs.watch(dir, {recursive: true}, () => {
      clearTimeout(timer);
      // Editors write a file in several steps.
      timer = setTimeout(() => {
        running = running.then(again);
      }, 50);
    });
  }
}

main(process.argv.includes('--watch')).catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
});
