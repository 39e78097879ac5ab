/** Checks that both languages have the same pages, headings, samples, facts, pictures, callouts and links. */
import path from 'node:path';
import {createPageReader} from '../content/reader';
import {comparePages} from '../verify/parity/compare';
import {parseSample} from '../verify/parity/parser';
import {formatParity} from '../verify/parity/report';

async function main(): Promise<void> {
  const reader = createPageReader(path.resolve(__dirname, '..'));
  const english = await reader.pages('en');
  const problems = comparePages(english, await reader.pages('zh'), parseSample);
  if (problems.length > 0) process.stdout.write(`${formatParity(problems)}\n`);
  process.stdout.write(`${english.length} pages compared, ${problems.length} differences\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
});
